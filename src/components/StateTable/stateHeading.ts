import {translate} from '@docusaurus/Translate';

/** Return the heading of a column of states. */
export const stateHeading = (): string =>
  translate({
    id: 'obis.stateTable.state',
    message: 'State',
    description: 'Column of a state table: the state',
  });
