import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {StepSlice} from '@site/src/plugins/product-model/kinds/programming';
import Badge from '../Badge';
import styles from './styles.module.css';

/** The steps as a track, with the gate behind which nothing can be undone. The list below has them as text. */
function Track({steps}: {readonly steps: readonly StepSlice[]}): ReactNode {
  const gate = steps.findIndex(({irreversible}) => irreversible);
  const [pair, first] = [steps.find(({id}) => id === 'key-pair'), steps[gate]];
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
      {pair && first && (
        <figcaption>
          <Translate
            id="obis.programmingSequence.gate"
            description="Caption of the track of programming steps; {first} and {pair} are names of steps"
            values={{first: first.name, pair: pair.name}}>
            {
              'From {first} on, the device is never blank again; with a write-once key slot, from {pair} on.'
            }
          </Translate>
        </figcaption>
      )}
    </figure>
  );
}

/** What a station does with one device, step by step, and after which step nothing can be undone. */
export default function ProgrammingSequence({
  data,
}: {
  readonly data: readonly StepSlice[];
}): ReactNode {
  return (
    <>
      <Track steps={data} />
      <ol>
        {data.map((step) => (
          <li key={step.id}>
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
          </li>
        ))}
      </ol>
    </>
  );
}
