import type {Remark} from '../finding';
import type {PageRule} from '../rule';
import {isSample} from '../blocks';
import {attributeText, findAll, headingId, isJsx, lineOf, plainText, type Node} from '../tree';

const isLink = ({type}: Node): boolean => type === 'link';

const remark = (node: Node, message: string, fix: string): Remark => ({
  line: lineOf(node),
  message,
  fix,
});

/** Every heading below the title has an id of its own, so that links survive a change of words or language. */
export const headingIds: PageRule = {
  name: 'heading-id',
  languages: ['en', 'zh'],
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

/** A page starts with its one title. (remark-lint finds a second one.) */
export const title: PageRule = {
  name: 'title',
  languages: ['en', 'zh'],
  check({tree}) {
    const first = tree.children?.find(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
    if (first?.type === 'heading' && first.depth === 1) return [];
    return [
      remark(first ?? tree, 'the page does not start with a title', 'begin it with "# Title"'),
    ];
  },
};

const DESCRIPTION_LENGTH = {en: [50, 180], zh: [20, 100]} as const;

/** Search engines and link previews show the description. (`sameDescriptions` finds duplicates.) */
export const description: PageRule = {
  name: 'description',
  languages: ['en', 'zh'],
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

/** Pages of the manual have keywords: search words that the page does not contain. */
export const keywords: PageRule = {
  name: 'keywords',
  languages: ['en', 'zh'],
  check({route, frontMatter}, {listed}) {
    const [least, most] = KEYWORDS;
    const {line = 1, count = 0} = frontMatter.keywords ?? {};
    const isManual = route.startsWith('/obis/') || listed.has(route);
    if (!isManual || (count >= least && count <= most)) return [];
    const fix = `list ${least} to ${most} in the front matter: keywords: [a phrase, another one]`;
    return [{line, message: `a page of the manual with ${count} keywords`, fix}];
  },
};

/** Images and diagrams have an alternative text that describes them. (The build requires the `alt` of a diagram.) */
export const altText: PageRule = {
  name: 'alt-text',
  languages: ['en', 'zh'],
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

/** Rows have as many cells as the header; otherwise cells are lost or empty. */
export const tableColumns: PageRule = {
  name: 'table',
  languages: ['en', 'zh'],
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

/** Braces and `import` lines are code to MDX, even if they are valid: the text between them is lost, or stops the build. */
export const code: PageRule = {
  name: 'code',
  languages: ['en', 'zh'],
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

/** Markdown and components instead of HTML, which lacks the site's colours, languages and sizes. */
export const rawHtml: PageRule = {
  name: 'html',
  languages: ['en', 'zh'],
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

/** A block of commands says on which computer the reader types them (src/theme/CodeBlock/hostTitle.ts). */
export const commandHost: PageRule = {
  name: 'command-host',
  languages: ['en', 'zh'],
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

/** Links between pages start at the root, without language and file ending, and say where they lead. */
export const links: PageRule = {
  name: 'link',
  languages: ['en', 'zh'],
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
