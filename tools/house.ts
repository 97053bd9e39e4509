/** `npm run house`: draws the picture of the source's rooms in CONTRIBUTING.md from the imports. */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {drawHouse, putHouse} from './house/drawHouse';
import {readCorridors} from './house/readRooms';
import {runMain} from './runMain';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

void runMain(() => {
  const file = path.join(siteDir, 'CONTRIBUTING.md');
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, putHouse(text, drawHouse(readCorridors(siteDir))));
});
