import * as z from 'zod';
import {id, localized, localizeEntry, source, textIn, type LocalizedEntry} from '../schema';
import {factsOfList, dataOfList, type FactKind} from './factKind';
import type {InterfaceFile} from './interface';

/**
 * A step in which a station of the production line programs a device, such as *Write firmware* or *Verify*. The programming client runs all
 * steps on each device, in the order of the file.
 */
const step = z.strictObject({
  id,
  name: localized,
  does: localized,
  irreversible: z.boolean(),
  /** The id of the area of data/errors that lists the errors of this step. */
  errors: id.optional(),
  source,
});

const schema = z
  .strictObject({id, steps: z.array(step)})
  .refine(
    ({steps}) => steps.some(({irreversible}) => irreversible),
    'no step is irreversible, and the manual says from which step on a device cannot be erased. Write `irreversible: true` in that step',
  );

/**
 * The ids of the steps that components name. ProgrammingSequence says that `key-pair` cannot be undone with a write-once key slot, and a
 * tile of the landing page shows `write-firmware`.
 */
const NAMED_STEPS = ['key-pair', 'write-firmware'];

export type StepData = LocalizedEntry<z.infer<typeof step>>;

/** A file of data/programming, which lists the steps in their order. */
export type StepFile = z.infer<typeof schema>;
type Model = {
  readonly programming: readonly StepFile[];
  readonly errors: readonly {readonly id: string}[];
  readonly interface: readonly InterfaceFile[];
};

export const programming: FactKind<StepFile, Model> = {
  schema,
  facts: ({steps}) => factsOfList('step', 'steps', steps, ({does}) => ({summary: does})),
  textsOnScreen: ({steps}) => steps.map(({name}) => name),
  foreignKeys: ({steps}, {model}) => [
    ...steps.map(({errors}, at) => ({
      path: ['steps', at, 'errors'],
      value: errors,
      known: model.errors.map((area) => area.id),
      message: `data/errors has no area "${errors}"`,
    })),
    ...NAMED_STEPS.map((value) => ({
      path: ['steps'],
      value,
      known: steps.map(({id}) => id),
      message: `no step has the id "${value}", and the site names this step (NAMED_STEPS in src/plugins/product-model/kinds/programming.ts)`,
    })),
  ],
  componentData(model) {
    const steps = model.programming.flatMap((file) => file.steps);
    return [dataOfList('steps', 'step:', steps, (row, {locale}) => localizeEntry(row, locale))];
  },
  imports(model, {locale}) {
    const labels = model.interface.flatMap((file) => file.labels);
    const steps = model.programming.flatMap((file) => file.steps);
    const step = steps.find(({id}) => id === 'write-firmware');
    return {
      'tile-texts': {
        passed: labels.find(({en}) => en === 'PASS')?.[locale],
        step: step && textIn(step.name, locale),
      },
    };
  },
};
