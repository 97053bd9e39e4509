import fs from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import {listFiles} from '../../src/plugins/product-model/pages';
import {MASK, type Block} from './blocks';
import type {TextSource} from './page';

/** Keys whose texts are not prose: what people type in search, words to avoid, sample values, sources. */
const NOT_PROSE = new Set(['synonyms', 'avoid', 'example', 'source', 'pages', 'see', 'id']);

/** Code, variables and limits of a text in data/, which no rule of prose looks at. */
const NOT_WORDS = /`[^`]*`|\$\{[^}]*\}|\{limit:[^}]*\}/g;

function collect(node: unknown, counter: LineCounter, keys: readonly string[]): Block[] {
  if (isSeq(node)) return node.items.flatMap((item) => collect(item, counter, keys));
  if (!isMap(node)) return [];
  return node.items.flatMap(({key, value}): Block[] => {
    const name = isScalar(key) ? String(key.value) : '';
    if (NOT_PROSE.has(name)) return [];
    if (name !== 'en' || !isScalar(value) || typeof value.value !== 'string') {
      return collect(value, counter, [...keys, name]);
    }
    const line = counter.linePos(value.range?.[0] ?? 0).line;
    const text = value.value.replace(NOT_WORDS, MASK);
    // The value of a limit is the one place where its number stands.
    const sample = keys.at(-1) === 'value';
    return [{kind: 'data', line, sample, pieces: [{text, line, within: []}]}];
  });
}

/** The English texts of one file of data/, each with its line. */
export function readDataFile(file: string, text: string): TextSource {
  const counter = new LineCounter();
  const {contents} = parseDocument(text, {lineCounter: counter});
  return {file, language: 'en', blocks: collect(contents, counter, [])};
}

/** The English texts of data/, file by file. */
export function readData(siteDir: string): TextSource[] {
  return listFiles(path.join(siteDir, 'data'))
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => {
      const file = `data/${name}`;
      return readDataFile(file, fs.readFileSync(path.join(siteDir, file), 'utf8'));
    });
}
