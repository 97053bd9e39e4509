import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {StepSlice} from '@site/src/plugins/product-model/kinds/programming';
import Badge from '../Badge';
import styles from './styles.module.css';

/** The steps as a track, with the gate behind which nothing can be undone. The list below has them as text. */
function Track({steps}: {readonly steps: readonly StepSlice[]}): ReactNode {
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

type Props = {
  readonly data: readonly StepSlice[];
  /** Links each step to the anchor of its error area, on this page (`true`) or on the page with this path. */
  readonly errorLinks?: boolean | string;
};

/** What a station does with one device, step by step, and after which step nothing can be undone. */
export default function ProgrammingSequence({data, errorLinks = false}: Props): ReactNode {
  const page = typeof errorLinks === 'string' ? errorLinks : '';
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
            {errorLinks && step.errors && (
              <Link to={`${page}#${step.errors}`}>
                <Translate
                  id="obis.programmingSequence.errors"
                  description="Link from a programming step to its errors; {step} is the step's name"
                  values={{step: step.name}}>
                  {'Errors of the step {step}'}
                </Translate>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
