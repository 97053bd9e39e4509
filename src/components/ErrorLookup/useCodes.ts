import {useCallback, useState} from 'react';
import type {CodeAreaData} from '@site/src/plugins/product-model/kinds/errors';

type Areas = readonly CodeAreaData[];

/** All codes, loaded once, on intent: 8 KB (English), 9 KB (Chinese) that the first view of a page does not need. */
export function useCodes() {
  const [areas, setAreas] = useState<Areas>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    import(
      /* webpackChunkName: 'error-codes' */ '@generated/product-model/default/error-codes.json'
    ).then(
      (codes) => {
        setAreas(codes.default);
        setHasFailed(false);
      },
      // The next key, or the next focus, tries again.
      () => setHasFailed(true),
    );
  }, []);
  return {areas, hasFailed, load};
}
