import type {ReactNode} from 'react';
import type {StepSlice} from '@site/src/plugins/product-model/kinds/programming';
import Step from './Step';
import Track from './Track';

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
          <Step
            key={step.id}
            step={step}
            errorsLink={errorLinks && step.errors ? `${page}#${step.errors}` : undefined}
          />
        ))}
      </ol>
    </>
  );
}
