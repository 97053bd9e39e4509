import {translate} from '@docusaurus/Translate';

/** The tone of each rule on whether the operator may select Retry. */
export const RETRY_TONES = {
  never: 'danger',
  'as-described': 'neutral',
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
    message: 'Try again as described',
    description:
      'Answer to an error code: the operator selects Retry, or scans again, as the action says',
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

/** Return the text for each rule on what to do if the same device shows the same code again. */
export const sameCodeAgainTexts = (who: string) => ({
  'set-aside': translate({
    id: 'obis.errorTable.setAside',
    message: 'Select Set aside. Red tray.',
    description: 'Error code of a station: what to do if the same device shows the same code again',
  }),
  call: translate(
    {
      id: 'obis.errorTable.callAgain',
      message: 'Stop this station, and call: {who}',
      description:
        'Error code of a station: what to do if the same device shows the same code again',
    },
    {who},
  ),
  'set-aside-and-call': translate(
    {
      id: 'obis.errorTable.setAsideAndCall',
      message: 'Stop all stations of this batch, and call: {who}. Select Set aside. Red tray.',
      description:
        'Error code of a station: what to do if the same device shows the same code again',
    },
    {who},
  ),
});

/** Return the headings of the two cases in the answer to a code: another device had it just before, or not. */
export const caseHeadings = () => ({
  otherwise: translate({
    id: 'obis.errorTable.otherwise',
    message: 'Otherwise',
    description:
      'Answer to an error code: heading of what to do if no other device had the code just before',
  }),
  otherDevice: translate({
    id: 'obis.errorTable.otherDevice',
    message: 'Also on the previous device or another tile?',
    description:
      'Answer to an error code: heading of what to do if the device before it, or another tile at this station, has the same code',
  }),
});

/** Return the texts that say what to do if the previous device or another tile has the same code: at this station, or at all of the batch. */
export const otherDeviceTexts = (who: string) => ({
  station: translate(
    {
      id: 'obis.errorTable.stop',
      message: 'Open no fixture. Stop this station, and call: {who}',
      description:
        'Answer to an error code: the device before it, or another tile at this station, has the same code',
    },
    {who},
  ),
  batch: translate(
    {
      id: 'obis.errorTable.stopAll',
      message: 'Open no fixture. Stop all stations of this batch, and call: {who}',
      description:
        'Answer to an error code that stops all stations: the device before it, or another tile at this station, has the same code',
    },
    {who},
  ),
});

/** Return the text for a failure that does not count as an attempt. */
export const notCountedText = (): string =>
  translate({
    id: 'obis.errorTable.notCounted',
    message: 'Does not count as an attempt',
    description: 'Error table: a failure with this error uses up no attempt',
  });

/** Return the column headings of an error table. */
export const columnHeadings = () => ({
  screen: translate({
    id: 'obis.errorTable.screen',
    message: 'What you see',
    description: 'Column of an error table: code and message on the screen',
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
  sameCodeAgain: translate({
    id: 'obis.errorTable.sameCodeAgain',
    message: 'Same code again',
    description: 'Heading of what to do if the same device shows the same code again',
  }),
  who: translate({
    id: 'obis.errorTable.call',
    message: 'Whom to call or tell',
    description:
      'Heading of the person whom the operator calls or tells, if what to do says so or does not help',
  }),
});
