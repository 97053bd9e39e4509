import {nodeRule} from '../rule';

/** Report braces and `import` in the text. MDX treats them as code, so the build would stop or the text would be lost. */
export const syntax = nodeRule('syntax', ({type, value = ''}) => {
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
