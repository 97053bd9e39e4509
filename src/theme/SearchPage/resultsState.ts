import {readSuggestions} from '@site/src/plugins/search/algolia/readSuggestions';
import {HITS_PER_PAGE} from '@site/src/plugins/search/shared/limits';
import type {Hit} from './groupByPage';

/** A search: the query, and the part of the manual to search (empty for all). */
export type Question = {query: string; part: string};

/** A part of the manual with its hit count (a facet value). */
export type Part = {name: string; count: number};

/** A response of the search client. Everything but hits and their number may be missing. */
export type Answer = {
  hits: Hit[];
  nbHits: number;
  page: number;
  facets?: Record<string, Record<string, number>>;
  /** Spelling suggestions for a query without results. */
  suggestions?: unknown;
};

/** State of the search, with the hits of the last response. */
export type State = Question & {
  status: 'empty' | 'loading' | 'done' | 'failed';
  hits: Hit[];
  /** The hits belong to the previous question. */
  isStale: boolean;
  total: number;
  /** Number of pages with hits, if the index counts them. */
  pages: number | undefined;
  /** All parts with hits, most hits first. */
  parts: Part[];
  /** The selected part has no hits: these are those of the whole manual. */
  isWidened: boolean;
  suggestions: string[];
  hasMore: boolean;
  nextPage: number;
};

/** Actions of the reducer. A response to any but the current question is ignored (race condition). */
export type Action =
  | {type: 'start'; question: Question}
  | {type: 'fail'; question: Question}
  | {
      type: 'answer';
      question: Question;
      /** Number of result pages in the response. */
      span: number;
      /** The response for the selected part, or for all parts if none is selected. */
      answer: Answer;
      /** The response for all parts; requested with the first page only. */
      everywhere?: Answer | undefined;
    };

/** Algolia's default `paginationLimitedTo`. */
const MAX_REACHABLE_HITS = 1000;

/** The facet of the parts of the manual. */
export const PART_FACET = 'hierarchy.lvl0';
/** The facet that identifies a page. */
export const PAGE_FACET = 'url_without_anchor';

/** Initial state. */
export const EMPTY: State = {
  status: 'empty',
  query: '',
  part: '',
  hits: [],
  isStale: false,
  total: 0,
  pages: undefined,
  parts: [],
  isWidened: false,
  suggestions: [],
  hasMore: false,
  nextPage: 0,
};

const isSame = (a: Question, b: Question) => a.query === b.query && a.part === b.part;

function partsOf({facets}: Answer): Part[] {
  return (
    Object.entries(facets?.[PART_FACET] ?? {})
      .map(([name, count]) => ({name, count}))
      // Responses of the hosted search are untrusted.
      .filter(({count}) => typeof count === 'number')
      .sort((a, b) => b.count - a.count)
  );
}

function pagesOf({facets}: Answer): number | undefined {
  const pages = facets?.[PAGE_FACET];
  return pages && Object.keys(pages).length;
}

/** The reducer. While a new question is loading, the previous hits stay (stale while revalidate). */
export function reduce(state: State, action: Action): State {
  const {question} = action;
  if (action.type === 'start') {
    return question.query === ''
      ? {...EMPTY, part: question.part}
      : {
          ...state,
          ...question,
          status: 'loading',
          isStale: state.isStale || !isSame(question, state),
        };
  }
  if (!isSame(question, state)) {
    return state;
  }
  if (action.type === 'fail') {
    return {...(state.isStale ? {...EMPTY, ...question, isStale: true} : state), status: 'failed'};
  }
  const {answer, everywhere, span} = action;
  if (answer.page > 0) {
    return withHits(state, [...state.hits, ...answer.hits], answer, answer.page + 1);
  }
  const isWidened = Boolean(everywhere) && answer.nbHits === 0;
  const shown = (isWidened && everywhere) || answer;
  return withHits(
    {
      ...state,
      total: shown.nbHits,
      pages: pagesOf(shown),
      parts: partsOf(everywhere ?? answer),
      isWidened,
      suggestions: readSuggestions(shown),
    },
    shown.hits,
    shown,
    span,
  );
}

function withHits(state: State, hits: Hit[], answer: Answer, nextPage: number): State {
  const reachable = Math.min(answer.nbHits, MAX_REACHABLE_HITS);
  return {
    ...state,
    status: 'done',
    hits,
    isStale: false,
    nextPage,
    hasMore: answer.hits.length > 0 && nextPage * HITS_PER_PAGE < reachable,
  };
}
