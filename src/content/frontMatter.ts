import * as z from 'zod';
import {lineAt, readYaml, validateYaml} from '../lib/parseYaml';
import {WriterError} from '../lib/writerError';
import type {SyntaxProblem} from './explainSyntaxError';
import {PAGE_ROLES, TASK_ROLES} from './roles';
import {PageSyntaxError, addFileToError} from './parsePage';

/** The pages that must have a key. A procedure is a page with steps (tools/lint/rules/frontMatter.ts). */
type PageType = 'all pages' | 'procedures';

/** The definition of a key of the front matter. */
type KeyDefinition = {
  /** The values that it accepts. */
  readonly type: z.ZodType;
  /** A right value, for messages. */
  readonly example: string;
  /** What it is for, in one sentence without the full stop. */
  readonly purpose: string;
  /** The pages that must have it. Any page may leave out the others. */
  readonly requiredOn?: PageType;
  /**
   * What the translation of a page has: a translated value, which is out of date when the English value changes, the same value, or a
   * value of its own.
   */
  readonly inTranslation: 'translated' | 'same' | 'independent';
};

const text = z.string().min(1);

/** The most phrases that the front matter of a page may list as `keywords`. */
const MAX_KEYWORDS = 12;

/** A text that readers see. */
const shownText = {
  type: text,
  example: "'a text in quotation marks'",
  inTranslation: 'translated',
} as const;

const tasks = z.array(
  z.strictObject({
    role: z.enum(TASK_ROLES),
    task: text,
    /** The id of the heading at which the task begins. Without one, it begins at the top of the page. */
    section: text.optional(),
  }),
);

/**
 * Every key that the front matter of a page may have. The build, the text lint and the comparison of translations read this table. A
 * unit test compares its keys, and which are required, with the writers' guide, docs/create-a-document.mdx. For a new key, also decide
 * about `NEEDS_ROLE` below, and about the templates of new pages in tools/page/templates. If its value is a list with texts, the text
 * lint reads them in tools/lint/readPages.ts, and `sharedValues` compares the rest.
 */
export const FRONT_MATTER = {
  // Keys of Docusaurus.
  description: {
    ...shownText,
    purpose:
      'Search engines and link previews show this sentence about the page. So does the page itself, if a heading follows its title',
    requiredOn: 'all pages',
  },
  keywords: {
    type: z.array(text).max(MAX_KEYWORDS),
    example: `[a phrase, another phrase], at most ${MAX_KEYWORDS}`,
    purpose: 'The search finds the page by these phrases, which its text does not contain',
    inTranslation: 'independent',
  },
  title: {
    ...shownText,
    purpose: 'The browser tab shows this name, if it differs from the heading of the page',
  },
  sidebar_label: {
    ...shownText,
    purpose: 'The sidebar and the breadcrumbs show this shorter name',
  },
  // Keys of this site.
  category_summary: {
    ...shownText,
    purpose:
      'The landing page shows this sentence about the category of the sidebar that begins with the page',
  },
  tasks: {
    type: tasks,
    example: '[{role: operator, task: Sign in, section: sign-in}]',
    purpose: 'The landing page and the search offer these tasks to a kind of reader',
    inTranslation: 'translated',
  },
  role: {
    type: z.enum(PAGE_ROLES),
    example: PAGE_ROLES.join(', or '),
    purpose: 'The line below the title names the role that does the steps',
    requiredOn: 'procedures',
    inTranslation: 'same',
  },
  permissions: {
    type: z.array(text).min(1),
    example: '[key-view, key-create], ids of data/permissions',
    purpose:
      'The line below the title names these permissions, which the steps need, beside the role',
    inTranslation: 'same',
  },
  irreversible: {
    type: z.boolean(),
    example: 'true',
    purpose: 'The line below the title says that a step cannot be undone',
    inTranslation: 'same',
  },
  translation: {
    // The comparison of translations checks it (src/plugins/translations/translationRecord.ts).
    type: z.unknown(),
    example: "{source: en, hash: '3f9c01d27be4'}",
    purpose: 'It records the source text with which a translation was compared',
    inTranslation: 'independent',
  },
} as const satisfies Readonly<Record<string, KeyDefinition>>;

type Key = keyof typeof FRONT_MATTER;

/** Valid front matter. */
export type FrontMatter = {
  readonly [K in Key]?: z.infer<(typeof FRONT_MATTER)[K]['type']>;
};

const ENTRIES: readonly (readonly [string, KeyDefinition])[] = Object.entries(FRONT_MATTER);

const keysWith = (value: KeyDefinition['inTranslation']): readonly string[] =>
  ENTRIES.filter(([, {inTranslation}]) => inTranslation === value).map(([key]) => key);

/** Keys with text for readers. A change of one makes the translation stale. */
export const TRANSLATED_KEYS = keysWith('translated');

/** Keys whose value is the same in every language. */
const SHARED_KEYS = keysWith('same');

/** A value that a page and its translation have in common: a text for messages, and the path of the value. */
export type SharedValue = {readonly text: string; readonly path: readonly PropertyKey[]};

/**
 * Return the values that the front matter of a translation must have too: those of shared keys, and role and section of each task. They
 * are read from the parsed YAML, so it does not matter how a list is written.
 * @example {keys: [{text: 'permissions: key-view, key-create', …}], tasks: [{text: 'operator, #red', …}]}
 */
export function sharedValues(values: ParsedFrontMatter['values']): {
  readonly keys: readonly SharedValue[];
  readonly tasks: readonly SharedValue[];
} {
  // The rule `front-matter` reports a list that does not match the schema.
  const list = tasks.safeParse(values.tasks).data ?? [];
  return {
    keys: SHARED_KEYS.filter((key) => key in values).map((key) => ({
      text: `${key}: ${[values[key]].flat().map(String).join(', ')}`,
      path: [key],
    })),
    tasks: list.map(({role, section}, at) => ({
      text: section === undefined ? role : `${role}, #${section}`,
      path: ['tasks', at],
    })),
  };
}

/** Keys that need a `role`, because the page shows them in the same line. */
const NEEDS_ROLE: readonly Key[] = ['permissions', 'irreversible'];

const SCHEMA = z.strictObject(
  Object.fromEntries(ENTRIES.map(([key, {type}]) => [key, type.optional()])),
);

/** A wrong value of the front matter, or a key that is missing. */
type FrontMatterProblem = Omit<SyntaxProblem, 'column'>;

/** The front matter of a page with its problems. */
export type ParsedFrontMatter = {
  readonly values: Readonly<Record<string, unknown>>;
  /** Return the line of a value, such as `lineOfKey('tasks', 0, 'section')`. */
  readonly lineOfKey: (...path: PropertyKey[]) => number;
  readonly problems: readonly FrontMatterProblem[];
};

/** Return the problem for a missing key. */
export const missingKeyProblem = (key: Key): FrontMatterProblem => ({
  line: 1,
  message: `${key} is missing. ${FRONT_MATTER[key].purpose}`,
  fix: `write ${key}: ${FRONT_MATTER[key].example}`,
});

/** Find the keys that a page of the given type must have and does not have. */
export const findMissingKeys = (
  values: ParsedFrontMatter['values'],
  pages: PageType,
): FrontMatterProblem[] =>
  (Object.keys(FRONT_MATTER) as Key[])
    .filter((key) => {
      const {requiredOn}: KeyDefinition = FRONT_MATTER[key];
      return requiredOn === pages && !(key in values);
    })
    .map(missingKeyProblem);

/** The text of a page, split at its front matter. The three parts make up the whole text. */
type SplitPage = {
  /** The first line, `---`. */
  readonly opening: string;
  readonly yaml: string;
  /** Everything from the `---` at the end of the front matter. */
  readonly rest: string;
};

/**
 * Split a page at its front matter, with any line endings, and with or without a byte order mark. Return undefined if it has none.
 * @throws PageSyntaxError when the front matter does not end
 */
export function splitFrontMatter(text: string): SplitPage | undefined {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const content = text.slice(opening.length);
  const end = content.search(/^---[ \t]*\r?$/m);
  if (end >= 0) return {opening, yaml: content.slice(0, end), rest: content.slice(end)};
  const message = 'the front matter is not closed';
  const fix = 'write --- on a line of its own after the last entry';
  throw new PageSyntaxError({line: 1, column: 1, message, fix});
}

/**
 * Read the front matter of a page and find its problems. The text lint checks what depends on the rest of the page.
 * @throws PageSyntaxError when it is not valid YAML
 */
export function readFrontMatter(text: string): ParsedFrontMatter {
  // The YAML begins in the second line of the page.
  const reading = readYaml(`\n${splitFrontMatter(text)?.yaml ?? ''}`);
  if (!reading.ok) throw new PageSyntaxError(reading.problem);
  const {content, lines} = reading;
  // Plain text is valid YAML (a string), so check that the result is an object.
  if (content !== null && (typeof content !== 'object' || Array.isArray(content))) {
    const message = 'the front matter has no entries';
    throw new PageSyntaxError({line: 1, column: 1, message, fix: 'write each as name: value'});
  }
  const values = (content ?? {}) as ParsedFrontMatter['values'];
  const lineOfKey = (...path: PropertyKey[]) => lineAt({lines}, path);

  const help = (key: PropertyKey = '') =>
    `write ${String(key)}: ${FRONT_MATTER[key as Key]?.example}`;
  const wrong = validateYaml(SCHEMA, {...reading, content: values}, help).problems;
  const withoutRole = NEEDS_ROLE.filter((key) => key in values && !('role' in values)).map(
    (key): FrontMatterProblem => ({
      line: lineOfKey(key),
      message: `${key} has no role beside it. ${FRONT_MATTER.role.purpose}, and only with it shows ${key}`,
      fix: `write role: ${FRONT_MATTER.role.example}`,
    }),
  );
  return {
    values,
    lineOfKey,
    problems: [...wrong, ...findMissingKeys(values, 'all pages'), ...withoutRole],
  };
}

/**
 * Read the front matter of a page for the build.
 * @param file path from the root of the site
 * @throws Error with the file, and the line and the fix of each problem
 */
export function parseFrontMatter(text: string, file: string): FrontMatter {
  const {values, problems} = addFileToError(file, () => readFrontMatter(text));
  if (problems.length === 0) return values;
  throw new WriterError(
    problems
      .map(({line, message, fix}) => `${file}:${line} front-matter: ${message}. Fix: ${fix}`)
      .join('\n'),
  );
}
