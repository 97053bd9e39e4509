/**
 * `npm run samples`: makes the sample files in static/samples that follow from data/ anew, and the outputs on the pages
 * that show them. `-- --new-keys` makes the certificates anew as well, with keys that nobody keeps.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {loadModel} from '../src/plugins/product-model/loadModel';
import {LOCALES} from '../src/plugins/product-model/schema';
import {makeChain} from './samples/chain';
import {deriveFiles, listSums} from './samples/derive';
import {ARCHIVE, FILES, SAMPLES_DIR} from './samples/files';
import {
  listBlocks,
  listCommands,
  pageFile,
  replaceBlocks,
  requireOpenSsl,
  runCommands,
  SAMPLE_PAGES,
  type Block,
} from './samples/pageCommands';
import {shownDump} from './samples/shownDumps';
import {runMain} from './runMain';
import {writeTarGz} from './writeTarGz';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const samples = path.join(siteDir, 'static', SAMPLES_DIR);

function main(): void {
  const {values} = parseArgs({options: {'new-keys': {type: 'boolean'}}});
  requireOpenSsl();
  const model = loadModel(siteDir);
  if (values['new-keys']) {
    fs.rmSync(samples, {recursive: true, force: true});
    fs.mkdirSync(samples, {recursive: true});
    const work = fs.mkdtempSync(path.join(os.tmpdir(), 'obis-keys-'));
    try {
      makeChain(model, work, samples);
    } finally {
      fs.rmSync(work, {recursive: true, force: true});
    }
  }
  for (const [name, bytes] of deriveFiles(model, samples)) {
    fs.writeFileSync(path.join(samples, name), bytes);
  }
  fs.writeFileSync(path.join(samples, FILES.sums), listSums(samples));
  writeTarGz(samples, path.join(siteDir, 'static', ARCHIVE), new Date('2026-03-20'));
  for (const page of SAMPLE_PAGES) {
    for (const locale of LOCALES) {
      const file = path.join(siteDir, pageFile(page, locale));
      const text = fs.readFileSync(file, 'utf8');
      const commands = listCommands(text, locale);
      const outputs = runCommands(
        siteDir,
        commands.map(({script}) => script),
      );
      const texts = new Map<Block, string>();
      commands.forEach(({output}, index) => {
        if (output) texts.set(output, outputs[index] ?? '');
      });
      for (const block of listBlocks(text)) {
        const dump = shownDump(model, block.title, locale, (name) =>
          fs.readFileSync(path.join(samples, name)),
        );
        if (dump !== undefined) texts.set(block, dump);
      }
      fs.writeFileSync(file, replaceBlocks(text, texts));
    }
  }
}

void runMain(main);
