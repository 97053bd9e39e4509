import {MASK, proseOf, type Block, type Piece, type Prose} from './blocks';
import type {Vocabulary} from './vocabulary';

/**
 * Code as the words around it see it: Latin letters. Where it starts or ends in Chinese, a space beside it is right, and
 * none is right too.
 */
const codeText = (text: string): string =>
  text.replace(/^\p{Script=Han}|\p{Script=Han}$/gu, MASK).replace(/[^\uFFFC]/g, 'x');

function shownPiece(piece: Piece, vocabulary: Vocabulary): Piece {
  const {component, within, text} = piece;
  if (component) return {...piece, text: vocabulary.shownBy(component) ?? text};
  const code = within.includes('code') || within.includes('kbd');
  return code ? {...piece, text: codeText(text)} : piece;
}

/**
 * What readers of a Chinese page see of a block, on one line: components with the model's words, code as Latin letters.
 * @example shownText(block of '最多 <Limit id="rows-max" />，见 `a,b`', vocabulary).text → '最多 100 行，见 xxx'
 */
export function shownText(block: Block, vocabulary: Vocabulary): Prose {
  const {text, lineAt} = proseOf(
    block,
    block.pieces.map((piece) => shownPiece(piece, vocabulary)),
  );
  // Browsers show a line break in the source as a space.
  return {text: text.replaceAll('\n', ' '), lineAt};
}
