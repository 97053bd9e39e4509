import fs from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {listFiles} from '../../src/plugins/product-model/pages';
import {translatedLocales, type Locale} from '../../src/settings/locales';
import {localizedText} from '../../src/settings/localizedText';
import {MASK, type Block, type Piece} from './blocks';
import type {TextSource} from './page';

const SETTINGS = 'src/settings/localizedText.ts';

const block = (line: number, pieces: readonly Piece[]): Block => ({
  kind: 'data',
  line,
  sample: false,
  pieces,
});

/** The pieces of a message with `{name}` placeholders. */
const messagePieces = (text: string, line: number): Piece[] =>
  text
    .split(/(\{\w+\})/)
    .map((part, at) =>
      at % 2 === 0
        ? {text: part, line, within: []}
        : {text: MASK, line, within: ['component'] as const},
    );

/** The messages of a translation file, without the descriptions, which are for translators. */
export function readMessageFile(file: string, text: string, language: Locale): TextSource {
  const counter = new LineCounter();
  // JSON is YAML, and the YAML parser reports line numbers.
  const {contents} = parseDocument(text, {lineCounter: counter});
  const blocks = (isMap(contents) ? contents.items : []).flatMap(({value}): Block[] => {
    const message = isMap(value) ? value.get('message', true) : undefined;
    if (!isScalar(message) || typeof message.value !== 'string') return [];
    const {line} = counter.linePos(message.range?.[0] ?? 0);
    return [block(line, messagePieces(message.value, line))];
  });
  return {file, language, blocks};
}

function readSettings(siteDir: string, language: Locale): TextSource {
  const lines = fs.readFileSync(path.join(siteDir, SETTINGS), 'utf8').split('\n');
  const blocks = Object.values(localizedText(language)).map((text) => {
    const line = lines.findIndex((each) => each.includes(text)) + 1;
    return block(line, [{text, line, within: []}]);
  });
  return {file: SETTINGS, language, blocks};
}

/** The translated interface texts: messages of i18n/ and the texts of src/settings. */
export function readMessages(siteDir: string): TextSource[] {
  return translatedLocales.flatMap((locale) => {
    const folder = `i18n/${locale}`;
    const files = listFiles(path.join(siteDir, folder)).filter((name) => name.endsWith('.json'));
    return [
      ...files.map((name) => {
        const file = `${folder}/${name}`;
        return readMessageFile(file, fs.readFileSync(path.join(siteDir, file), 'utf8'), locale);
      }),
      readSettings(siteDir, locale),
    ];
  });
}
