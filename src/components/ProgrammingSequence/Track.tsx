import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {StepSlice} from '@site/src/plugins/product-model/kinds/programming';
import styles from './styles.module.css';

type Props = {readonly steps: readonly StepSlice[]};

/** The steps as a track, with the gate behind which nothing can be undone. The list below has them as text. */
export default function Track({steps}: Props): ReactNode {
  const gate = steps.findIndex(({irreversible}) => irreversible);
  const [before, first] = [steps[gate - 1], steps[gate]];
  return (
    <figure className={styles.figure}>
      <div className={styles.track} aria-hidden="true">
        {steps.map(({id, name}, at) => (
          <span
            key={id}
            className={clsx(at === gate && styles.gate, gate >= 0 && at > gate && styles.after)}>
            <b>{at + 1}</b> {name}
          </span>
        ))}
      </div>
      {before && first && (
        <figcaption>
          <Translate
            id="obis.programmingSequence.gate"
            description="Caption of the track of programming steps; {before} and {first} are names of steps"
            values={{before: before.name, first: first.name}}>
            {'Up to {before}, the device can be erased; from {first} on, it is never blank again.'}
          </Translate>
        </figcaption>
      )}
    </figure>
  );
}
