import fs from 'node:fs';
import path from 'node:path';

/**
 * Call a function with the path of each saved file that the site is made of, such as `docs/obis/common/glossary.mdx` or `.env`.
 * @param signal ends the watch
 */
export function watchSiteFiles(
  siteDir: string,
  signal: AbortSignal,
  onSave: (file: string) => void,
): void {
  fs.watch(siteDir, {signal}, (_event, name) => {
    if (name && /\.(?:env|json|ts|ya?ml)$/.test(name)) onSave(name);
  });
  for (const folder of ['data', 'docs', 'i18n', 'src']) {
    fs.watch(path.join(siteDir, folder), {recursive: true, signal}, (_event, name) =>
      onSave([folder, ...(name?.split(path.sep) ?? [])].join('/')),
    );
  }
}
