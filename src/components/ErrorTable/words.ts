import {translate} from '@docusaurus/Translate';
import type {ErrorSlice} from '@site/src/plugins/product-model/kinds/errors';

/** The localised word for who can put an error right. */
export function personName(who: NonNullable<ErrorSlice['who']>): string {
  switch (who) {
    case 'operator':
      return translate({
        id: 'obis.errorTable.operator',
        message: 'Operator',
        description: 'Error table: the person at the station acts',
      });
    case 'engineer':
      return translate({
        id: 'obis.errorTable.engineer',
        message: 'Site engineer',
        description: 'Error table: the engineer of the factory acts',
      });
    case 'product-owner':
      return translate({
        id: 'obis.errorTable.productOwner',
        message: 'Product owner',
        description: 'Error table: the person who runs the product acts',
      });
    case 'administrator':
      return translate({
        id: 'obis.errorTable.administrator',
        message: 'Administrator',
        description: 'Error table: an administrator of the platform acts',
      });
  }
}

/** Whether a failure uses up an attempt, in words. */
export const countsWords = (counts: boolean): string =>
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
  who: translate({
    id: 'obis.errorTable.who',
    message: 'Who acts',
    description: 'Column of an error table: who can put the error right',
  }),
});
