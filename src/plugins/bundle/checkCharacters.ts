import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Looks for what React 18 leaves in pages that are rendered without `renderToHtml.ts`.
 * @throws Error that names the file, the text before the first broken character, and the fix
 */
export function checkCharacters(outDir: string): void {
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    const [, before] = /(.{0,30})[\0\uFFFD]/.exec(html) ?? [];
    if (before !== undefined) {
      throw new Error(
        `${file} has a broken character after "${before}". Fix: take it from the page's text or, if it is not there, ` +
          'see that src/plugins/bundle/index.ts still puts renderToHtml.ts in the place of the file of Docusaurus.',
      );
    }
  }
}
