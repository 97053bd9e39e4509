import {settings} from '../../../site.settings';
import {lintMermaid} from '../../../src/markdown/diagrams/lintMermaid';
import {nearest} from '../../../src/plugins/product-model/nearest';
import {linksOf} from '../../../src/plugins/translations/readStructure';
import {tone} from '../../../src/plugins/product-model/schema';
import {LOCALES} from '../../../src/settings/locales';
import {withoutSamples} from '../blocks';
import type {Remark} from '../finding';
import type {Page} from '../page';
import {remark, type Context, type PageRule} from '../rule';
import {attributeText, findAll, headingId, isJsx, lineOf, plainText, type Node} from '../tree';

/** Makes a rule that looks at single nodes: `find` returns what is wrong with one and how to fix it. */
const nodeRule = (
  name: string,
  find: (
    node: Node,
    page: Page,
    context: Context,
  ) => readonly [message: string, fix: string] | undefined,
): PageRule => ({
  name,
  check: (page, context) =>
    findAll(page.tree, () => true).flatMap((node) => {
      const wording = find(node, page, context);
      return wording ? [remark(node, ...wording)] : [];
    }),
});

const headingsOf = (tree: Node): Node[] => findAll(tree, ({type}) => type === 'heading');

/** Wants an id of its own for every heading below the title, so that links survive a change of words or language. */
export const headingIds: PageRule = {
  name: 'heading-id',
  check({tree}) {
    const seen = new Map<string, number>();
    return headingsOf(tree).flatMap((heading): Remark[] => {
      if (heading.depth === 1) return [];
      const id = headingId(heading);
      if (!id) {
        const message = `heading without an id ("${plainText(heading).trim()}")`;
        return [remark(heading, message, 'end it with {/* #some-id */}')];
      }
      const earlier = seen.get(id);
      seen.set(id, earlier ?? lineOf(heading));
      if (earlier !== undefined) {
        const message = `id of line ${earlier} again ("${id}")`;
        return [remark(heading, message, 'give it an id of its own')];
      }
      if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return [];
      return [remark(heading, `bad id ("${id}")`, 'use lower-case words with hyphens')];
    });
  },
};

/** Wants one title, and no heading that skips a level. */
export const headingLevels: PageRule = {
  name: 'markdown',
  check: ({tree}) =>
    headingsOf(tree).flatMap((heading, index, all): Remark[] => {
      const {depth = 1} = heading;
      const before = all[index - 1]?.depth ?? depth;
      if (depth > before + 1) {
        const fix = 'use one # more than the heading above it, not two';
        return [remark(heading, 'a heading skips a level', fix)];
      }
      if (depth > 1 || index === 0) return [];
      return [remark(heading, 'second title on the page', 'use ## for sections')];
    }),
};

/** Languages of code that the theme colours (docusaurus.config.ts), and plain text. */
const LANGUAGES = /^(?:bash|bat|css|diff|html|ini|json|mdx?|mermaid|powershell|text|tsx?|yaml)$/;

const TABS = 'write in <Tabs> <TabItem value="linux" label="Linux"> alone, each with another value';

/** Wants code fences with a language, and addresses as links with a text. */
export const markdown = nodeRule('markdown', (node) => {
  const {type, name = '', lang, url = '', position, children} = node;
  const tabs = children?.map((tab) => tab.name === 'TabItem' && attributeText(tab, 'value')) ?? [];
  const isTabs = new Set(tabs).size === tabs.length && tabs.every(Boolean);
  const first = (name === 'Tabs' && attributeText(node, 'defaultValue')) || tabs[0];
  if (name === 'Tabs' ? !isTabs || !tabs.includes(first) : tabs.some((tab) => tab !== false))
    return ['tabs that the build cannot tell apart, or something else among them', TABS];
  if (name === 'Figure' && !attributeText(node, 'light'))
    return ['<Figure> without a picture', 'write light="/img/…", and dark="/img/…" for dark mode'];
  if (name === 'Badge' && tone.safeParse(attributeText(node, 'tone') ?? 'info').error)
    return ['<Badge> of an unknown tone', `use one of ${tone.options.join(', ')}`];
  if (type === 'code' && !LANGUAGES.test(lang ?? ''))
    return ['code fence without a known language', 'write bash, json, yaml or text behind its ```'];
  const words = plainText({type, children});
  if (type === 'blockquote' && /^\s*\[!\w+\]/.test(words))
    return [
      'a notice that readers see as a quotation',
      'write :::note, the text and ::: on a line each',
    ];
  const isAlone = type === 'paragraph' && children?.length === 1;
  if (isAlone && children[0]?.type === 'strong' && /^\d+[.、]/.test(words))
    return ['a bold line in place of a heading', 'write ## and the words, with an id behind them'];
  if (type === 'heading' && words.trim() === '' && findAll(node, isJsx).length === 0)
    return ['a heading without words', 'write its words behind the signs #'];
  if (type === 'heading' && /[。：，；、]\s*$/.test(words))
    return ['punctuation ends a heading', 'leave the last sign out'];
  if (type === 'containerDirective' && words.trim() === '')
    return ['a notice without a text', 'write the text between its lines, or remove it'];
  if (type === 'emphasis' && /^[\d.]+$/.test(words))
    return ['two signs * that make italics of a number', 'write × for a product'];
  if (type === 'delete')
    return [
      `text that two signs ~ strike out ("${words.slice(0, 20)}")`,
      'write a range with ～ in Chinese and "to" in English',
    ];
  // A bare address begins where its text begins.
  const isBare = position?.start.offset === children?.[0]?.position?.start.offset;
  return type === 'link' && /^(?:https?|mailto):/.test(url) && isBare
    ? ['bare address', 'write [name of the page](address), or put it in code']
    : undefined;
});

/** Wants the title at the start of the page. */
export const title: PageRule = {
  name: 'title',
  check({tree}) {
    const first = tree.children?.find(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
    if (first?.type === 'heading' && first.depth === 1) return [];
    const message = 'the page does not start with a title';
    return [remark(first ?? tree, message, 'begin it with "# Title"')];
  },
};

const isDiagram = ({type, lang}: Node): boolean => type === 'code' && lang === 'mermaid';

/** Wants a text alternative of images and diagrams. (The build requires the `alt` of a diagram.) */
export const altText = nodeRule('alt-text', (node, {language}) => {
  if (node.type !== 'image' && !isDiagram(node) && node.name !== 'Figure') return undefined;
  const attribute = attributeText(node, 'alt') ?? /\balt="([^"]*)"/.exec(node.meta ?? '')?.[1];
  const alt = (node.alt ?? attribute ?? '').trim();
  const least = language === 'en' ? 10 : 5;
  return alt.length < least
    ? [`text alternative too short ("${alt}")`, `say in ${least} characters or more what it says`]
    : undefined;
});

/** Wants as many cells in a row as in the header; otherwise cells are lost or empty. */
export const tableColumns: PageRule = {
  name: 'table',
  check: ({tree, text}) =>
    findAll(tree, ({type}) => type === 'table').flatMap(({children: [header, ...rows] = []}) => {
      const columns = header?.children?.length ?? 0;
      return rows.flatMap((row): Remark[] => {
        const {length} = row.children ?? [];
        if (length === columns) return [];
        const shown = text.split('\n')[lineOf(row) - 1]?.trim();
        const message = `a row of ${length} cells in a table of ${columns} (${shown})`;
        const fix = String.raw`add or join cells; write a bar inside a cell as \|`;
        return [remark(row, message, fix)];
      });
    }),
};

/** Finds braces and `import` lines, which are code to MDX: the text between them is lost, or stops the build. */
export const code = nodeRule('code', ({type, value = ''}) => {
  const isComment = /^\s*\/\*[^]*\*\/\s*$/.test(value);
  if (!/^mdx(?:FlowExpression|TextExpression|jsEsm)$/.test(type)) return undefined;
  // One that holds the start of another ends where that does.
  if (isComment && !value.includes('{/*')) return undefined;
  const [text = ''] = value.split('\n');
  if (isComment)
    return [`a comment is not closed ("{${text.trim().slice(0, 30)}")`, 'end it with */}'];
  return type === 'mdxjsEsm'
    ? [
        `MDX takes a line that starts with "${text.split(' ')[0]}" for code ("${text.slice(0, 30)}")`,
        'start the line with another word; components need no import',
      ]
    : [
        `MDX takes a brace for the start of code ("{${text}}")`,
        `put it in code: \`{${text}}\`, or write a backslash before the brace: \\{${text}\\}`,
      ];
});

/** HTML elements without an equivalent in Markdown or a component. */
const ALLOWED_HTML = ['br', 'details', 'summary', 'sub', 'sup'];

/** Wants Markdown and components instead of HTML, but for an empty `<a id="…" />`: the id of a heading that went. */
export const rawHtml = nodeRule('html', (node) => {
  const name = node.name ?? '';
  const allowed = name === 'a' ? !node.children?.length : ALLOWED_HTML.includes(name);
  return isJsx(node) && /^[a-z]/.test(name) && !allowed
    ? [`raw HTML ("<${name}>")`, 'use Markdown or a component: see docs/markdown-features.mdx']
    : undefined;
});

/** Wants a block of commands to say on which computer the reader types them (src/theme/CodeBlock/hostTitle.ts). */
export const commandHost = nodeRule('command-host', ({type, lang, meta}) =>
  type === 'code' &&
  /^(?:bash|bat|cmd|console|powershell|sh|shell)$/.test(lang ?? '') &&
  !/\bhost=(?:edge|station|sender|pc)\b/.test(meta ?? '')
    ? [
        'commands without the computer that they are for',
        'write host=edge, station, sender or pc after the language of the fence',
      ]
    : undefined,
);

const VAGUE =
  /^(?:here|this|this page|link|more|read more|click here|这里|此处|点击这里|链接|更多)$/i;

const INTO_LANGUAGE = new RegExp(`^/(?:${LOCALES.join('|')})(?:[/#]|$)`);
const HOST = new URL(settings.siteUrl).host.replaceAll('.', String.raw`\.`);
const OWN_SITE = new RegExp(
  `^(?:https?:)?//(?:${HOST}|(?:localhost|127\\.0\\.0\\.1):\\d+)(?:[/?#]|$)`,
);

/** Addresses that are wrong, the first that fits counts. */
const BAD_ADDRESSES: readonly (readonly [RegExp, message: string, fix: string])[] = [
  [/^(?![/#]|https?:|mailto:|pathname:)/, 'relative link', 'start it at the root: /obis/…'],
  [/^https?:(?!\/\/\w)/, 'address without two slashes', 'write https://…'],
  [INTO_LANGUAGE, 'link into one language', 'leave the language out'],
  [OWN_SITE, 'link that leaves the language', 'start it at the root: /obis/…'],
  [/^pathname:(?!.*\.\w+$)/, 'link that leaves the language', 'start it at the root: /obis/…'],
  [/^\/[^#]*\.(?:mdx?|html)(?:#|$)/, 'link to a file', 'leave the file ending out'],
  [/^\/[^#]+\/(?:#|$)/, 'link ends in a slash', 'leave the last slash out'],
];

/** Wants links between pages from the root, without language and file ending, which say where they lead. */
export const links: PageRule = {
  name: 'link',
  check: ({tree}) =>
    linksOf(withoutSamples(tree)).flatMap(({node, target: url}): Remark[] => {
      const text = plainText(node).trim();
      const bad = BAD_ADDRESSES.find(([pattern]) => pattern.test(url));
      const title = 'use the title of the page';
      const empty = `link without a text ("${url}")`;
      const vague = `link that does not say where it leads ("${text}")`;
      return [
        ...(bad ? [remark(node, `${bad[1]} ("${url}")`, bad[2])] : []),
        ...(node.type === 'link' && !node.children?.length ? [remark(node, empty, title)] : []),
        ...(VAGUE.test(text) ? [remark(node, vague, title)] : []),
      ];
    }),
};

/** Reports the lines of diagrams that the renderer cannot draw. */
export const diagrams: PageRule = {
  name: 'diagram',
  check: ({tree}) =>
    findAll(tree, isDiagram).flatMap((node) =>
      lintMermaid(node.value ?? '').map((each) => ({...each, line: lineOf(node) + each.line})),
    ),
};

const textOf = (node: Node): string => plainText(node).replace(/\s+/g, ' ').trim();

/** Wants every label of the product quoted as the model has it, in the language of the page. */
export const uiLabels = nodeRule('label', (node, {language}, {vocabulary: {labels}}) => {
  if (!isJsx(node) || node.name !== 'UI' || labels[language].has(textOf(node))) return undefined;
  const near = nearest(textOf(node), labels[language]).map((text) => `"${text}"`);
  const guess = near.length > 0 ? `write ${near.join(' or ')}, or ` : '';
  const fix = `${guess}add it to the labels in data/interface`;
  return [`the product shows no such text ("${textOf(node)}")`, fix];
});

/**
 * Shortens a term whose abbreviation is spelt out.
 * @example shortForm('证书签名请求（CSR）配置') → 'CSR配置'
 */
const shortForm = (text: string): string =>
  text.replace(/\p{Script=Han}+（([^（）]+)）/gu, '$1').replaceAll(' ', '');

/** Wants one translation for one term: a `<Term>` on a Chinese page has the glossary's word, its abbreviation, or both. */
export const termText = nodeRule('term', (node, {language}, {vocabulary}) => {
  if (!isJsx(node) || node.name !== 'Term' || language !== 'zh') return undefined;
  const id = attributeText(node, 'id') ?? '';
  const forms = vocabulary.chineseForms.get(id);
  const text = textOf(node);
  const isKnown = forms?.some((form) => form === text || shortForm(form) === shortForm(text));
  if (!forms || text === '' || isKnown) return undefined;
  const fix = `write ${forms.slice(0, 3).join(' or ')}`;
  return [`the glossary has another word for ${id} ("${text}")`, fix];
});

/** Wants a procedure to say who does it, and a page that says that a step is final to explain it. */
export const pageHead: PageRule = {
  name: 'page-head',
  check({route, tree, frontMatter: {who, final}}, {shapeOf}) {
    if (shapeOf(route) === 'procedure' && !who) {
      const message = 'a procedure does not say who does it';
      return [{line: 1, message, fix: 'add who: site-engineer, or another role of the glossary'}];
    }
    const isDanger = ({type, name}: Node) => type === 'containerDirective' && name === 'danger';
    if (final?.value !== 'true' || findAll(tree, isDanger).length > 0) return [];
    const message = 'the page says that a step cannot be undone, and has no :::danger';
    return [{line: final.line, message, fix: 'say before the step what is lost, or remove final'}];
  },
};

/** Finds a draft: what `npm run page -- new` left to fill in, in comments of the front matter too. */
export const todo: PageRule = {
  name: 'todo',
  check({text}) {
    const lines = text
      .split('\n')
      .flatMap((line, at) =>
        /\b(?:TODO|TBD|FIXME)\b/.test(line.replace(/`[^`]*`/g, '')) ? [at + 1] : [],
      );
    if (lines.length === 0) return [];
    const message = `still to write: ${lines.length}, in line ${lines.join(', ')}`;
    return [{line: lines[0] ?? 1, message, fix: 'write each, and remove its TODO'}];
  },
};
