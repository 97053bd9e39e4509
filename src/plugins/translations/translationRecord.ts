import * as z from 'zod';
import {readFrontMatter, splitFrontMatter} from '../../content/frontMatter';
import {i18n} from '../../content/locales';
import {hashPage, HASH_LENGTH} from './hashPage';

const translationRecord = z.strictObject({
  /** The language of the page that the translation was compared with. */
  source: z.literal(i18n.defaultLocale),
  /** The hash of the content that this page had. */
  hash: z.string().regex(new RegExp(`^[0-9a-f]{${HASH_LENGTH}}$`)),
});

/** The version of the English page that a translation was compared with. */
type TranslationRecord = z.infer<typeof translationRecord>;

/**
 * Read the record of a translation from its front matter, with its line. The record is undefined if there is none, or an invalid one.
 * @throws PageSyntaxError if the front matter is not valid YAML
 * @example readTranslationRecord("---\ntranslation: {source: en, hash: '3f9c01d27be4'}\n---\n")
 * → {record: {source: 'en', hash: '3f9c01d27be4'}, line: 2}
 */
export function readTranslationRecord(text: string): {record?: TranslationRecord; line: number} {
  const {values, lineOfKey} = readFrontMatter(text);
  const {translation} = values;
  return {
    record: translationRecord.safeParse(translation).data,
    line: translation === undefined ? 1 : lineOfKey('translation'),
  };
}

/**
 * Tell whether the English page has changed since its translation was recorded.
 * @throws PageSyntaxError or YAMLParseError if the English page is invalid
 */
export const isStale = ({hash}: TranslationRecord, english: string): boolean =>
  hashPage(english) !== hash;

/** Match the entry `translation:` with its indented lines. */
const ENTRY = /^translation:.*\r?\n(?:[ \t]+.*\r?\n)*/gm;

/** Return the page with a new record at the end of its front matter. Earlier records are removed. Nothing else changes. */
export function writeTranslationRecord(text: string, {source, hash}: TranslationRecord): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  // The hash is in quotation marks, because YAML would parse 12e456789012 as a number.
  const entry = `translation: {source: ${source}, hash: '${hash}'}${lineEnd}`;
  const page = splitFrontMatter(text);
  if (!page) return `---${lineEnd}${entry}---${lineEnd}${lineEnd}${text}`;
  return `${page.opening}${page.yaml.replace(ENTRY, '')}${entry}${page.rest}`;
}
