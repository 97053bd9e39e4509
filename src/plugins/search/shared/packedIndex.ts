import type {PageContent, PageNode} from './records';

/**
 * Words for one thing. `names` are what the pages call it, in both languages and short: each stands for the others.
 * `typed` is what people type for it: it stands for the names, but no name stands for it.
 */
export type SynonymGroup = {names: string[]; typed: string[]};

/** Raised whenever the format below or the meaning of a field changes. */
export const SCHEMA_VERSION = 2;

/** The small file with a fixed name that says which index file is the current one. */
export type IndexPointer = {
  schema: number;
  /** Index file, relative to the pointer. */
  file: string;
  records: number;
  bytes: number;
};

/**
 * The index file: columns instead of records, in document order, so that nothing is written twice. The heading
 * path of a record follows from the levels of the nodes before it.
 */
export type PackedIndex = {
  schema: number;
  language: string;
  origin: string;
  records: number;
  /** lvl0 labels. */
  groups: string[];
  /** Pairs of docusaurus_tag and version. */
  facets: [tag: string, version: string][];
  pages: {
    path: string[];
    group: number[];
    facet: number[];
    nodes: number[];
    description: string[];
    keywords: string[];
    rank: number[];
  };
  /** One digit a node: the level of the heading, or one of `TEXT`, `CODE`, `TEXT_WITH_ID`. */
  levels: string;
  texts: string[];
  /** Ids of the headings of level 2 and deeper, and of the texts that have one. */
  anchors: string[];
  synonyms: SynonymGroup[];
};

/** What the index of one language holds. */
export type SearchIndex = {
  language: string;
  origin: string;
  pages: PageContent[];
  synonyms: SynonymGroup[];
};

const TEXT = 0;
const CODE = 7;
const TEXT_WITH_ID = 8;

function digitOf({level, anchor, isCode}: PageNode): number {
  if (level > 0) {
    return level;
  }
  return isCode ? CODE : anchor ? TEXT_WITH_ID : TEXT;
}

const hasAnchor = (digit: number) => digit > 1 && digit !== CODE;

function positionIn<T>(list: T[], value: T, equal: (a: T, b: T) => boolean): number {
  const found = list.findIndex((item) => equal(item, value));
  return found >= 0 ? found : list.push(value) - 1;
}

/** Turns pages into the columns of the index file. */
export function packIndex({language, origin, pages, synonyms}: SearchIndex): PackedIndex {
  const groups: string[] = [];
  const facets: [string, string][] = [];
  const nodes = pages.flatMap((page) => page.nodes);
  return {
    schema: SCHEMA_VERSION,
    language,
    origin,
    records: nodes.length,
    pages: {
      path: pages.map((page) => page.path),
      group: pages.map((page) => positionIn(groups, page.group, Object.is)),
      facet: pages.map((page) =>
        positionIn(facets, [page.tag, page.version], (a, b) => a[0] === b[0] && a[1] === b[1]),
      ),
      nodes: pages.map((page) => page.nodes.length),
      description: pages.map((page) => page.description),
      keywords: pages.map((page) => page.keywords),
      rank: pages.map((page) => page.rank),
    },
    groups,
    facets,
    levels: nodes.map(digitOf).join(''),
    texts: nodes.map((node) => node.text),
    anchors: nodes.filter((node) => hasAnchor(digitOf(node))).map((node) => node.anchor ?? ''),
    synonyms,
  };
}

/**
 * Turns the parsed index file back into pages.
 * @param language the language that the reader asked for
 * @throws Error that says what is wrong with the file; nothing of a damaged file is used
 */
export function unpackIndex(file: unknown, language: string): SearchIndex {
  const packed = checked(file, language);
  let node = 0;
  let anchor = 0;
  const pages = packed.pages.path.map((path, page): PageContent => {
    const [tag = '', version = ''] = packed.facets[packed.pages.facet[page] ?? 0] ?? [];
    const nodes: PageNode[] = [];
    for (let left = packed.pages.nodes[page] ?? 0; left > 0; left--, node++) {
      const digit = Number(packed.levels[node]);
      nodes.push({
        level: digit === CODE || digit === TEXT_WITH_ID ? 0 : digit,
        text: String(packed.texts[node]),
        anchor: hasAnchor(digit) ? String(packed.anchors[anchor++]) : digit === 1 ? '' : null,
        ...(digit === CODE && {isCode: true}),
      });
    }
    return {
      path,
      group: packed.groups[packed.pages.group[page] ?? 0] ?? '',
      tag,
      version,
      description: String(packed.pages.description[page]),
      keywords: String(packed.pages.keywords[page]),
      rank: Number(packed.pages.rank[page]),
      nodes,
    };
  });
  const synonyms = packed.synonyms.map(({names, typed}) => ({
    names: names.map(String),
    typed: typed.map(String),
  }));
  return {language: packed.language, origin: packed.origin, pages, synonyms};
}

const PAGE_COLUMNS = [
  'path',
  'group',
  'facet',
  'nodes',
  'description',
  'keywords',
  'rank',
] as const;

function checked(file: unknown, language: string): PackedIndex {
  const packed = file as PackedIndex;
  if (packed?.schema !== SCHEMA_VERSION) {
    throw new Error(`it has format ${packed?.schema}, this page reads format ${SCHEMA_VERSION}`);
  }
  if (packed.language !== language) {
    throw new Error(`it is for the language "${packed.language}", not "${language}"`);
  }
  const complete =
    Array.isArray(packed.texts) &&
    Array.isArray(packed.anchors) &&
    Array.isArray(packed.groups) &&
    Array.isArray(packed.facets) &&
    PAGE_COLUMNS.map((name) => packed.pages?.[name]).every(
      (column) => Array.isArray(column) && column.length === packed.pages.path.length,
    ) &&
    typeof packed.origin === 'string' &&
    /^[0-8]*$/.test(String(packed.levels)) &&
    packed.levels.length === packed.records &&
    packed.texts.length === packed.records &&
    packed.pages.nodes.reduce((sum, count) => sum + count, 0) === packed.records &&
    packed.anchors.length === packed.levels.replace(/[017]/g, '').length &&
    Array.isArray(packed.synonyms) &&
    packed.synonyms.every((group) => Array.isArray(group?.names) && Array.isArray(group.typed));
  if (!complete) {
    throw new Error('its parts do not add up to the number of records it states');
  }
  return packed;
}
