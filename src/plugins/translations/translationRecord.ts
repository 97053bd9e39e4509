import {isMap, isScalar, LineCounter, parseDocument, type YAMLMap} from 'yaml';
import {HASH_LENGTH} from './hashPage';

/** The version of the English page that a translation was compared with: `source` is its locale, `hash` the hash of its content. */
export type TranslationRecord = {readonly source: string; readonly hash: string};

/** The translation record of a page, or the reason why there is none, with its line. */
export type ParsedRecord =
  | {readonly kind: 'record'; readonly record: TranslationRecord; readonly line: number}
  | {readonly kind: 'none'; readonly line: number}
  | {readonly kind: 'malformed'; readonly message: string; readonly line: number};

const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))/m;
const HASH = new RegExp(`^[0-9a-f]{${HASH_LENGTH}}$`);

/** Return the YAML of a page's front matter, without the `---` lines. */
function frontMatterOf(text: string): string | undefined {
  const match = FRONT_MATTER.exec(text);
  return match?.index === 0 ? match[2] : undefined;
}

/** Return the source text of a scalar. YAML would parse `123456789012` and `12e456789012` as numbers. */
function rawScalar(map: YAMLMap, key: string): string | undefined {
  const value = map.get(key, true);
  return isScalar(value) ? (value.source ?? String(value.value)) : undefined;
}

/**
 * Read the record of a translation from its front matter.
 * @param defaultLocale the expected locale in `source`
 * @example readTranslationRecord("---\ntranslation: {source: en, hash: '3f9c01d27be4'}\n---\n", 'en')
 * → {kind: 'record', record: {source: 'en', hash: '3f9c01d27be4'}, line: 2}
 */
export function readTranslationRecord(text: string, defaultLocale: string): ParsedRecord {
  const yaml = frontMatterOf(text);
  if (yaml === undefined) return {kind: 'none', line: 1};
  const counter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: counter});
  const [error] = document.errors;
  // The YAML starts on the line after `---`.
  if (error) {
    const line = (error.linePos?.[0].line ?? 1) + 1;
    const [message = ''] = error.message.split('\n');
    return {kind: 'malformed', line, message: `the front matter is not valid YAML (${message})`};
  }
  const pair = isMap(document.contents)
    ? document.contents.items.find(({key}) => isScalar(key) && key.value === 'translation')
    : undefined;
  if (!pair) return {kind: 'none', line: 1};
  const line = counter.linePos((isScalar(pair.key) && pair.key.range?.[0]) || 0).line + 1;
  const malformed = (message: string): ParsedRecord => ({kind: 'malformed', line, message});
  if (!isMap(pair.value)) return malformed('translation: is not {source: …, hash: …}');
  const source = rawScalar(pair.value, 'source');
  const hash = rawScalar(pair.value, 'hash');
  if (source !== defaultLocale) {
    return malformed(
      `the source of the translation record is "${source ?? ''}", not ${defaultLocale}`,
    );
  }
  if (hash === undefined || !HASH.test(hash)) {
    return malformed(
      `the hash of the translation record is "${hash ?? ''}", not ${HASH_LENGTH} digits of 0-9 a-f`,
    );
  }
  return {kind: 'record', record: {source, hash}, line};
}

/** Match the entry `translation:` with its indented lines and the blank lines between them. */
const ENTRY = /^translation:.*(?:(?:\r?\n[ \t]*)*\r?\n[ \t]+\S.*)*\r?\n?/gm;

/**
 * Return the page with a new record at the end of its front matter. Earlier records are removed. Nothing else changes.
 * @throws Error if the front matter is not valid YAML
 */
export function writeTranslationRecord(text: string, {source, hash}: TranslationRecord): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  // The hash is quoted, because YAML would parse a hash that consists of digits as a number.
  const entry = `translation: {source: ${source}, hash: '${hash}'}${lineEnd}`;
  const yaml = frontMatterOf(text);
  if (yaml === undefined) {
    const [mark = '', body = ''] = text.startsWith('\uFEFF')
      ? ['\uFEFF', text.slice(1)]
      : ['', text];
    return `${mark}---${lineEnd}${entry}---${lineEnd}${lineEnd}${body}`;
  }
  const recorded = `${yaml.replace(ENTRY, '')}${entry}`;
  const [error] = parseDocument(recorded).errors;
  if (error)
    throw new Error(`the front matter is not valid YAML (${error.message.split('\n')[0]})`);
  return text.replace(FRONT_MATTER, (_, open: string, _yaml, close: string) => {
    return `${open}${recorded}${close}`;
  });
}
