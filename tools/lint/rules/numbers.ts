import {amountsIn} from '../amounts';
import {maskedText} from '../blocks';
import type {Remark} from '../finding';
import type {TextRule} from '../rule';

const tag = (id: string, inData: boolean): string =>
  inData ? `{limit:${id}}` : `<Limit id="${id}" />`;

/** Files of data/ that define numbers: limits, rules of fields, and labels of the screens. */
const OWN_FACTS = /^data\/(?:limits|entities|interface)\//;

/** A number that a limit defines is written as `<Limit>`, so that a correction is one edit. */
export const ownedNumbers: TextRule = {
  name: 'number',
  languages: ['en', 'zh'],
  check({blocks, file}, {vocabulary}) {
    if (OWN_FACTS.test(file)) return [];
    const inData = file.startsWith('data/');
    return blocks
      .filter(({sample}) => !sample)
      .flatMap((block) => {
        const {text, lineAt} = maskedText(block, ['code', 'ui']);
        return amountsIn(text).flatMap(({amount, text: shown, offset}): Remark[] => {
          const ids = vocabulary.limits.get(amount);
          if (!ids) return [];
          const tags = ids.slice(0, 3).map((id) => tag(id, inData));
          return [
            {
              line: lineAt(offset),
              message: `the model owns this number ("${shown}")`,
              fix: `write ${tags.join(' or ')}`,
            },
          ];
        });
      });
  },
};
