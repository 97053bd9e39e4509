import fs from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import {listFiles} from '../../src/content/pages';
import {configTranslations} from '../../src/settings/configTranslations';
import {factKindOfFile} from '../../src/plugins/product-model/kinds';
import {LOCALES, translatedLocales, type Locale} from '../../src/content/locales';
import {MASK, type Block, type InlineText} from './blocks';
import type {TextFile} from './readPages';

const SETTINGS = 'src/settings/configTranslations.ts';

/** Split a text at its code and its `{placeholders}`, which the rules for prose ignore. */
const splitInlineTexts = (text: string): InlineText[] =>
  text.split(/(`[^`]*`|\$?\{[^}]*\})/).flatMap((part, at): InlineText[] => {
    if (at % 2 === 0) return part ? [{text: part, within: []}] : [];
    if (!part.startsWith('{')) return [{text: part, within: ['code']}];
    return [{text: MASK, within: ['component']}];
  });

/**
 * Read the texts under a key of a YAML or JSON file, at any depth, each with its line.
 * @param key the language in data/; `message` in a translation file
 */
export function readTextFile(
  file: string,
  text: string,
  language: Locale,
  key: string = language,
): TextFile {
  const counter = new LineCounter();
  const notProse = ['id', 'source', ...(factKindOfFile(file)?.notProse ?? [])];
  function collect(node: unknown): Block[] {
    if (isSeq(node)) return node.items.flatMap(collect);
    if (!isMap(node)) return [];
    return node.items.flatMap((pair): Block[] => {
      const name = isScalar(pair.key) ? String(pair.key.value) : '';
      if (notProse.includes(name)) return [];
      const {value} = pair;
      if (name !== key || !isScalar(value) || typeof value.value !== 'string') {
        return collect(value);
      }
      const {line} = counter.linePos(value.range?.[0] ?? 0);
      return [{line, sample: false, inlineTexts: splitInlineTexts(value.value)}];
    });
  }
  const {contents} = parseDocument(text, {lineCounter: counter});
  return {file, text, language, blocks: collect(contents)};
}

function readSettings(siteDir: string, language: Locale): TextFile {
  const text = fs.readFileSync(path.join(siteDir, SETTINGS), 'utf8');
  const lines = text.split('\n');
  const blocks = Object.values(configTranslations(language)).map((message): Block => {
    const line = lines.findIndex((each) => each.includes(message)) + 1;
    return {line, sample: false, inlineTexts: [{text: message, within: []}]};
  });
  return {file: SETTINGS, text, language, blocks};
}

/** Read the texts of data/ in every language, and the translated messages of i18n/ and src/settings. */
export function readDataAndMessages(siteDir: string): TextFile[] {
  const read = (folder: string, ending: RegExp, languages: readonly Locale[], key?: string) =>
    listFiles(path.join(siteDir, folder))
      .filter((name) => ending.test(name))
      .flatMap((name) => {
        const file = `${folder}/${name}`;
        const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
        return languages.map((language) => readTextFile(file, text, language, key));
      });
  return [
    ...read('data', /\.ya?ml$/, LOCALES),
    ...translatedLocales.flatMap((locale) =>
      read(`i18n/${locale}`, /\.json$/, [locale], 'message'),
    ),
    ...LOCALES.map((locale) => readSettings(siteDir, locale)),
  ];
}
