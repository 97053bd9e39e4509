import {readSuggestions} from '@site/src/plugins/search/algolia/readSuggestions';
import {HITS_PER_PAGE} from '@site/src/plugins/search/shared/limits';
import type {Hit} from './groupByPage';

/** What a reader asks for: words, and the part of the manual to look in (empty for all of it). */
export type Question = {query: string; part: string};

/** A part of the manual with its number of hits. */
export type Part = {name: string; count: number};

/** What an answer of the search client says. Everything but hits and their number may be missing. */
export type Answer = {
  hits: Hit[];
  nbHits: number;
  page: number;
  facets?: Record<string, Record<string, number>>;
  /** Words of the index that are near to those of a query without results. */
  suggestions?: unknown;
};

/** Where the search stands, and the hits of the last answer. */
export type State = Question & {
  status: 'empty' | 'loading' | 'done' | 'failed';
  hits: Hit[];
  /** The hits are those of the question before. */
  isStale: boolean;
  total: number;
  /** Number of pages with hits, if the index counts them. */
  pages: number | undefined;
  /** All parts with hits, the one with most first. */
  parts: Part[];
  /** Nothing was found in the wanted part: the hits are those of the whole manual. */
  isWidened: boolean;
  suggestions: string[];
  hasMore: boolean;
  nextPage: number;
};

/** What changes the state. An answer counts only if its question is still the one that is asked. */
export type Action =
  | {type: 'start'; question: Question}
  | {type: 'fail'; question: Question}
  | {
      type: 'answer';
      question: Question;
      /** Number of pages of hits that the answer holds. */
      span: number;
      /** The answer in the wanted part, or in all parts if none is wanted. */
      answer: Answer;
      /** The answer in all parts; asked for with the first page only. */
      everywhere?: Answer | undefined;
    };

/** The provider gives no more than these, and nobody turns that many pages. */
const MAX_REACHABLE_HITS = 1000;

/** The facet of the parts of the manual. */
export const PART_FACET = 'hierarchy.lvl0';
/** The facet that tells pages apart. */
export const PAGE_FACET = 'url_without_anchor';

/** Before anything is asked. */
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
      // An answer of a provider may hold anything.
      .filter(({count}) => typeof count === 'number')
      .sort((a, b) => b.count - a.count)
  );
}

function pagesOf({facets}: Answer): number | undefined {
  const pages = facets?.[PAGE_FACET];
  return pages && Object.keys(pages).length;
}

/** The state after an action. While a new question is under way, the hits of the one before stay. */
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
