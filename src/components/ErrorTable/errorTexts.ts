import roles from '@generated/product-model/default/roles.json';
import {translate} from '@docusaurus/Translate';
import type {CodeData, ErrorData} from '@site/src/plugins/product-model/kinds/errors';

/** Return the name of the role that the operator calls or tells about an error. */
export const personOf = ({contact}: ErrorData): string => (contact ? roles[contact] : '');

/** Return the text of each verdict. */
export const verdictTexts = (person: string) => ({
  'stop-all': translate(
    {
      id: 'obis.errorTable.stopAll',
      message: 'Stop the stations of this batch, and call: {who}.',
      description: 'Error code of a station: what the operator does first',
    },
    {who: person},
  ),
  stop: translate(
    {
      id: 'obis.errorTable.stop',
      message: 'Stop this station, and call: {who}.',
      description: 'Error code of a station: what the operator does first',
    },
    {who: person},
  ),
  try: translate({
    id: 'obis.errorTable.try',
    message: 'Do this once, when no tile is blue.',
    description: 'Error code of a station: stands before the actions of the operator',
  }),
  'red-tray': translate(
    {
      id: 'obis.errorTable.redTray',
      message: 'Red tray, and tell: {who}.',
      description:
        'Error code of a station: the operator puts the device into the red tray, and tells {who}',
    },
    {who: person},
  ),
});

/**
 * Return the text of the verdict on an error. Only the codes of stations have one. With `isRow`, it leaves out what the text above the
 * tables says once.
 */
export function verdictOf(error: ErrorData, isRow?: boolean): string {
  if (!error.verdict) return '';
  if (isRow && error.verdict === 'try') {
    return translate({
      id: 'obis.errorTable.once',
      message: 'Do this once.',
      description:
        'Row of a table with the error codes of stations: stands before the actions of the operator. The text above the table says when',
    });
  }
  return verdictTexts(personOf(error))[error.verdict];
}

/** Return the person who solves the problem. The texts about a code of a station name this person. */
export const personWithoutVerdict = (error: ErrorData): string =>
  error.verdict ? '' : personOf(error);

/** Return the tone of the tile that shows the code at a station. The edge service has no tiles. */
export function tileToneOf({deviceHasPassed, verdict}: CodeData): 'danger' | 'success' | 'neutral' {
  if (!verdict) return 'neutral';
  return deviceHasPassed ? 'success' : 'danger';
}

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
  person: translate({
    id: 'obis.errorTable.person',
    message: 'Person',
    description: 'Heading of the role that solves the problem, whom an operator calls or tells',
  }),
});
