import {translate} from '@docusaurus/Translate';

/** The tone of each rule on whether the operator may select Retry. */
export const RETRY_TONES = {
  never: 'danger',
  'as-described': 'neutral',
  'after-clearance': 'warning',
} as const;

/** Return the text for each rule on whether the operator may select Retry. */
export const retryTexts = (person: string) => ({
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
    {who: person},
  ),
});

/** Return the text for each rule on what to do if the same device shows the same code again. */
export const repeatOnSameDeviceTexts = (person: string) => ({
  'set-aside': translate({
    id: 'obis.errorTable.setAside',
    message: 'Select Set aside. Red tray.',
    description: 'Error code of a station: what to do if the same device shows the same code again',
  }),
  'stop-station': translate(
    {
      id: 'obis.errorTable.stopOnSameDevice',
      message: 'Stop this station, and call: {who}',
      description:
        'Error code of a station: what to do if the same device shows the same code again',
    },
    {who: person},
  ),
  'stop-all-stations-and-set-aside': translate(
    {
      id: 'obis.errorTable.stopAllOnSameDevice',
      message: 'Stop all stations of this batch, and call: {who}. Select Set aside. Red tray.',
      description:
        'Error code of a station: what to do if the same device shows the same code again',
    },
    {who: person},
  ),
});

/** Return the headings of the two cases in the answer to a code: the previous device or another tile has it, too, or not. */
export const repeatHeadings = () => ({
  otherwise: translate({
    id: 'obis.errorTable.otherwise',
    message: 'Otherwise',
    description:
      'Answer to an error code: heading of what to do if no other device had the code just before',
  }),
  repeatOnOtherDevice: translate({
    id: 'obis.errorTable.repeatOnOtherDevice',
    message: 'Also on the previous device or another tile?',
    description:
      'Answer to an error code: heading of what to do if the device before it, or another tile at this station, has the same code',
  }),
});

/** Return the texts that say what to do if the previous device or another tile has the same code: at this station, or at all of the batch. */
export const repeatOnOtherDeviceTexts = (person: string) => ({
  'stop-station': translate(
    {
      id: 'obis.errorTable.stopOnOtherDevice',
      message: 'Open no fixture. Stop this station, and call: {who}',
      description:
        'Answer to an error code: the device before it, or another tile at this station, has the same code',
    },
    {who: person},
  ),
  'stop-all-stations': translate(
    {
      id: 'obis.errorTable.stopAllOnOtherDevice',
      message: 'Open no fixture. Stop all stations of this batch, and call: {who}',
      description:
        'Answer to an error code that stops all stations: the device before it, or another tile at this station, has the same code',
    },
    {who: person},
  ),
});

/** Return the text for a failure that uses up no attempt. */
export const usesUpNoAttemptText = (): string =>
  translate({
    id: 'obis.errorTable.usesUpNoAttempt',
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
  repeatOnSameDevice: translate({
    id: 'obis.errorTable.repeatOnSameDevice',
    message: 'Same code again',
    description: 'Heading of what to do if the same device shows the same code again',
  }),
  callOrTell: translate({
    id: 'obis.errorTable.callOrTell',
    message: 'Whom to call or tell',
    description:
      'Heading of the person whom the operator calls or tells, if what to do says so or does not help',
  }),
});
