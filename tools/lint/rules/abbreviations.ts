import type {Block, Piece, Within} from '../blocks';
import type {Remark} from '../finding';
import type {PageRule} from '../rule';

/** Where an abbreviation cannot be explained, or need not be. */
const NO_TERM_HERE: readonly Block['kind'][] = ['heading', 'notice-title', 'attribute', 'diagram'];
/** Quoted as they are. */
const QUOTED: readonly Within[] = ['code', 'ui', 'kbd'];

/** Not the term: a MAC address is no authentication code. */
const OTHER_MEANING: Readonly<Record<string, string>> = {MAC: '(?! (?:address|地址))'};

type FirstUse = {readonly line: number; readonly spelledOut: boolean};

/** The pieces of a paragraph or a whole table row, in which a term may follow its abbreviation. */
function neighbours(blocks: readonly Block[], block: Block): Piece[] {
  const isRow = block.kind.endsWith('cell');
  const near = isRow
    ? blocks.filter(({kind, line}) => kind === block.kind && line === block.line)
    : [block];
  return near.flatMap(({pieces}) => pieces);
}

/** The first use of `abbr` in prose, and whether a `<Term>` explains it there. */
function firstUse(blocks: readonly Block[], id: string, abbr: string): FirstUse | undefined {
  const used = new RegExp(String.raw`(?<![\w-])${abbr}s?(?![\w-])${OTHER_MEANING[abbr] ?? ''}`);
  const isBare = (piece: Piece) =>
    !piece.term && !piece.within.some((each) => QUOTED.includes(each)) && used.test(piece.text);
  for (const block of blocks) {
    const piece = block.pieces.find((each) => each.term === id || isBare(each));
    if (!piece) continue;
    const words = neighbours(blocks, block).filter(({term}) => term === id);
    const rest = words
      .map(({text}) => text)
      .join('')
      .replace(used, '')
      .replace(/\P{L}/gu, '');
    return {line: piece.line, spelledOut: rest.length > 1};
  }
  return undefined;
}

/** The first use of an abbreviation on a page spells it out, inside its `<Term>`. */
export const abbreviations: PageRule = {
  name: 'abbreviation',
  check({blocks, language}, {vocabulary}) {
    const prose = blocks.filter(({kind, sample}) => !sample && !NO_TERM_HERE.includes(kind));
    return vocabulary.abbreviations.flatMap(({abbr, id, name}): Remark[] => {
      const use = firstUse(prose, id, abbr);
      if (!use || use.spelledOut) return [];
      const inFull =
        language === 'en' ? `${name} (${abbr})` : (vocabulary.chineseForms.get(id)?.[2] ?? abbr);
      const message = `first use of an abbreviation on this page, not spelled out ("${abbr}")`;
      return [{line: use.line, message, fix: `write <Term id="${id}">${inFull}</Term> here`}];
    });
  },
};
