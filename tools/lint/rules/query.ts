import {QUERY_LANGUAGES, readQueries} from '../../search-benchmark/queries';
import type {SiteRule} from '../rule';
import {explainBrokenLink} from './target';

/** Report queries of the search benchmark whose answer does not exist. The benchmark would count them as failures of the search. */
export const queryAnswers: SiteRule = (site) =>
  QUERY_LANGUAGES.flatMap((language) => {
    const {queries, problems} = readQueries(language, site.siteDir);
    const gone = queries.flatMap(({text, accept, location}) =>
      accept.flatMap((route) => {
        const problem = explainBrokenLink(site, {language, route: ''}, route);
        const message = `the answer to "${text}" does not exist: ${problem?.message}`;
        return problem ? [{...location, ...problem, message}] : [];
      }),
    );
    return [...problems, ...gone].map((problem) => ({...problem, rule: 'query'}));
  });
