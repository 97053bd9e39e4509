import {translate} from '@docusaurus/Translate';

/** The headings of an error table. */
export const errorColumns = () => ({
  screen: translate({
    id: 'obis.errorTable.screen',
    message: 'What you see',
    description: 'Column of an error table: code and message on the screen',
  }),
  result: translate({
    id: 'obis.errorTable.result',
    message: 'Result name',
    description: 'Column of an error table: the name of a result in the log of another program',
  }),
  cause: translate({
    id: 'obis.errorTable.cause',
    message: 'Likely cause',
    description: 'Column of an error table: why the error appears',
  }),
  action: translate({
    id: 'obis.errorTable.action',
    message: 'What to do',
    description: 'Column of an error table: how to go on',
  }),
  prevention: translate({
    id: 'obis.errorTable.prevention',
    message: 'How to prevent it',
    description: 'Column of an error table: how to keep the error from coming back',
  }),
  who: translate({
    id: 'obis.errorTable.who',
    message: 'Who acts',
    description: 'Column of an error table: who can put the error right',
  }),
});
