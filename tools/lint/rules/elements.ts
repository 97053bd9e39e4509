/** Rules for single elements of a page, such as code blocks, pictures and `<details>`. They also check its lines and its file name. */
import {componentOf} from '../../../src/components/registry';
import {nodeRule, type PageRule} from '../rule';
import {attributeText, findAll} from '../../../src/content/syntaxTree';

/** Report braces and `import` in the text. MDX treats them as code, so the build would stop or the text would be lost. */
export const expressions = nodeRule('syntax', ({type, value = ''}) => {
  if (!/^mdx(?:FlowExpression|TextExpression|jsEsm)$/.test(type)) return undefined;
  if (/^\s*\/\*[^]*\*\/\s*$/.test(value)) return undefined;
  const [code = ''] = value.split('\n');
  return type === 'mdxjsEsm'
    ? [`MDX reads this line as code ("${code}")`, 'start it with another word']
    : [
        `MDX reads braces as code ("{${code}}")`,
        `put it in code: \`{${code}}\`, or write a backslash before each brace`,
      ];
});

/** Lines that a writer takes for Markdown, or that a merge has left. The page would show them as text, or as a quotation. */
const LINES: readonly (readonly [RegExp, message: string, fix: string])[] = [
  [
    /^ *(?:#{1,6}|[-*+]|\d+\.)\u00a0/,
    'a no-break space after the sign of a heading or a list',
    'type this space again',
  ],
  [/^(?:<{7}|\|{7}|>{7})(?: |$)/, 'the mark of a merge conflict', 'resolve the conflict'],
];

/** Report lines that look like Markdown in an editor, but not in the page. */
export const lines: PageRule = {
  name: 'syntax',
  check: ({text}) =>
    text.split('\n').flatMap((line, index) =>
      LINES.filter(([pattern]) => pattern.test(line)).map(([, message, fix]) => ({
        line: index + 1,
        message,
        fix,
      })),
    ),
};

/** Report capitals in the name of a page. On Windows and macOS, two names that differ only in their case are one file. */
export const fileName: PageRule = {
  name: 'file-name',
  check: ({route}) =>
    route === route.toLowerCase()
      ? []
      : [{line: 1, message: 'the name of the page has capitals', fix: 'rename it in lower case'}],
};

/** Require that a code block with commands names the computer on which the reader types them (src/theme/CodeBlock/commandBlockTitle.ts). */
export const commandHost = nodeRule('command-host', ({type, lang, meta}) =>
  type === 'code' &&
  /^(?:bash|bat|cmd|console|powershell|sh|shell)$/.test(lang ?? '') &&
  !/\bhost=(?:edge|station|sender|pc)\b/.test(meta ?? '')
    ? [
        'commands without the computer that they are for',
        `write \`\`\`${lang} host=edge, or station, sender or pc`,
      ]
    : undefined,
);

/** Require a text alternative for pictures. */
export const altText = nodeRule('alt-text', (node) => {
  if (node.type !== 'image' && !componentOf(node)?.pictures) return undefined;
  const alt = node.alt ?? attributeText(node, 'alt');
  return alt?.trim()
    ? undefined
    : ['a picture without a text alternative', 'say in alt what it shows'];
});

/** Require a `<summary>` in `<details>`. The theme would add one in English on a page of any language. */
export const summary = nodeRule('summary', (node) => {
  if (node.name !== 'details' || findAll(node, ({name}) => name === 'summary').length > 0)
    return undefined;
  return ['<details> without a <summary>', 'begin it with <summary>What it holds</summary>'];
});

/** Report TODO marks that `npm run page -- new` has left in the text or the front matter. One message names all their lines. */
export const todo: PageRule = {
  name: 'todo',
  check({text}) {
    const lines = text
      .split('\n')
      .flatMap((each, index) => (/\bTODO\b/.test(each.replace(/`[^`]*`/g, '')) ? [index + 1] : []));
    const [line] = lines;
    if (line === undefined) return [];
    const message = `still to write: line ${lines.join(', ')}`;
    return [{line, message, fix: 'write each in place of its TODO'}];
  },
};
