import fs from 'node:fs';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {listFiles} from '../../src/plugins/product-model/pages';
import type {Strings} from '../../src/plugins/translations/checkStrings';

/** The file with the Chinese texts of the interface. */
export const STRINGS_FILE = 'i18n/zh/code.json';

/**
 * The English texts that the code asks for, as Docusaurus extracts them.
 * @throws Error naming the file in which a text or an id is not a literal
 */
export async function readAskedStrings(siteDir: string): Promise<Strings> {
  const files = listFiles(path.join(siteDir, 'src'))
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join(siteDir, 'src', name))
    // The extractor parses the whole file; most have no text.
    .filter((file) => /ranslate\b/.test(fs.readFileSync(file, 'utf8')));
  const extracted = await extractAllSourceCodeFileTranslations(
    files,
    getBabelOptions({isServer: true}),
  );
  const warnings = extracted.flatMap(({sourceCodeFilePath, warnings: found}) =>
    found.map((warning) => `${path.relative(siteDir, sourceCodeFilePath)}: ${warning}`),
  );
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return new Map(
    extracted.flatMap(({translations}) =>
      Object.entries(translations).map(([id, {message}]) => [id, message] as const),
    ),
  );
}

type StringsFile = Readonly<Record<string, {readonly message: string}>>;

/** The Chinese texts, and the line of each in its file. */
export function readTranslatedStrings(siteDir: string): {
  texts: Strings;
  lineOf: (id: string) => number;
} {
  const source = fs.readFileSync(path.join(siteDir, STRINGS_FILE), 'utf8');
  const lines = source.split('\n');
  return {
    texts: new Map(
      Object.entries(JSON.parse(source) as StringsFile).map(([id, {message}]) => [id, message]),
    ),
    lineOf: (id) => Math.max(1, lines.findIndex((line) => line.includes(`"${id}":`)) + 1),
  };
}
