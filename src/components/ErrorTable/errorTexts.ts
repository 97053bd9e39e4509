import roles from '@generated/product-model/default/roles.json';
import {translate} from '@docusaurus/Translate';
import type {CodeData, ErrorData} from '@site/src/plugins/product-model/kinds/errors';

/** Return the name of the role that the operator calls about an error. */
const personOf = ({contact}: ErrorData): string => (contact ? roles[contact] : '');

/** Return the text of each verdict. */
export const verdictTexts = (person: string) => ({
  'stop-all': translate(
    {
      id: 'obis.errorTable.stopAll',
      message: 'Stop all stations of this batch, and call: {who}.',
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
});

/** Return the text of the verdict on an error. Only the codes of stations have one. */
export const verdictOf = (error: ErrorData): string =>
  error.verdict ? verdictTexts(personOf(error))[error.verdict] : '';

/** Return what the operator does if the one try did not help. */
export const afterTryOf = (error: ErrorData): string =>
  translate(
    {
      id: 'obis.errorTable.noHelp',
      message: 'If that does not help, stop and call: {who}.',
      description: 'Error code of a station: stands after the actions of the operator',
    },
    {who: personOf(error)},
  );

/** Return the person who solves the problem, or nothing if the verdict names the person. */
export const personToName = (error: ErrorData): string => (error.verdict ? '' : personOf(error));

/** Return the tone of the tile that shows the code at a station. The edge service has no tiles. */
export function tileToneOf({tileStaysGreen, verdict}: CodeData): 'danger' | 'success' | 'neutral' {
  if (!verdict) return 'neutral';
  return tileStaysGreen ? 'success' : 'danger';
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
    description: 'Heading of the role that solves the problem, whom an operator calls',
  }),
});
