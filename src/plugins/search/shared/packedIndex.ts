import {LEVEL, type PageContent, type PageNode} from './records';
import {isWebAddress} from './webAddress';

/**
 * Words for one thing. `names` are what the pages call it, in both languages and short: each stands for the others.
 * `typed` is what people type for it: it stands for the names, but no name stands for it.
 */
export type SynonymGroup = {names: string[]; typed: string[]};

/** Raised whenever the format below or the meaning of a field changes. */
export const SCHEMA_VERSION = 3;

/** A heading or block of text: its level (see `LEVEL`), its text, and its id unless it is that of the title or none. */
type PackedNode = [level: number, text: string, anchor?: string];

/** The index file. What the headings above a record are follows from the nodes before it. */
export type PackedIndex = {
  schema: number;
  language: string;
  origin: string;
  records: number;
  pages: (Omit<PageContent, 'nodes'> & {nodes: PackedNode[]})[];
  synonyms: SynonymGroup[];
};

/** What the index of one language holds. */
export type SearchIndex = {
  language: string;
  origin: string;
  pages: PageContent[];
  synonyms: SynonymGroup[];
};

/** Turns pages into the index file. */
export function packIndex({pages, ...index}: SearchIndex): PackedIndex {
  return {
    schema: SCHEMA_VERSION,
    ...index,
    records: pages.reduce((sum, {nodes}) => sum + nodes.length, 0),
    pages: pages.map((page) => ({...page, nodes: page.nodes.map(packNode)})),
  };
}

function packNode({level, text, anchor, isCode}: PageNode): PackedNode {
  const packedLevel = isCode ? LEVEL.CODE : level;
  return anchor ? [packedLevel, text, anchor] : [packedLevel, text];
}

/**
 * Turns the parsed index file back into pages.
 * @param language the language that the reader asked for
 * @throws Error that says what is wrong with the file; nothing of a damaged file is used
 */
export function unpackIndex(file: unknown, language: string): SearchIndex {
  const packed = file as PackedIndex;
  if (packed?.schema !== SCHEMA_VERSION) {
    throw new Error(`it has format ${packed?.schema}, this page reads format ${SCHEMA_VERSION}`);
  }
  if (packed.language !== language) {
    throw new Error(`it is for the language "${packed.language}", not "${language}"`);
  }
  if (!isComplete(packed)) {
    throw new Error('its parts are damaged, or do not add up to the number of records it states');
  }
  const {origin, pages, synonyms} = packed;
  return {
    language,
    origin,
    pages: pages.map((page) => ({...page, nodes: page.nodes.map(unpackNode)})),
    synonyms,
  };
}

function unpackNode([level, text, anchor]: PackedNode): PageNode {
  return {
    level: level === LEVEL.CODE ? LEVEL.TEXT : level,
    text,
    // A heading without an id shares the address of the title, whose anchor is empty.
    anchor: anchor ?? (level > LEVEL.TEXT && level < LEVEL.CODE ? '' : null),
    ...(level === LEVEL.CODE && {isCode: true}),
  };
}

function isComplete({origin, pages, records, synonyms}: PackedIndex): boolean {
  return (
    typeof origin === 'string' &&
    isListOf(pages, isPage) &&
    pages.every(({path}) => path.startsWith('/') && isWebAddress(origin + path)) &&
    pages.reduce((sum, {nodes}) => sum + nodes.length, 0) === records &&
    isListOf(synonyms, isSynonymGroup)
  );
}

function isPage(page: PackedIndex['pages'][number] | null): boolean {
  return (
    page !== null &&
    [page.path, page.group, page.tag, page.version, page.description, page.keywords].every(
      isText,
    ) &&
    Number.isInteger(page.rank) &&
    isListOf(page.nodes, isNode)
  );
}

function isSynonymGroup(group: SynonymGroup | null): boolean {
  return isListOf(group?.names, isText) && isListOf(group?.typed, isText);
}

function isNode(node: PackedNode): boolean {
  if (!Array.isArray(node)) return false;
  const [level, text, anchor = ''] = node;
  const isLevel = Number.isInteger(level) && level >= LEVEL.TEXT && level <= LEVEL.CODE;
  return isLevel && isText(text) && isText(anchor);
}

const isText = (value: unknown) => typeof value === 'string';

function isListOf<T>(list: unknown, test: (item: T) => boolean): list is T[] {
  return Array.isArray(list) && list.every(test);
}
