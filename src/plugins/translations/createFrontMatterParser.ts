import fs from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {parseFrontMatter} from '../../content/frontMatter';
import {findEnglishFile} from '../../content/pagePairs';
import {sitePath} from '../../content/pages';
import {isStale, readTranslationRecord} from './translationRecord';

/** The front matter field from which the translation banner learns that a page is stale. Other pages do not have it. */
const STATE_FIELD = 'translationState';

/** Check whether the translation in a file is stale. The plugin (index.ts) reports all other problems. */
function isStaleFile(siteDir: string, file: string, content: string): boolean {
  const found = findEnglishFile(file);
  const {record} = readTranslationRecord(content);
  if (!found || !record) return false;
  try {
    return isStale(record, fs.readFileSync(path.join(siteDir, found.englishFile), 'utf8'));
  } catch {
    // A missing or invalid English page fails the build elsewhere, with the file and the fix.
    return false;
  }
}

/**
 * Create the function with which Docusaurus reads the front matter of pages. It replaces the translation record by the state of the
 * translation, because the translation banner needs only the state. Invalid front matter stops the build with the same message as `npm run check`.
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const {filePath, fileContent} = params;
    const file = sitePath(siteDir, filePath);
    const {translation, ...frontMatter} = parseFrontMatter(fileContent, file);
    const {content} = await params.defaultParseFrontMatter(params);
    const isOutdated = translation !== undefined && isStaleFile(siteDir, file, fileContent);
    return {content, frontMatter: {...frontMatter, ...(isOutdated && {[STATE_FIELD]: 'stale'})}};
  };
}
