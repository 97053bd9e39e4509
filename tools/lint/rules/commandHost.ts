import {nodeRule} from '../rule';

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
