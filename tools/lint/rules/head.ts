import {parse} from 'yaml';
import {nearest, suggest} from '../../../src/plugins/product-model/nearest';
import {Tasks} from '../../../src/plugins/sidebar-sections/listTasks';
import {countWords} from '../../countWords';
import type {PageRule} from '../rule';
import {findAll, headingId} from '../tree';

/** The entries that pages have; Docusaurus knows more, which would need a reason here. */
const ENTRIES =
  'collapsible description final keywords pagination_label reviewed search_rank section_summary sidebar_label tasks title translation who';

/** A day that has been somewhere: in China it begins eight hours before that of UTC. */
const test = (day: string) =>
  Date.parse(day) < Date.now() + 864e5 && new Date(day).toJSON().startsWith(day);

/** Entries of which the build reads one form alone. */
const FORMS: Readonly<Record<string, readonly [form: Pick<RegExp, 'test'>, fix: string]>> = {
  reviewed: [{test}, 'write a date that has been: 2026-03-12, without quotes'],
  search_rank: [/^-?[0-3]$/, 'write a number from -3 to 3'],
};

/** Wants tasks of a role of the manual, each at the top of the page or at a heading. */
export const tasks: PageRule = {
  name: 'front-matter',
  check({frontMatter: {tasks: entry}, tree}) {
    if (!entry) return [];
    const yaml = tree.children?.find(({type}) => type === 'yaml')?.value ?? '';
    const {data = [], error} = Tasks.safeParse((parse(yaml) as {tasks: unknown}).tasks);
    const ids = findAll(tree, ({type}) => type === 'heading').flatMap(
      (node) => headingId(node) ?? [],
    );
    const lost = data.flatMap(({section = ''}) => (['', ...ids].includes(section) ? [] : section));
    const fix = 'write {who: operator, task: Sign in, section: sign-in}';
    return [
      ...(error?.issues ?? []).map(({message}) => ({message: `tasks: ${message}`, fix})),
      ...lost.map((id) => ({message: `tasks: no heading has the id ${id}`, fix: suggest(id, ids)})),
    ].map((remark) => ({line: entry.line, ...remark}));
  },
};

/** Wants entries that something reads, each written in one way, and text where YAML makes `{printer: broken}` of `[printer: broken]`. */
export const entries: PageRule = {
  name: 'front-matter',
  check: ({frontMatter, text}) =>
    Object.entries(frontMatter).flatMap(([name, {line, value, count, odd}]) => {
      const [form, known = ''] = FORMS[name] ?? [];
      const [written = ''] = text.split('\n').slice(line - 1);
      if (form && !form.test(written.replace(/^\w+:\s*|\s+$/g, '')))
        return [{line, message: `the build cannot read ${written.trim()}`, fix: known}];
      const wrong = name !== 'keywords' && count !== undefined ? value : odd;
      if (ENTRIES.split(' ').includes(name)) {
        if (wrong === undefined || /^(?:tasks|translation)$/.test(name)) return [];
        const message = `YAML takes a phrase of ${name} for more than a text ("${wrong}")`;
        return [{line, message, fix: `quote the phrase: '${wrong.replaceAll("'", "''")}'`}];
      }
      const [near = ''] = nearest(name, ENTRIES.split(' '));
      const fix = near ? `Did you mean ${near}?` : 'remove it; nothing reads it';
      return [{line, message: `unknown entry of the front matter ("${name}")`, fix}];
    }),
};

/** Wants a path that can be an address: readers type, send and see it. */
export const fileName: PageRule = {
  name: 'file-name',
  check({route}) {
    if (/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(route)) return [];
    const address = route
      .toLowerCase()
      .replace(/[^a-z0-9/]+/g, '-')
      .replace(/-+$/, '');
    const message = `the name of the file is no address ("${route}")`;
    return [{line: 1, message, fix: `rename it in both languages: ${address}.mdx`}];
  },
};

const MOST_WORDS = {en: 2500, zh: 4500};

/** Says when a page has become so long that readers wait for it, and search in it in vain. No limit stops it. */
export const length: PageRule = {
  name: 'length',
  check({text, language}) {
    const words = countWords(text);
    if (words <= MOST_WORDS[language]) return [];
    const message = `a page of ${words.toLocaleString('en')} words, more than readers search through`;
    const fix = 'split it where another question begins, and link the parts';
    return [{line: 1, message, fix, severity: 'warning'}];
  },
};

const DESCRIPTION_LENGTH = {en: [50, 180], zh: [20, 100]} as const;

/** Wants a description, which search engines and link previews show. (`sameDescriptions` finds duplicates.) */
export const description: PageRule = {
  name: 'description',
  check({frontMatter, language}) {
    const [least, most] = DESCRIPTION_LENGTH[language];
    const {value = '', line = 1} = frontMatter.description ?? {};
    if (value.length >= least && value.length <= most) return [];
    const fix = `write description: with ${least} to ${most} characters`;
    const found = `description of ${value.length} characters ("${value}")`;
    return [{line, message: value ? found : 'the page has no description', fix}];
  },
};

const KEYWORDS = [6, 30] as const;

/** Wants keywords on pages of the manual: search words that the page does not contain. */
export const keywords: PageRule = {
  name: 'keywords',
  check({route, frontMatter}, {listed}) {
    const [least, most] = KEYWORDS;
    const {line = 1, count = 0, value} = frontMatter.keywords ?? {};
    const isManual = route.startsWith('/obis/') || listed.has(route);
    if (!isManual || (count >= least && count <= most)) return [];
    const fix = `list ${least} to ${most} in the front matter: keywords: [a phrase, another one]`;
    if (value && !count) return [{line, message: 'keywords without brackets around them', fix}];
    return [{line, message: `a page of the manual with ${count} keywords`, fix}];
  },
};
