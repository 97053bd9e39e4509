import fs from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {explainFrontMatter} from './explainFrontMatter';
import {hashSource} from './hashSource';
import {sourceOf} from './listPairs';
import type {Parse} from './normaliseSource';
import {readStamp} from './stamp';
import {PageSyntaxError} from './tree';

/** The front matter field that tells the translation notice that a page is stale; fresh pages have none. */
const STATE_FIELD = 'translationState';

type Options = {readonly siteDir: string; readonly defaultLocale: string; readonly parse: Parse};

/** The path of a page from the root of the site, with `/`. */
const siteFile = ({siteDir}: Options, filePath: string): string =>
  path.relative(siteDir, filePath).split(path.sep).join('/');

/** Whether the stamp's hash differs from that of the current source. Other problems are reported by the plugin. */
function isStale(options: Options, filePath: string, content: string): boolean {
  const {siteDir, defaultLocale, parse} = options;
  const found = sourceOf(siteFile(options, filePath));
  const reading = readStamp(content, defaultLocale);
  if (!found || reading.kind !== 'stamp') return false;
  try {
    const source = fs.readFileSync(path.join(siteDir, found.sourceFile), 'utf8');
    return hashSource(source, found.route, parse) !== reading.stamp.hash;
  } catch {
    // A missing or invalid source fails the build elsewhere, with the file and the fix.
    return false;
  }
}

/**
 * Docusaurus's `parseFrontMatter` with the state of a translation instead of its stamp, which readers do not need. What YAML
 * cannot read is told in a writer's words.
 */
export function translationFrontMatter(options: Options): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
      const remark = explainFrontMatter(params.fileContent);
      if (!remark) throw error;
      throw new PageSyntaxError(remark, siteFile(options, params.filePath));
    });
    const {translation, ...frontMatter} = parsed.frontMatter;
    if (translation !== undefined && isStale(options, params.filePath, params.fileContent)) {
      frontMatter[STATE_FIELD] = 'stale';
    }
    return {...parsed, frontMatter};
  };
}
