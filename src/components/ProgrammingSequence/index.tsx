import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {StepData} from '@site/src/plugins/product-model/kinds/programming';
import Badge from '../Badge';
import styles from './styles.module.css';

/**
 * Show a sentence on which step is the point of no return. For a device with a write-once key slot, it is the step of the key pair.
 * @throws Error if data/ has no such steps
 */
function PointOfNoReturn({steps}: {readonly steps: readonly StepData[]}): ReactNode {
  const keyPair = steps.find(({id}) => id === 'key-pair');
  const firstFinal = steps.find(({irreversible}) => irreversible);
  if (!firstFinal || !keyPair)
    throw new Error(
      'data/programming/steps.yaml has no step with `irreversible: true`, or no step "key-pair", and <ProgrammingSequence> names both. Fix: add them.',
    );
  return (
    <p>
      <Translate
        id="obis.programmingSequence.gate"
        description="Above the programming steps; {first} and {pair} are names of steps"
        values={{first: firstFinal.name, pair: keyPair.name}}>
        {
          'If the version burns settings, the device can never be erased completely once the step {first} has begun. If the version uses a write-once key slot, this is true from the step {pair} on.'
        }
      </Translate>
    </p>
  );
}

/** Show the programming steps of a station, and which step is the point of no return. */
export default function ProgrammingSequence({
  data,
}: {
  readonly data: readonly StepData[];
}): ReactNode {
  return (
    <>
      <PointOfNoReturn steps={data} />
      <ol className="steps">
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
