import type {Root} from 'postcss';
import {variablesIn} from '../readSheet';
import {leaveOutUnused} from './leaveOutUnused';
import {readDefinitions, type Definition} from './readDefinitions';
import type {Mentions} from './readMentions';
import {isWithin, matchesLanguage, readSubjects} from './subjects';
import {substitute} from './substitute';

/** A longer value (in characters) that is used more than once stays where it is: the lists of fonts. */
const LONGEST = 60;
/** These say where the value comes from rather than being one. */
const NO_VALUE = /^(?:|initial|inherit|unset|revert|revert-layer)$/i;

/** Takes out the selectors that ask the root element for another language than it has. */
function leaveOutOtherLanguages(sheet: Root, language: string): void {
  sheet.walkRules(/:lang\(/, (rule) => {
    const subjects = readSubjects(rule.selector, language);
    const kept = rule.selectors.filter((_selector, index) => {
      const {isRoot, compound = []} = subjects[index] ?? {};
      return !(isRoot && compound.some((token) => matchesLanguage(token, language) === false));
    });
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Whether a definition is always in force on the root element, and wins there over another, which is for the root alone. */
function overrides(one: Definition, other: Definition): boolean {
  if (one.isConditional || !one.subject.isAlwaysRoot || !other.subject.isRoot) return false;
  if (one.layer !== other.layer) return one.layer === undefined;
  const [counts, others] = [one.subject.specificity, other.subject.specificity];
  if (!counts || !others) return false;
  const difference = counts.map((count, i) => count - (others[i] ?? 0)).find((by) => by !== 0);
  return (difference ?? one.order - other.order) > 0;
}

/** How often the sheets take the value of each custom property. */
function countUses(sheets: readonly Root[]): Map<string, number> {
  const uses = new Map<string, number>();
  const count = (name: string) => {
    uses.set(name, (uses.get(name) ?? 0) + 1);
    return undefined;
  };
  for (const sheet of sheets) sheet.walkDecls(({value}) => void substitute(value, count));
  return uses;
}

/**
 * Writes the value of a custom property where it is used, and leaves its definition out, when that value means the same
 * everywhere: at the root and wherever else it is set, it is set to the same text, without a condition, and each property
 * that this text takes is only set where this one is set too. So it is worked out anew wherever it could change.
 * @param main the sheet that every page has, `later` those that may come after it; changed in place
 * @param language of the root element, which decides `:root:lang()`
 * @param mentions the properties that the scripts mention: those that they may set stay; so do the definitions they take
 * @returns the names that are not defined any more
 */
export function settleVariables(
  [main, ...later]: readonly [Root, ...Root[]],
  language: string,
  mentions: Mentions,
): Set<string> {
  const sheets = [main, ...later];
  for (const sheet of sheets) leaveOutOtherLanguages(sheet, language);
  const {byName, unclear} = readDefinitions(sheets, language);
  const uses = countUses(sheets);
  const inForce = new Map(
    [...byName].map(([name, all]) => [
      name,
      all.filter((one) => !all.some((other) => overrides(other, one))),
    ]),
  );
  const definitionsOf = (name: string) => inForce.get(name) ?? [];
  const isOpen = (name: string) =>
    mentions.other.has(name) ||
    unclear.has(name) ||
    definitionsOf(name).some(({declaration}) => declaration.root() !== main);

  const isSetAtRoot = ({isConditional, subject}: Definition) =>
    !isConditional && subject.isAlwaysRoot;

  /** Whether a property has a value everywhere, so that no fallback is ever taken for it; not so in a circle. */
  function isGiven(name: string, via: readonly string[] = []): boolean {
    const definitions = definitionsOf(name);
    return (
      !isOpen(name) &&
      !via.includes(name) &&
      definitions.some(isSetAtRoot) &&
      definitions.every(
        ({value}) =>
          !NO_VALUE.test(value) &&
          variablesIn(value).every((inner) => isGiven(inner, [...via, name])),
      )
    );
  }

  function settle(name: string): string | undefined {
    const definitions = definitionsOf(name);
    const text = definitions[0]?.value ?? '';
    if (
      isOpen(name) ||
      NO_VALUE.test(text) ||
      definitions.some(({value}) => value !== text) ||
      !definitions.some(isSetAtRoot)
    )
      return undefined;
    const value = substitute(text, valueOf);
    if (value.length > LONGEST && (uses.get(name) ?? 0) > 1) return undefined;
    const always = definitions.filter(({isConditional}) => !isConditional);
    const meansTheSame = variablesIn(value).every(
      (inner) =>
        isGiven(inner) &&
        definitionsOf(inner).every(({subject}) =>
          always.some((own) => isWithin(subject, own.subject)),
        ),
    );
    return meansTheSame ? value : undefined;
  }

  const settled = new Map<string, string | undefined>();
  function valueOf(name: string, fallback?: string): string | undefined {
    if (!byName.has(name)) return isOpen(name) ? undefined : fallback;
    if (!settled.has(name)) {
      // While it is worked out: one that leads to itself stays.
      settled.set(name, undefined);
      settled.set(name, settle(name));
    }
    return settled.get(name);
  }

  /** Whether the root, which has nothing to inherit, has no value, nor has any other element. */
  const isNeverGiven = (name: string) =>
    !isOpen(name) &&
    definitionsOf(name).length > 0 &&
    definitionsOf(name).every(
      ({value, subject}) => subject.isRoot && /^(?:inherit|initial|unset)$/i.test(value),
    );

  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      const {prop, value} = declaration;
      const [, name = ''] = /^var\(\s*(--[\w-]+)\s*\)$/i.exec(value) ?? [];
      if (!prop.startsWith('--') && isNeverGiven(name)) declaration.value = 'unset';
      else if (/var\(/i.test(value)) declaration.value = substitute(value, valueOf);
    });
  }
  return leaveOutUnused(sheets, inForce, (name) => isOpen(name) || mentions.taken.has(name));
}
