import roles from '@generated/product-model/default/roles.json';
import {translate} from '@docusaurus/Translate';
import type {CodeData, ErrorData} from '@site/src/plugins/product-model/kinds/errors';

/** The tone of each rule on whether the operator may select Retry. */
export const RETRY_TONES = {
  never: 'danger',
  'as-described': 'warning',
  'after-clearance': 'warning',
} as const;

/** Return the name of the role that the operator calls or tells about an error. */
export const personOf = ({callOrTell}: ErrorData): string => (callOrTell ? roles[callOrTell] : '');

/** Return the text for each rule on whether the operator may select Retry. */
export const retryTexts = (person: string) => ({
  never: translate({
    id: 'obis.errorTable.noRetry',
    message: 'Do not retry.',
    description: 'Answer to an error code: the operator never selects Retry',
  }),
  'as-described': translate({
    id: 'obis.errorTable.retry',
    message: 'Try again as described.',
    description:
      'Answer to an error code: the operator selects Retry, or scans again, as the action says',
  }),
  'after-clearance': translate(
    {
      id: 'obis.errorTable.retryLater',
      message: 'Retry only when cleared by: {who}.',
      description:
        'Answer to an error code: the operator selects Retry only after {who} has cleared the cause',
    },
    {who: person},
  ),
});

/**
 * Return whether a table says when the operator may select Retry. It does not where the actions below say it, or where the order to stop
 * stands above, which forbids Retry until the person who was called names the device.
 */
export const isVerdictInTable = ({first, retry}: ErrorData): boolean =>
  retry === 'never' || (retry === 'after-clearance' && !first);

/** Return the orders to stop work in the printed list of station codes. Another column of the list says whom to call. */
export const shortStopTexts = () => ({
  'stop-station': translate({
    id: 'obis.errorTable.stopAndCall',
    message: 'Stop this station, and call.',
    description: 'List of station codes: what to do at once, or if the code comes again',
  }),
  'stop-all-stations': translate({
    id: 'obis.errorTable.stopAllAndCall',
    message: 'Stop the stations of this batch, and call.',
    description: 'List of station codes: what to do at once, or if the code comes again',
  }),
});

/** Return the orders to stop work and to call a person, by the values of `first`, `repeatOnSameDevice` and `repeatOnOtherDevice`. */
export const stopTexts = (person: string) => ({
  'stop-station': translate(
    {
      id: 'obis.errorTable.stop',
      message: 'Stop this station, and call: {who}.',
      description: 'Error code of a station: what to do at once, or if the code comes again',
    },
    {who: person},
  ),
  'stop-all-stations': translate(
    {
      id: 'obis.errorTable.stopAll',
      message: 'Stop the stations of this batch, and call: {who}.',
      description: 'Error code of a station: what to do at once, or if the code comes again',
    },
    {who: person},
  ),
});

type Stop = {
  readonly text: string;
  readonly order: 'stop-station' | 'stop-all-stations';
  /** Whether the operator stops only if the previous device or another tile has the code, too. */
  readonly ifRepeated: boolean;
};

/** Return what the operator stops because of an error. Errors that no station shows stop nothing. */
export function stopOf(error: ErrorData): Stop | undefined {
  const {retry, first, repeatOnOtherDevice = 'stop-station'} = error;
  const texts = stopTexts(personOf(error));
  if (first) return {text: texts[first], order: first, ifRepeated: false};
  if (!retry || repeatOnOtherDevice === 'ignore') return undefined;
  return {text: texts[repeatOnOtherDevice], order: repeatOnOtherDevice, ifRepeated: true};
}

/** Return the tone of the tile that shows the code at a station. The edge service has no tiles. */
export function tileToneOf({isOnGreenTile, retry}: CodeData): 'danger' | 'success' | 'neutral' {
  if (!retry) return 'neutral';
  return isOnGreenTile ? 'success' : 'danger';
}

/** Return what to do if the same device shows the same code again. It is undefined if the error has no rule for that. */
export function sameDeviceText(
  {repeatOnSameDevice}: ErrorData,
  texts: ReturnType<typeof stopTexts>,
): string | undefined {
  if (!repeatOnSameDevice) return undefined;
  if (repeatOnSameDevice !== 'set-aside') return texts[repeatOnSameDevice];
  return translate({
    id: 'obis.errorTable.setAside',
    message: 'Select <UI>Set aside</UI>. Red tray.',
    description: 'Error code of a station: what to do if the same device shows the same code again',
  });
}

/** Return the text for a failure that uses up no attempt. */
export const usesUpNoAttemptText = (): string =>
  translate({
    id: 'obis.errorTable.usesUpNoAttempt',
    message: 'Does not count as an attempt.',
    description: 'Error table: a failure with this error uses up no attempt',
  });

/** Return the headings of an error table, and of parts of its cells. */
export const errorHeadings = () => ({
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
  repeatOnOtherDevice: translate({
    id: 'obis.errorTable.repeatOnOtherDevice',
    message: 'Also on the previous device or another tile?',
    description:
      'Heading of what to do if the device before it, or another tile at this station, has the same code',
  }),
  otherwise: translate({
    id: 'obis.errorTable.otherwise',
    message: 'Otherwise:',
    description: 'Heading of what to do if no other device had the code just before',
  }),
  repeatOnSameDevice: translate({
    id: 'obis.errorTable.repeatOnSameDevice',
    message: 'Same code again',
    description: 'Heading of what to do if the same device shows the same code again',
  }),
  thirdFailure: translate({
    id: 'obis.errorTable.thirdFailure',
    message: 'Red for the third time',
    description:
      'Heading of what to do if the same device fails for the third time, with any codes',
  }),
  callOrTell: translate({
    id: 'obis.errorTable.callOrTell',
    message: 'Whom to call or tell',
    description:
      'Heading of the person whom the operator calls or tells, if what to do says so or does not help',
  }),
});
