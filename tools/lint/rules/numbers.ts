import {amountsIn} from '../amounts';
import {proseRule} from '../rule';

/** Files of data/ that define numbers: limits, rules of fields, and labels of the screens. */
const OWN_FACTS = /^data\/(?:limits|entities|interface)\//;

/** Wants a number that a limit defines as `<Limit>`, so that a correction is one edit. */
export const ownedNumbers = proseRule(
  'number',
  ['en', 'zh'],
  ['code', 'ui'],
  (prose, {vocabulary}, {file}) => {
    if (OWN_FACTS.test(file)) return [];
    const tag = (id: string) =>
      file.startsWith('data/') ? `{limit:${id}}` : `<Limit id="${id}" />`;
    return amountsIn(prose).flatMap(({amount, text, offset: at}) => {
      const ids = vocabulary.limits.get(amount);
      if (!ids) return [];
      const fix = `write the one you mean, ${ids.slice(0, 3).map(tag).join(' or ')}, or add another limit to data/limits`;
      return [{at, message: `the model owns this number ("${text}")`, fix}];
    });
  },
);
