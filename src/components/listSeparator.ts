import {translate} from '@docusaurus/Translate';

/** Return what stands between the entries of a list in a sentence, as in texts of the build (LOCALE_FORMATS of the product model). */
export const listSeparator = (): string =>
  translate({
    id: 'obis.list.separator',
    message: ', ',
    description: 'Between two entries of a list in a sentence',
  });
