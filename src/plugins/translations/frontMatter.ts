import fs from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {parseFrontMatter} from '../../content/frontMatter';
import {hashSource} from './hashSource';
import {sourceOfTranslation} from '../../content/pagePairs';
import type {Parse} from '../../content/parsePage';
import {readRecord} from './translationRecord';

/** The front matter field that tells the translation notice that a page is stale; fresh pages have none. */
const STATE_FIELD = 'translationState';

type Options = {readonly siteDir: string; readonly defaultLocale: string; readonly parse: Parse};

/** The path of a page from the root of the site, with `/`. */
const siteFile = ({siteDir}: Options, filePath: string): string =>
  path.relative(siteDir, filePath).split(path.sep).join('/');

/** Compare the hash in the translation record with the current source. Other problems are reported by the plugin. */
function isStale(options: Options, filePath: string, content: string): boolean {
  const {siteDir, defaultLocale, parse} = options;
  const found = sourceOfTranslation(siteFile(options, filePath));
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
 * Read the front matter of a page, and replace the translation record by its state: the translation banner needs only the state.
 * A mistake stops the build with the finding of `npm run check`.
 */
export function translationFrontMatter(options: Options): ParseFrontMatter {
  return async (params) => {
    const {filePath, fileContent} = params;
    const {translation, ...frontMatter} = parseFrontMatter(
      fileContent,
      siteFile(options, filePath),
    );
    const {content} = await params.defaultParseFrontMatter(params);
    const isOutdated = translation !== undefined && isStale(options, filePath, fileContent);
    return {content, frontMatter: {...frontMatter, ...(isOutdated && {[STATE_FIELD]: 'stale'})}};
  };
}
