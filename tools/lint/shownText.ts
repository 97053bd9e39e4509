import {MASK, proseOf, type Block, type Piece, type Prose} from './blocks';
import type {Vocabulary} from './vocabulary';

/**
 * Code as Latin letters, for the spacing rules. Next to code that starts or ends in Chinese, both a space and none are
 * right.
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
 * The rendered text of a block of a Chinese page, on one line: components with the model's words, code as Latin letters.
 * @example shownText(block of '最多 <Limit id="rows-max" />，见 `a,b`', vocabulary).text → '最多 100 行，见 xxx'
 */
export function shownText(block: Block, vocabulary: Vocabulary): Prose {
  const {text, lineAt} = proseOf(
    block,
    block.pieces.map((piece) => shownPiece(piece, vocabulary)),
  );
  // Browsers collapse a line break in the source to a space.
  return {text: text.replaceAll('\n', ' '), lineAt};
}
