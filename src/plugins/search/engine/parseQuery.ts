import {isStopWord, tokenizeQuery, type QueryToken} from './tokenizeQuery';
import type {SynonymDictionary} from './synonyms';
import {porterStem} from '../shared/tokenize';

/*
 * Parse a query into clauses, which are then matched one by one. The words in this code:
 *
 * - A token (tokenizeQuery.ts) is a word, a code or a sequence of Han characters.
 * - An element is a token, but each Han character is an element of its own, so that synonyms are found inside Han text.
 * - A clause is what is looked up in the index: a phrase that has synonyms, or what is left between phrases.
 *
 * Example: the query `删除 P-256 locked out`
 *   tokens    删除, P-256, locked, out
 *   elements  删, 除, P-256, locked, out
 *   clauses   删除, P-256, `locked out` if the synonym dictionary contains this phrase
 */

/** A clause of the query: a word, a code, Han text, or a phrase that has synonyms. */
export type QueryClause = {
  /** The clause as it was typed. */
  tokens: QueryToken[];
  /** The synonyms of the clause. */
  synonyms: QueryToken[][];
  /** Whether a record must match the clause to be a full match. Stop words are not required. */
  isRequired: boolean;
};

/** A word, a code or a single Han character of the query. */
type QueryElement = {
  token: QueryToken;
  /** The keys by which phrases are compared (see `phraseKeys`). */
  keys: string[];
  /** Position of the token that contains the element. */
  position: number;
};

/**
 * Parse a query into clauses. A phrase in the synonym dictionary becomes one clause, such as `locked out`, or 账号 within
 * Han text. Each other word, and the Han text between phrases, becomes a clause of its own.
 */
export function parseQuery(query: string, dictionary: SynonymDictionary): QueryClause[] {
  const elements = tokenizeQuery(query).flatMap((token, position) => toElements(token, position));
  const clauses = splitClauses(elements, dictionary).map((part): QueryClause => {
    const tokens = joinTokens(part);
    // The space marks the last word as finished.
    const synonyms = synonymsOf(part, dictionary).map((text) => tokenizeQuery(`${text} `));
    return {tokens, synonyms, isRequired: !tokens.every(isStopWord)};
  });
  const areAllOptional = !clauses.some(({isRequired}) => isRequired);
  return areAllOptional ? clauses.map((clause) => ({...clause, isRequired: true})) : clauses;
}

/** Check for one Han character that is left between phrases, such as 不 in 时钟不同步. It matches every word that begins with it. */
export function isLoneCharacter(clause: QueryClause | undefined): boolean {
  const [first, ...others] = clause?.tokens ?? [];
  return first?.kind === 'han' && first.chars.length === 1 && others.length === 0;
}

function toElements(token: QueryToken, position: number): QueryElement[] {
  if (token.kind === 'han') {
    return token.chars.map((char) => ({
      token: {kind: 'han', chars: [char]},
      keys: [char],
      position,
    }));
  }
  const words = token.codeParts.length > 0 ? token.codeParts : token.terms.slice(0, 1);
  return [{token, keys: words.map((word) => porterStem(word)), position}];
}

const synonymsOf = (elements: readonly QueryElement[], dictionary: SynonymDictionary) =>
  dictionary.synonymsOf(elements.flatMap(({keys}) => keys));

/**
 * Split elements into clauses. The search for phrases starts at the end of the query, because this splits Han text
 * correctly more often. For example, 先停用 becomes 先 and 停用, not 先停 and 用.
 */
function splitClauses(
  elements: readonly QueryElement[],
  dictionary: SynonymDictionary,
): QueryElement[][] {
  const clauses: QueryElement[][] = [];
  /** The first clause, if it is Han text that may become longer. */
  let open: QueryElement[] | undefined;
  for (let end = elements.length; end > 0;) {
    let start = Math.max(0, end - dictionary.maxPhraseLength);
    const isPhrase = () => synonymsOf(elements.slice(start, end), dictionary).length > 0;
    while (start < end && !isPhrase()) start++;
    const isFound = start < end;
    const clause = elements.slice(isFound ? start : end - 1, end);
    const [first] = clause;
    if (open && !isFound && first?.position === open[0]?.position) {
      open.unshift(...clause);
    } else {
      clauses.unshift(clause);
      open = isFound ? undefined : clause;
    }
    end -= isFound ? clause.length : 1;
  }
  return clauses;
}

/** Turn elements back into tokens. Neighbouring characters of the same Han token are joined. */
function joinTokens(elements: readonly QueryElement[]): QueryToken[] {
  const tokens: QueryToken[] = [];
  elements.forEach(({token, position}, at) => {
    const last = tokens.at(-1);
    if (token.kind === 'word') {
      tokens.push(token);
    } else if (last?.kind === 'han' && elements[at - 1]?.position === position) {
      last.chars.push(...token.chars);
    } else {
      tokens.push({kind: 'han', chars: [...token.chars]});
    }
  });
  return tokens;
}
