import fs from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {listFiles} from '../../src/plugins/product-model/pages';
import {localizedText} from '../../src/settings/localizedText';
import {MASK, type Block, type Piece} from './blocks';
import type {TextSource} from './page';

const MESSAGES = 'i18n/zh';
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
export function readMessageFile(file: string, text: string): TextSource {
  const counter = new LineCounter();
  // JSON is YAML, and the YAML parser reports line numbers.
  const {contents} = parseDocument(text, {lineCounter: counter});
  const blocks = (isMap(contents) ? contents.items : []).flatMap(({value}): Block[] => {
    const message = isMap(value) ? value.get('message', true) : undefined;
    if (!isScalar(message) || typeof message.value !== 'string') return [];
    const {line} = counter.linePos(message.range?.[0] ?? 0);
    return [block(line, messagePieces(message.value, line))];
  });
  return {file, language: 'zh', blocks};
}

function readSettings(siteDir: string): TextSource {
  const lines = fs.readFileSync(path.join(siteDir, SETTINGS), 'utf8').split('\n');
  const blocks = Object.values(localizedText('zh')).map((text) => {
    const line = lines.findIndex((each) => each.includes(text)) + 1;
    return block(line, [{text, line, within: []}]);
  });
  return {file: SETTINGS, language: 'zh', blocks};
}

/** The Chinese interface texts: translated messages and the texts of src/settings. */
export function readMessages(siteDir: string): TextSource[] {
  const files = listFiles(path.join(siteDir, MESSAGES)).filter((name) => name.endsWith('.json'));
  return [
    ...files.map((name) => {
      const file = `${MESSAGES}/${name}`;
      return readMessageFile(file, fs.readFileSync(path.join(siteDir, file), 'utf8'));
    }),
    readSettings(siteDir),
  ];
}
