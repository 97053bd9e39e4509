import fs from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {hashSource} from './hashSource';
import {sourceOf} from './listPairs';
import {readStamp} from './stamp';

/** The field by which the notice above a page knows that the page is behind; fresh pages have none. */
export const STATE_FIELD = 'translationState';

type Options = {readonly siteDir: string; readonly defaultLocale: string};

/** Is the stamp of this translation of another text than its source has now? What else is wrong, the plugin tells. */
function isStale({siteDir, defaultLocale}: Options, filePath: string, content: string): boolean {
  const file = path.relative(siteDir, filePath).split(path.sep).join('/');
  const found = sourceOf(file);
  const reading = readStamp(content, defaultLocale);
  if (!found || reading.kind !== 'stamp') return false;
  try {
    const source = fs.readFileSync(path.join(siteDir, found.sourceFile), 'utf8');
    return hashSource(source, found.route) !== reading.stamp.hash;
  } catch {
    // No source, or one that cannot be read: both stop the build, with the file and the fix.
    return false;
  }
}

/**
 * Docusaurus's reading of front matter, with the state of a translation instead of its stamp: pages carry what readers
 * need to know and nothing else.
 */
export function translationFrontMatter(options: Options): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const {translation, ...frontMatter} = parsed.frontMatter;
    if (translation !== undefined && isStale(options, params.filePath, params.fileContent)) {
      frontMatter[STATE_FIELD] = 'stale';
    }
    return {...parsed, frontMatter};
  };
}
