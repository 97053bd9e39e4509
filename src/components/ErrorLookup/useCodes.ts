import {useCallback, useState} from 'react';
import type {CodeAreaData} from '@site/src/plugins/product-model/kinds/errors';

type Areas = readonly CodeAreaData[];

/** Load all error codes when `load` is called: the first view of a page does not need them. */
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
      // Loading is retried on the next key press or focus.
      () => setHasFailed(true),
    );
  }, []);
  return {areas, hasFailed, load};
}
