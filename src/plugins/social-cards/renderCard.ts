import {readFileSync} from 'node:fs';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {memoizeAcrossLocales} from '../../build/memoizeAcrossLocales';
import {drawCard, type Card} from './drawCard';
import {loadLetters} from './letters';

/**
 * Makes the PNG of a card, the same on every machine. Fonts and the renderer are loaded with the first one: a second.
 * @throws Error for a title that has no room, or with a letter that no font has
 */
export async function renderCard(card: Card): Promise<Uint8Array> {
  await memoizeAcrossLocales('resvg', [], () =>
    initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))),
  );
  const svg = drawCard(card, memoizeAcrossLocales('letters', [], loadLetters));
  const drawing = new Resvg(svg);
  const picture = drawing.render();
  const png = picture.asPng();
  picture.free();
  drawing.free();
  return png;
}
