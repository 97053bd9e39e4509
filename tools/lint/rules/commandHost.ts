import {COMMAND_HOSTS, COMMAND_LANGUAGES, commandHostOf} from '../../../src/content/commandHosts';
import {nodeRule} from '../rule';

/** Require that a code block with commands names the computer on which the reader types them (src/theme/CodeBlock/commandBlockTitle.ts). */
export const commandHost = nodeRule('command-host', ({type, lang, meta}) =>
  type === 'code' &&
  COMMAND_LANGUAGES.some((each) => each === lang?.toLowerCase()) &&
  !commandHostOf(meta ?? undefined)
    ? [
        'commands without the computer that they are for',
        `write \`\`\`${lang} host=…, with one of ${COMMAND_HOSTS.join(', ')}`,
      ]
    : undefined,
);
