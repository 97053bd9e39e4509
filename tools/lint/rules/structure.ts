import {lintMermaid} from '../../../src/markdown/diagrams/lintMermaid';
import {nearest} from '../../../src/plugins/product-model/nearest';
import {isSample} from '../blocks';
import type {Remark} from '../finding';
import {remark, type PageRule} from '../rule';
import {attributeText, findAll, headingId, isJsx, lineOf, plainText, type Node} from '../tree';

const isLink = ({type}: Node): boolean => type === 'link';

/** Wants an id of its own for every heading below the title, so that links survive a change of words or language. */
export const headingIds: PageRule = {
  name: 'heading-id',
  check({tree}) {
    const seen = new Map<string, number>();
    const headings = findAll(tree, ({type, depth}) => type === 'heading' && (depth ?? 0) > 1);
    return headings.flatMap((heading): Remark[] => {
      const id = headingId(heading);
      const shown = plainText(heading).trim();
      if (!id) {
        return [
          remark(heading, `heading without an id ("${shown}")`, 'end it with {/* #some-id */}'),
        ];
      }
      const earlier = seen.get(id);
      seen.set(id, earlier ?? lineOf(heading));
      if (earlier !== undefined) {
        return [
          remark(heading, `id of line ${earlier} again ("${id}")`, 'give it an id of its own'),
        ];
      }
      if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return [];
      return [remark(heading, `bad id ("${id}")`, 'use lower-case words with hyphens')];
    });
  },
};

/** Wants the title at the start of the page. (remark-lint finds a second one.) */
export const title: PageRule = {
  name: 'title',
  check({tree}) {
    const first = tree.children?.find(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
    if (first?.type === 'heading' && first.depth === 1) return [];
    return [
      remark(first ?? tree, 'the page does not start with a title', 'begin it with "# Title"'),
    ];
  },
};

const DESCRIPTION_LENGTH = {en: [50, 180], zh: [20, 100]} as const;

/** Wants a description, which search engines and link previews show. (`sameDescriptions` finds duplicates.) */
export const description: PageRule = {
  name: 'description',
  check({frontMatter, language}) {
    const [least, most] = DESCRIPTION_LENGTH[language];
    const entry = frontMatter.description;
    if (!entry?.value) {
      const fix = `add description: with ${least} to ${most} characters`;
      return [{line: 1, message: 'the page has no description', fix}];
    }
    const {length} = entry.value;
    if (length >= least && length <= most) return [];
    const fix = `write ${least} to ${most}`;
    return [
      {line: entry.line, message: `description of ${length} characters ("${entry.value}")`, fix},
    ];
  },
};

const KEYWORDS = [6, 14] as const;

/** Wants keywords on pages of the manual: search words that the page does not contain. */
export const keywords: PageRule = {
  name: 'keywords',
  check({route, frontMatter}, {listed}) {
    const [least, most] = KEYWORDS;
    const {line = 1, count = 0} = frontMatter.keywords ?? {};
    const isManual = route.startsWith('/obis/') || listed.has(route);
    if (!isManual || (count >= least && count <= most)) return [];
    const fix = `list ${least} to ${most} in the front matter: keywords: [a phrase, another one]`;
    return [{line, message: `a page of the manual with ${count} keywords`, fix}];
  },
};

/** Wants a text alternative of images and diagrams. (The build requires the `alt` of a diagram.) */
export const altText: PageRule = {
  name: 'alt-text',
  check({tree, language}) {
    const least = language === 'en' ? 10 : 5;
    const pictures = findAll(
      tree,
      (node) =>
        node.type === 'image' ||
        (node.type === 'code' && node.lang === 'mermaid') ||
        (isJsx(node) && node.name === 'Figure'),
    );
    return pictures.flatMap((node): Remark[] => {
      const alt =
        node.alt ??
        attributeText(node, 'alt') ??
        /\balt="([^"]*)"/.exec(node.meta ?? '')?.[1] ??
        '';
      if (alt.trim().length >= least) return [];
      return [
        remark(
          node,
          `text alternative too short ("${alt}")`,
          'say in a sentence what the picture says',
        ),
      ];
    });
  },
};

/** Wants as many cells in a row as in the header; otherwise cells are lost or empty. */
export const tableColumns: PageRule = {
  name: 'table',
  check({tree}) {
    return findAll(tree, ({type}) => type === 'table').flatMap((table) => {
      const [header, ...rows] = table.children ?? [];
      const columns = header?.children?.length ?? 0;
      return rows
        .filter((row) => row.children?.length !== columns)
        .map((row) =>
          remark(
            row,
            `a row of ${row.children?.length ?? 0} cells in a table of ${columns} ("${plainText(row).slice(0, 40)}")`,
            String.raw`add or join cells; write a bar inside a cell as \|`,
          ),
        );
    });
  },
};

/** Finds braces and `import` lines, which are code to MDX: the text between them is lost, or stops the build. */
export const code: PageRule = {
  name: 'code',
  check({tree}) {
    const found = findAll(tree, ({type}) =>
      /^mdx(?:FlowExpression|TextExpression|jsEsm)$/.test(type),
    );
    return found
      .filter(({value = ''}) => !/^\s*(?:\/\*[^]*\*\/)?\s*$/.test(value) || value.trim() === '')
      .map((node) => {
        const text = (node.value ?? '').split('\n')[0] ?? '';
        if (node.type === 'mdxjsEsm') {
          const message = `MDX takes a line that starts with "${text.split(' ')[0]}" for code ("${text.slice(0, 30)}")`;
          return remark(
            node,
            message,
            'start the line with another word; components need no import',
          );
        }
        return remark(
          node,
          `MDX takes a brace for the start of code ("{${text}}")`,
          `put it in code: \`{${text}}\`, or write a backslash before the brace: \\{${text}\\}`,
        );
      });
  },
};

/** HTML elements without an equivalent in Markdown or a component. */
const ALLOWED_HTML = new Set(['br', 'details', 'summary', 'sub', 'sup']);

/** Wants Markdown and components instead of HTML, which lacks the site's colours, languages and sizes. */
export const rawHtml: PageRule = {
  name: 'html',
  check({tree}) {
    return findAll(tree, (node) => isJsx(node) && /^[a-z]/.test(node.name ?? ''))
      .filter(({name}) => !ALLOWED_HTML.has(name ?? ''))
      .map((node) =>
        remark(
          node,
          `raw HTML ("<${node.name}>")`,
          'use Markdown or a component: see docs/markdown-features.mdx',
        ),
      );
  },
};

/** Wants a block of commands to say on which computer the reader types them (src/theme/CodeBlock/hostTitle.ts). */
export const commandHost: PageRule = {
  name: 'command-host',
  check({tree}) {
    return findAll(
      tree,
      ({type, lang}) => type === 'code' && /^(?:bash|bat|powershell)$/.test(lang ?? ''),
    )
      .filter(({meta}) => !/\bhost=(?:edge|station|sender|pc)\b/.test(meta ?? ''))
      .map((node) =>
        remark(
          node,
          'commands without the computer that they are for',
          'write host=edge, station, sender or pc after the language of the fence',
        ),
      );
  },
};

const VAGUE =
  /^(?:here|this|this page|link|more|read more|click here|这里|此处|点击这里|链接|更多)$/i;

function addressRemark(url: string): {message: string; fix: string} | undefined {
  if (/^(?:https?:|mailto:|pathname:|#)/.test(url)) return undefined;
  if (!url.startsWith('/')) {
    return {message: `relative link ("${url}")`, fix: 'start it at the root: /obis/…'};
  }
  const [path = ''] = url.split('#');
  if (/^\/(?:zh|en)(?:\/|$)/.test(path)) {
    return {message: `link into one language ("${url}")`, fix: 'leave the language out'};
  }
  if (/\.(?:mdx?|html)$/.test(path)) {
    return {message: `link to a file ("${url}")`, fix: 'leave the file ending out'};
  }
  if (path.length > 1 && path.endsWith('/')) {
    return {message: `link ends in a slash ("${url}")`, fix: 'leave the last slash out'};
  }
  return undefined;
}

function linksOutsideSamples(tree: Node): Node[] {
  const samples = findAll(tree, isSample).flatMap((node) => findAll(node, isLink));
  return findAll(tree, isLink).filter((node) => !samples.includes(node));
}

/** Wants links between pages from the root, without language and file ending, which say where they lead. */
export const links: PageRule = {
  name: 'link',
  check({tree}) {
    return linksOutsideSamples(tree).flatMap((node): Remark[] => {
      const address = addressRemark(node.url ?? '');
      const text = plainText(node).trim();
      return [
        ...(address ? [{line: lineOf(node), ...address}] : []),
        ...(VAGUE.test(text)
          ? [
              remark(
                node,
                `link that does not say where it leads ("${text}")`,
                'use the title of the page',
              ),
            ]
          : []),
      ];
    });
  },
};

/** Reports the lines of diagrams that the renderer cannot draw. */
export const diagrams: PageRule = {
  name: 'diagram',
  check: ({tree}) =>
    findAll(tree, ({type, lang}) => type === 'code' && lang === 'mermaid').flatMap((node) =>
      lintMermaid(node.value ?? '').map(({line, ...rest}) => ({
        ...rest,
        line: lineOf(node) + line,
      })),
    ),
};

const namedNodes = (tree: Node, wanted: string): Node[] =>
  findAll(tree, (node) => isJsx(node) && node.name === wanted);

const textOf = (node: Node): string => plainText(node).replace(/\s+/g, ' ').trim();

/** Wants every label of the product quoted as the model has it, in the language of the page. */
export const uiLabels: PageRule = {
  name: 'label',
  check: ({tree, language}, {vocabulary: {labels}}) =>
    namedNodes(tree, 'UI')
      .filter((node) => !labels[language].has(textOf(node)))
      .map((node) => {
        const near = nearest(textOf(node), labels[language]).map((text) => `"${text}"`);
        const guess = near.length > 0 ? `write ${near.join(' or ')}, or ` : '';
        const message = `the product shows no such text ("${textOf(node)}")`;
        return remark(node, message, `${guess}add it to the labels in data/interface`);
      }),
};

/**
 * Shortens a term whose abbreviation is spelt out.
 * @example shortForm('证书签名请求（CSR）配置') → 'CSR配置'
 */
const shortForm = (text: string): string =>
  text.replace(/\p{Script=Han}+（([^（）]+)）/gu, '$1').replaceAll(' ', '');

/** Wants one translation for one term: a `<Term>` on a Chinese page has the glossary's word, its abbreviation, or both. */
export const termText: PageRule = {
  name: 'term',
  languages: ['zh'],
  check: ({tree}, {vocabulary}) =>
    namedNodes(tree, 'Term').flatMap((node): Remark[] => {
      const id = attributeText(node, 'id') ?? '';
      const forms = vocabulary.chineseForms.get(id);
      const text = textOf(node);
      const isKnown = forms?.some((form) => form === text || shortForm(form) === shortForm(text));
      if (!forms || text === '' || isKnown) return [];
      const message = `the glossary has another word for ${id} ("${text}")`;
      return [remark(node, message, `write ${forms.slice(0, 3).join(' or ')}`)];
    }),
};

/** Wants a procedure to say who does it, and a page that says that a step is final to explain it. */
export const pageFacts: PageRule = {
  name: 'facts',
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
      .flatMap((line, at) => (/\bTODO[:：]/.test(line) ? [at + 1] : []));
    if (lines.length === 0) return [];
    const message = `${lines.length} places are left to write, in lines ${lines.join(', ')}`;
    return [{line: lines[0] ?? 1, message, fix: 'write each, and remove its TODO'}];
  },
};
