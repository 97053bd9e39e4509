import fs from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {explainFrontMatter} from '../../content/explainSyntax';
import {hashSource} from './hashSource';
import {sourceOf} from '../../content/listPairs';
import type {Parse} from '../../content/parsePage';
import {readRecord} from './translationRecord';
import {PageSyntaxError} from '../../content/tree';

/** The front matter field that tells the translation notice that a page is stale; fresh pages have none. */
const STATE_FIELD = 'translationState';

type Options = {readonly siteDir: string; readonly defaultLocale: string; readonly parse: Parse};

/** The path of a page from the root of the site, with `/`. */
const siteFile = ({siteDir}: Options, filePath: string): string =>
  path.relative(siteDir, filePath).split(path.sep).join('/');

/** Compare the hash in the translation record with the current source. Other problems are reported by the plugin. */
function isStale(options: Options, filePath: string, content: string): boolean {
  const {siteDir, defaultLocale, parse} = options;
  const found = sourceOf(siteFile(options, filePath));
  const reading = readRecord(content, defaultLocale);
  if (!found || reading.kind !== 'record') return false;
  try {
    const source = fs.readFileSync(path.join(siteDir, found.sourceFile), 'utf8');
    return hashSource(source, found.route, parse) !== reading.record.hash;
  } catch {
    // A missing or invalid source fails the build elsewhere, with the file and the fix.
    return false;
  }
}

/**
 * Replace the record of a translation by its state in the front matter: the translation notice needs only the state. Invalid YAML is
 * reported with file, line and advice, as `npm run check` does.
 */
export function translationFrontMatter(options: Options): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
      const mistake = explainFrontMatter(params.fileContent);
      if (!mistake) throw error;
      throw new PageSyntaxError(mistake, siteFile(options, params.filePath));
    });
    const {translation, ...frontMatter} = parsed.frontMatter;
    if (translation !== undefined && isStale(options, params.filePath, params.fileContent)) {
      frontMatter[STATE_FIELD] = 'stale';
    }
    return {...parsed, frontMatter};
  };
}
