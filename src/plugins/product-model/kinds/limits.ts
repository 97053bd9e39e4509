import * as z from 'zod';
import {LOCALES} from '../../../settings/locales';
import {stampOf, statusOf} from '../confirmation';
import {group, id, localized, localizeEntry, localizedOrSame, pick, source} from '../schema';
import {listEntries, sliceRows, type Kind, type SliceContext} from './kind';

const UNITS =
  'seconds?|秒 minutes?|分钟 hours?|小时 days?|天 weeks?|周 months?|个月 years?|年 KB MB GB TB ms mm'
    .split(' ')
    .map((unit) => new RegExp(`\\d[ -]*(?:${unit})(?![a-z])`));

/** The numbers of a text, and the units that stand behind one. */
const numbersIn = (text: string): string => {
  const numbers = text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? [];
  return [...numbers.sort(), ...UNITS.filter((unit) => unit.test(text))].join(' ');
};

/** A language may do without digits: twice, 2 倍. */
const hasSameNumbers = (value: z.infer<typeof localizedOrSame>): boolean =>
  new Set(LOCALES.map((locale) => numbersIn(pick(value, locale))).filter(Boolean)).size < 2;

const limit = z.strictObject({
  id,
  name: localized,
  value: localizedOrSame.refine(hasSameNumbers, 'write the same numbers and units everywhere'),
  note: localized.optional(),
  source,
});

/** Wants `x-min` <= `x-default` <= `x-max`, where they have the same unit. */
function checkOrder(list: readonly Limit[], context: z.RefinementCtx): void {
  const texts = new Map(list.map((each) => [each.id, pick(each.value, 'en').replaceAll(',', '')]));
  const unitOf = (text: string) => text.replace(/^\d+/, '');
  for (const [at, {id}] of list.entries()) {
    const {name, end} = /^(?<name>.+)-(?<end>default|max)$/.exec(id)?.groups ?? {};
    const own = texts.get(id) ?? '';
    const isLess = (text = own) => unitOf(text) === unitOf(own) && parseInt(own) < parseInt(text);
    const lower = ['min', ...(end === 'max' ? ['default'] : [])].map((part) => `${name}-${part}`);
    const other = lower.find((each) => isLess(texts.get(each)));
    const message = `make it no less than ${other}`;
    if (other) context.addIssue({code: 'custom', path: [at, 'value'], message});
  }
}

const schema = z.strictObject({topic: group, limits: z.array(limit).superRefine(checkOrder)});

export type Limit = z.infer<typeof limit>;

/** A limit in one language, with the public document that it comes from. */
const row = (entry: Limit, {locale}: SliceContext) => ({
  ...localizeEntry(entry, locale),
  assumed: statusOf(entry.source, stampOf(entry)) === 'assumed',
  standard: entry.source.kind === 'standard' ? pick(entry.source.ref, locale) : undefined,
});
export type LimitSlice = ReturnType<typeof row>;

export const limits: Kind<z.infer<typeof schema>> = {
  schema,
  facts: (content) => listEntries('limit', 'limits', content.limits, ({value}) => ({says: value})),
  names: ({topic}) => [{kind: 'limits topic', id: topic.id, path: ['topic']}],
  slices: (model) =>
    model.limits.flatMap((file) =>
      sliceRows(`limits.${file.topic.id}`, 'limit:', file.limits, row),
    ),
  components: {
    Limit: {shows: {id: 'limit'}, marks: 'rows'},
    LimitsTable: {shows: {ids: 'limit', topic: 'limits'}, marks: 'rows'},
  },
};
