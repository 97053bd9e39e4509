import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {memoizeByObject} from '../../../src/plugins/product-model/memoizeByObject';
import type {Locale} from '../../../src/settings/locales';
import type {Block, Within} from '../blocks';
import {proseRule, type Hit, type TextRule} from '../rule';
import type {Vocabulary} from '../vocabulary';

const FILE = 'tools/lint/words/patterns.yaml';

/** An entry of the file, which describes its fields. */
type Entry = {
  readonly words?: string;
  readonly pattern?: string;
  readonly message?: string;
  readonly fix: string;
};

type Patterns = {
  readonly rule: string;
  readonly languages: readonly Locale[];
  readonly files?: string;
  readonly message: string;
  readonly ignore: readonly Within[];
  readonly entries: readonly Entry[];
};

/** Something to look for in a text. */
export type Pattern = {readonly pattern: RegExp; readonly message: string; readonly fix: string};

function compile(entry: Entry & Pick<Pattern, 'message'>): Pattern {
  const {words, pattern = `(?<![\\w-])(?:${words})(?![\\w-])`, fix, message} = entry;
  try {
    return {pattern: new RegExp(pattern, 'giu'), fix, message};
  } catch {
    throw new Error(
      `${FILE}: "${words ?? pattern}" is no regular expression. Fix: write a backslash before each of . * + ? ( ) [ ]`,
    );
  }
}

const FOUND = (
  parse(fs.readFileSync(path.join(__dirname, '../../..', FILE), 'utf8')) as Patterns[]
).map(({entries, ...rest}) => ({
  ...rest,
  patterns: entries.map((entry) => compile({message: rest.message, ...entry})),
}));

/** Returns the patterns of a rule of the file. */
export const patternsOf = (rule: string): Pattern[] =>
  FOUND.filter((each) => each.rule === rule).flatMap(({patterns}) => patterns);

/** Replaces each label by one character, so that a pattern can test for a label, and words in labels are ignored. */
const markLabels = ({pieces, ...block}: Block): Block => ({
  ...block,
  pieces: pieces.map((piece) => (piece.within.includes('ui') ? {...piece, text: '\uFFFF'} : piece)),
});

/** Looks for the words and marks of the file; `typography` reads its own in another text. */
export const patternRules: readonly TextRule[] = FOUND.filter(
  ({rule}) => rule !== 'typography',
).map(({rule, languages, files = '', ignore, patterns}) => {
  const {check} = proseRule(rule, languages, ignore, (text) =>
    patterns.flatMap(({pattern, message, fix}) =>
      [...text.matchAll(pattern)].map(({0: found, index: at}): Hit => ({
        at,
        message: `${message} ("${found.trim()}")`,
        fix,
      })),
    ),
  );
  return {
    name: rule,
    languages,
    check: (source, context) =>
      new RegExp(files).test(source.file)
        ? check({...source, blocks: source.blocks.map(markLabels)}, context)
        : [],
  };
});

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a word, capitalised only at the start of a sentence: elsewhere a capital makes it a name. */
function englishPattern(text: string): RegExp {
  const [first = '', ...rest] = text;
  const tail = String.raw`${escape(rest.join(''))}(?![\w-])`;
  const capital = String.raw`(?<=^|[.?:]\s)${escape(first.toUpperCase())}${tail}`;
  return new RegExp(String.raw`(?<![\w-])${escape(first)}${tail}|${capital}`, 'g');
}

const avoidedPattern = memoizeByObject(({word, language}: Vocabulary['avoided'][number]) =>
  language === 'en' ? englishPattern(word) : new RegExp(escape(word), 'g'),
);

/** Wants one term for one thing: finds words that the glossary lists under `avoid`. */
export const avoidedWords = proseRule(
  'term',
  ['en', 'zh'],
  ['code', 'ui', 'emphasis'],
  (text, {vocabulary}, {language}) =>
    vocabulary.avoided
      .filter((entry) => entry.language === language)
      .flatMap((entry) =>
        [...text.matchAll(avoidedPattern(entry))].map(({0: found, index: at}) => ({
          at,
          message: `the glossary has another word for this ("${found}")`,
          fix: `write ${entry.use}, or another word if you mean another thing (avoid: ${entry.word}, in data/glossary)`,
        })),
      ),
);
