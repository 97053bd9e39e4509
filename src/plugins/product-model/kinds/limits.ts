import * as z from 'zod';
import {group, id, localized, localizedOrSame, source, type LocalizedEntry} from '../schema';
import {listEntries, sliceRows, type Kind} from './kind';

const limit = z.strictObject({
  id,
  name: localized,
  value: localizedOrSame,
  note: localized.optional(),
  source,
});

const schema = z.strictObject({topic: group, limits: z.array(limit)});

export type Limit = z.infer<typeof limit>;
export type LimitSlice = LocalizedEntry<Limit>;

export const limits: Kind<z.infer<typeof schema>> = {
  schema,
  facts: (content) => listEntries('limit', 'limits', content.limits, ({value}) => ({says: value})),
  names: ({topic}) => [{kind: 'limits topic', id: topic.id, path: ['topic']}],
  slices: (model) =>
    model.limits.flatMap((file) => sliceRows(`limits.${file.topic.id}`, 'limit:', file.limits)),
  components: {
    Limit: {shows: {id: 'limit'}, marks: 'after'},
    LimitsTable: {shows: {ids: 'limit', topic: 'limits'}, marks: 'rows'},
  },
};
