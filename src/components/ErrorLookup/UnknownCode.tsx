import type {ReactNode} from 'react';
import roles from '@generated/product-model/default/roles.json';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CodeData} from '@site/src/plugins/product-model/kinds/errors';
import {stopTexts} from '../ErrorTable/errorTexts';
import SupportContact from '../SupportContact';
import styles from './styles.module.css';

type Props = {
  /** The known codes with the prefix of the typed one, or with a similar prefix. */
  readonly similar?: readonly CodeData[] | undefined;
};

/**
 * Say that the typed code does not exist. If the similar codes belong to the edge service, name the support contact. Otherwise say what an
 * operator does if a tile shows the code.
 */
export default function UnknownCode({similar}: Props): ReactNode {
  const isOfEdge = similar?.every(({retry}) => !retry);
  return (
    <div className={clsx(styles.answer, 'tone-neutral')}>
      <p className={styles.code}>
        <Translate
          id="obis.errorLookup.unknown"
          description="Look-up of error codes: the manual has no code that reads like the typed one">
          No such code. Compare it with the screen.
        </Translate>
      </p>
      <p className={styles.call}>
        {isOfEdge ? (
          <Translate
            id="obis.errorLookup.unknownEdge"
            description="Look-up of error codes: what to do if the edge service shows a code that the manual does not have; {support} is the address of the support"
            values={{support: <SupportContact />}}>
            {'If the edge service shows it, ask support: {support}'}
          </Translate>
        ) : (
          <Translate
            id="obis.errorLookup.unknownShown"
            description="Look-up of error codes: what an operator does if the screen shows a code that the manual does not have; {stop} says what to stop and whom to call"
            values={{stop: stopTexts(roles['site-engineer'])['stop-station']}}>
            {'If a tile shows it: leave the device in its slot. {stop}'}
          </Translate>
        )}
      </p>
    </div>
  );
}
