import path from 'node:path';
import {escapeHtml} from '../shared/markup';
import type {Html} from './html';

/** Files of components whose own words stand in the text of pages. */
const FILES = [
  'Checklist/index.tsx',
  'ErrorTable/index.tsx',
  'FieldTable/requiredWord.ts',
  'PermissionNote/index.tsx',
  'ProgrammingSequence/Step.tsx',
];

/**
 * The words of components in the language of the site.
 * @param values HTML for the `{names}` in the message
 * @throws Error for an id that no component asks for
 */
export type Words = (id: string, values?: Readonly<Record<string, Html>>) => Html;

/** English messages by id. */
export type Messages = ReadonlyMap<string, string>;

/**
 * Reads the English words out of the components' code, as `docusaurus write-translations` does, so that they are
 * written down once.
 */
export async function readMessages(siteDir: string): Promise<Messages> {
  // A second to load, which a build need not spend.
  const {extractAllSourceCodeFileTranslations, getBabelOptions} = await import('@docusaurus/babel');
  const extracted = await extractAllSourceCodeFileTranslations(
    FILES.map((file) => path.join(siteDir, 'src/components', file)),
    getBabelOptions({isServer: true}),
  );
  return new Map(
    extracted.flatMap(({translations}) =>
      Object.entries(translations).map(([id, {message}]) => [id, message] as const),
    ),
  );
}

/** @param translations messages by id, for those that are translated */
export function wordsOf(messages: Messages, translations: Readonly<Record<string, string>>): Words {
  return (id, values = {}) => {
    const message = translations[id] ?? messages.get(id);
    if (message === undefined) {
      throw new Error(
        `Search preview: no component asks for the text "${id}". ` +
          'Correct the id in src/plugins/search/preview/components.ts, or add the file that has it to words.ts.',
      );
    }
    return escapeHtml(message).replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
  };
}
