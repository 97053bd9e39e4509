import {readFileSync} from 'node:fs';
import path from 'node:path';
import {htmlFile} from '../../build/htmlFile';

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s">]+))`).exec(tag)?.slice(1).find(Boolean);

/**
 * What is wrong with the pictures of a page. Without a size the text moves when a picture arrives; a picture of the text
 * that is not lazy is fetched although most readers never scroll to it.
 * @returns one sentence for each, with its fix
 * @example picturesAmiss('<main><img src=a.svg width=1 loading=lazy></main>')
 *   // ['a.svg has no height. Fix: …']
 */
export function picturesAmiss(html: string): string[] {
  const main = html.search(/<main\b/);
  const end = html.indexOf('</main>');
  return [...html.matchAll(/<img\b[^>]*>/g)].flatMap(({0: tag, index}) => {
    // Docusaurus puts a small picture into the page itself.
    const name = (attribute(tag, 'src') ?? tag).slice(0, 80);
    const missing = ['width', 'height'].filter((side) => !Number(attribute(tag, side)));
    const isInText = main !== -1 && index > main && index < end;
    return [
      ...(missing.length > 0
        ? [
            `${name} has no ${missing.join(' and no ')}. ` +
              'Fix: use <Figure> or Markdown for it, which read its size, or write width and height in CSS pixels.',
          ]
        : []),
      ...(isInText && attribute(tag, 'loading') === undefined
        ? [
            `${name} is fetched with the page. ` +
              'Fix: write loading="lazy", or loading="eager" if it is in the first view.',
          ]
        : []),
    ];
  });
}

type Options = {outDir: string; baseUrl: string; routes: readonly string[]};

/**
 * Looks at the pictures of all pages of a language.
 * @throws Error that names each file, the picture and the fix
 */
export function checkPictures({outDir, baseUrl, routes}: Options): void {
  const amiss = routes.flatMap((route) => {
    const file = htmlFile(route, baseUrl, outDir);
    const page = path.relative(outDir, file);
    return picturesAmiss(readFileSync(file, 'utf8')).map((problem) => `${page}: ${problem}`);
  });
  if (amiss.length > 0) throw new Error(`Pictures:\n${amiss.join('\n')}`);
}
