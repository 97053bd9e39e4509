import * as z from 'zod';
import {id, localized, localizeEntry, source, type LocalizedEntry} from '../schema';
import {listEntries, sliceList, type Kind} from './kind';

const step = z.strictObject({
  id,
  name: localized,
  does: localized,
  irreversible: z.boolean(),
  /** The area of data/errors with the errors of this step. */
  errors: id.optional(),
  source,
});

const schema = z.strictObject({steps: z.array(step)});

export type StepSlice = LocalizedEntry<z.infer<typeof step>>;

export const programming: Kind<z.infer<typeof schema>> = {
  schema,
  facts: ({steps}) => listEntries('step', 'steps', steps, ({does}) => ({says: does})),
  mentions: ({steps}, {model}) =>
    steps.map(({errors}, at) => ({
      path: ['steps', at, 'errors'],
      value: errors,
      known: model.errors.map(({area}) => area.id),
      message: `a step names the errors area "${errors}", which does not exist`,
    })),
  slices(model) {
    const steps = model.programming.flatMap((file) => file.steps);
    return [sliceList('steps', 'step:', steps, (row, {locale}) => localizeEntry(row, locale))];
  },
  components: {ProgrammingSequence: {shows: 'steps', marks: 'rows'}},
};
