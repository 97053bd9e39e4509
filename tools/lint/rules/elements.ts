/** Rules for single elements of a page, such as braces, code blocks and pictures. */
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

/** Report the first TODO that `npm run page -- new` has left in the text or the front matter. */
export const todo: PageRule = {
  name: 'todo',
  check({text}) {
    const lines = text.split('\n').map((line) => line.replace(/`[^`]*`/g, ''));
    const index = lines.findIndex((line) => /\bTODO\b/.test(line));
    if (index < 0) return [];
    const message = 'a text is still to be written';
    return [{line: index + 1, message, fix: 'replace each TODO in this file'}];
  },
};
