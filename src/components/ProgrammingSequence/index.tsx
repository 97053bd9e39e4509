import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {StepData} from '@site/src/plugins/product-model/kinds/programming';
import Badge from '../Badge';
import styles from './styles.module.css';

/** From which step on nothing can be undone. */
function Gate({steps}: {readonly steps: readonly StepData[]}): ReactNode {
  const pair = steps.find(({id}) => id === 'key-pair');
  const first = steps.find(({irreversible}) => irreversible);
  return (
    pair &&
    first && (
      <p>
        <Translate
          id="obis.programmingSequence.gate"
          description="Above the programming steps; {first} and {pair} are names of steps"
          values={{first: first.name, pair: pair.name}}>
          {
            'From {first} on, the device is never blank again; with a write-once key slot, from {pair} on.'
          }
        </Translate>
      </p>
    )
  );
}

/** What a station does with one device, step by step, and after which step nothing can be undone. */
export default function ProgrammingSequence({
  data,
}: {
  readonly data: readonly StepData[];
}): ReactNode {
  const gate = data.findIndex(({irreversible}) => irreversible);
  return (
    <>
      <Gate steps={data} />
      <ol className={clsx('steps', styles.sequence)}>
        {data.map((step, at) => (
          <li key={step.id} className={gate >= 0 && at >= gate ? styles.final : undefined}>
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
