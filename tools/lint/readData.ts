import fs from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import {LOCALES, type Locale} from '../../src/settings/locales';
import {listFiles} from '../../src/plugins/product-model/pages';
import {MASK, type Block, type Piece} from './blocks';
import type {TextSource} from './page';

/** Keys whose texts are not prose: search synonyms, words to avoid, sample values, sources. */
const NOT_PROSE = new Set([
  'synonyms',
  'searched',
  'avoid',
  'example',
  'source',
  'pages',
  'see',
  'id',
]);

/** Code, variables and limits in a text of data/, which the prose rules ignore. */
const NOT_WORDS = /(`[^`]*`|\$\{[^}]*\}|\{limit:[^}]*\})/;

/** Splits a text of data/, or a message with `{placeholders}`, into pieces. */
export function piecesOf(text: string, line: number): Piece[] {
  return text.split(NOT_WORDS).flatMap((part, at): Piece[] => {
    if (at % 2 === 0) return part ? [{text: part, line, within: []}] : [];
    const limit = /^\{limit:\s*(\S+?)\s*\}$/.exec(part)?.[1];
    return limit
      ? [{text: MASK, line, within: ['component'], component: {name: 'Limit', id: limit}}]
      : [{text: part, line, within: ['code']}];
  });
}

type Reading = {readonly counter: LineCounter; readonly language: Locale};

function collect(node: unknown, reading: Reading, keys: readonly string[]): Block[] {
  const {counter, language} = reading;
  if (isSeq(node)) return node.items.flatMap((item) => collect(item, reading, keys));
  if (!isMap(node)) return [];
  return node.items.flatMap(({key, value}): Block[] => {
    const name = isScalar(key) ? String(key.value) : '';
    if (NOT_PROSE.has(name)) return [];
    if (name !== language || !isScalar(value) || typeof value.value !== 'string') {
      return collect(value, reading, [...keys, name]);
    }
    const line = counter.linePos(value.range?.[0] ?? 0).line;
    // The value of a limit is the single source of its number.
    const sample = language === 'en' && keys.at(-1) === 'value';
    return [{kind: 'data', line, sample, pieces: piecesOf(value.value, line)}];
  });
}

/** The texts of one file of data/ in one language, each with its line. */
export function readDataFile(file: string, text: string, language: Locale): TextSource {
  const counter = new LineCounter();
  const {contents} = parseDocument(text, {lineCounter: counter});
  return {file, language, blocks: collect(contents, {counter, language}, [])};
}

/** The texts of data/ in every language, by file. */
export function readData(siteDir: string): TextSource[] {
  return listFiles(path.join(siteDir, 'data'))
    .filter((name) => /\.ya?ml$/.test(name))
    .flatMap((name) => {
      const file = `data/${name}`;
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
      return LOCALES.map((language) => readDataFile(file, text, language));
    });
}
