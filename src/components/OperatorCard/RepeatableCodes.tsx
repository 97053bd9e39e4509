import {Fragment, type ReactNode} from 'react';
import areas from '@generated/product-model/default/error-codes.json';
import {translate} from '@docusaurus/Translate';

/** The beginnings of the codes of which each one that a station shows may repeat on another device. A code with `first` stops the station. */
const prefixes = areas
  .filter(({errors}) => {
    const codes = errors.filter(({retry, first}) => retry && !first);
    return (
      codes.length > 0 && codes.every(({repeatOnOtherDevice}) => repeatOnOtherDevice === 'ignore')
    );
  })
  .map(({prefix}) => prefix);

/**
 * List how the codes begin that do not stop a station if the previous device or another tile has them, too (`repeatOnOtherDevice: ignore`).
 * @throws Error if there are none, because the sentence around the list is then wrong
 */
export default function RepeatableCodes(): ReactNode {
  if (prefixes.length === 0) {
    throw new Error(
      'No area of data/errors has `repeatOnOtherDevice: ignore` in all codes. Fix: remove <RepeatableCodes /> and the words around it.',
    );
  }
  const separator = translate({
    id: 'obis.operatorCard.separator',
    message: ', ',
    description: 'Between two error codes in a list',
  });
  return prefixes.map((prefix, index) => (
    <Fragment key={prefix}>
      {index > 0 && separator}
      <code translate="no">{prefix}</code>
    </Fragment>
  ));
}
