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

const schema = z.strictObject({id, steps: z.array(step)});

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
  foreignKeys: ({steps}, {model}) =>
    steps.map(({errors}, at) => ({
      path: ['steps', at, 'errors'],
      value: errors,
      known: model.errors.map((area) => area.id),
      message: `data/errors has no area "${errors}"`,
    })),
  componentData(model) {
    const steps = model.programming.flatMap((file) => file.steps);
    return [dataOfList('steps', 'step:', steps, (row, {locale}) => localizeEntry(row, locale))];
  },
  importedFiles(model, {locale}) {
    const labels = model.interface.flatMap((file) => file.labels);
    const steps = model.programming.flatMap((file) => file.steps);
    const step = steps.find(({id}) => id === 'write-firmware');
    return {
      'tile-texts': {
        passed: labels.find(({en}) => en === 'PASS')?.[locale],
        failed: labels.find(({en}) => en === 'FAIL')?.[locale],
        step: step && textIn(step.name, locale),
      },
    };
  },
};
