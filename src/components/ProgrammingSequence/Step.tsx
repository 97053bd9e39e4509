import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {StepSlice} from '@site/src/plugins/product-model/kinds/programming';
import Badge from '../Badge';
import styles from './styles.module.css';

type Props = {readonly step: StepSlice; readonly errorsLink: string | undefined};

/** One step: its name, what happens, what the operator sees. */
export default function Step({step, errorsLink}: Props): ReactNode {
  return (
    <li>
      <div className={styles.name}>
        <b>{step.name}</b>{' '}
        {step.irreversible && (
          <Badge tone="danger">
            <Translate
              id="obis.programmingSequence.irreversible"
              description="Badge of a programming step that changes the chip for good">
              Cannot be undone
            </Translate>
          </Badge>
        )}
      </div>
      <div>{step.does}</div>
      {step.shows && (
        <div className={styles.shows}>
          <Translate
            id="obis.programmingSequence.shows"
            description="Programming step: what the operator sees; {text} is one or more sentences"
            values={{text: step.shows}}>
            {'On the screen: {text}'}
          </Translate>
        </div>
      )}
      {errorsLink && (
        <Link to={errorsLink}>
          <Translate
            id="obis.programmingSequence.errors"
            description="Link from a programming step to its errors; {step} is the step's name"
            values={{step: step.name}}>
            {'Errors of the step {step}'}
          </Translate>
        </Link>
      )}
    </li>
  );
}
