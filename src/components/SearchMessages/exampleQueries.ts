import {translate} from '@docusaurus/Translate';

/** Return example queries that have results. */
export function exampleQueries(): string[] {
  return translate({
    id: 'obis.searchPage.examples',
    message: 'delete a key | VERIFY-01 | DAC report | locked out | which ports to open | P-256',
    description: 'Queries that the search offers as examples, separated by "|"',
  }).split(' | ');
}
