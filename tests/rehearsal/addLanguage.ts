import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {isMap, isScalar, parseDocument, visit} from 'yaml';
import {listFiles} from '../../src/plugins/product-model/pages';

/**
 * Puts a language beside English and Chinese in every table of a TypeScript file, as a copy of the English.
 * @returns how many tables there were
 */
export function addToTables(file: string, locale: string): number {
  const text = fs.readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const copies: {readonly at: number; readonly text: string}[] = [];
  const find = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const entries = node.properties.filter(ts.isPropertyAssignment);
      const [english, chinese, added] = ['en', 'zh', locale].map((name) =>
        entries.find((entry) => entry.name.getText() === name),
      );
      if (english && chinese && !added) {
        const copy = `, ${locale}: ${english.initializer.getText()}`;
        copies.push({at: chinese.getEnd(), text: copy});
      }
    }
    ts.forEachChild(node, find);
  };
  find(source);
  const changed = copies
    .toSorted((a, b) => b.at - a.at)
    .reduce((edited, {at, text: copy}) => edited.slice(0, at) + copy + edited.slice(at), text);
  fs.writeFileSync(file, changed);
  return copies.length;
}

/** Puts a language beside English and Chinese in every text of data/, as the English with a mark. */
export function addToData(siteDir: string, locale: string, mark: string): void {
  for (const name of listFiles(path.join(siteDir, 'data'))) {
    const file = path.join(siteDir, 'data', name);
    if (!/\.ya?ml$/.test(name)) continue;
    const document = parseDocument(fs.readFileSync(file, 'utf8'));
    visit(document, {
      Map(_key, map) {
        if (!isMap(map) || !map.has('en') || !map.has('zh')) return;
        const english: unknown = map.get('en');
        const copy = typeof english === 'string' ? `${english}${mark}` : map.get('en', true);
        map.set(locale, isScalar(copy) ? copy.value : copy);
      },
    });
    fs.writeFileSync(file, document.toString({lineWidth: 0}));
  }
}
