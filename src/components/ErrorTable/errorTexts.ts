import {translate} from '@docusaurus/Translate';

/** The tone of each rule on whether the operator may select Retry. */
export const RETRY_TONES = {
  never: 'danger',
  'as-described': 'info',
  'after-clearance': 'warning',
} as const;

/** Return the text for each rule on whether the operator may select Retry. */
export const retryTexts = (who: string) => ({
  never: translate({
    id: 'obis.errorTable.noRetry',
    message: 'Do not retry',
    description: 'Answer to an error code: the operator never selects Retry',
  }),
  'as-described': translate({
    id: 'obis.errorTable.retry',
    message: 'Retry as described',
    description: 'Answer to an error code: the operator selects Retry as the action says',
  }),
  'after-clearance': translate(
    {
      id: 'obis.errorTable.retryLater',
      message: 'Retry only when cleared by: {who}',
      description:
        'Answer to an error code: the operator selects Retry only after {who} has cleared the cause',
    },
    {who},
  ),
});

/** Return the text that says whether a failure counts as an attempt. */
export const attemptText = (counts: boolean): string =>
  counts
    ? translate({
        id: 'obis.errorTable.counted',
        message: 'Counts as an attempt',
        description: 'Error table: a failure with this error uses up an attempt',
      })
    : translate({
        id: 'obis.errorTable.notCounted',
        message: 'Does not count as an attempt',
        description: 'Error table: a failure with this error uses up no attempt',
      });

/** Return the heading above the person who can resolve an error. */
export const whomToCallHeading = (): string =>
  translate({
    id: 'obis.errorTable.call',
    message: 'Whom to call',
    description: 'Heading of who can put an error right',
  });

/** Return the column headings of an error table. */
export const columnHeadings = () => ({
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
  who: translate({
    id: 'obis.errorTable.who',
    message: 'Who acts',
    description: 'Column of an error table: who can put the error right',
  }),
});
