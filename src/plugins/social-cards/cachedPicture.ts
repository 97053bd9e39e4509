import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Card} from './drawCard';

/** Everything but its card that a picture depends on: the code here, and the packages with fonts and renderer. */
function maker(siteDir: string): string {
  const code = readdirSync(__dirname).filter((file) => /(?<!\.test)\.ts$/.test(file));
  return [...code.map((file) => path.join(__dirname, file)), path.join(siteDir, 'package.json')]
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/**
 * The picture of a card, from the cache in `node_modules` if it was made before. A cache that cannot be read or written is none.
 * @param render makes the picture
 */
export async function cachedPicture(
  siteDir: string,
  card: Card,
  render: (card: Card) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const key = createHash('sha256').update(maker(siteDir)).update(JSON.stringify(card));
  const folder = path.join(siteDir, 'node_modules/.cache/social-cards');
  const file = path.join(folder, `${key.digest('hex')}.png`);
  try {
    return readFileSync(file);
  } catch {
    const picture = await render(card);
    try {
      mkdirSync(folder, {recursive: true});
      // In one step: another build may read it.
      writeFileSync(`${file}.${process.pid}`, picture);
      renameSync(`${file}.${process.pid}`, file);
    } catch {
      // The next build makes it again.
    }
    return picture;
  }
}
