import * as z from 'zod';
import {id, localized, localizeEntry, source, type LocalizedEntry} from '../schema';
import {dataOfEntries, factsOfList, type FactKind} from './factKind';

const permission = z.strictObject({id, name: localized, allows: localized, source});

const schema = z.strictObject({id, name: localized, permissions: z.array(permission)});

export type PermissionData = LocalizedEntry<z.infer<typeof permission>>;
/** The permissions of one area. */
export type PermissionAreaData = {
  readonly name: string;
  readonly permissions: readonly PermissionData[];
};

type PermissionFile = z.infer<typeof schema>;

export const permissions: FactKind<
  PermissionFile,
  {readonly permissions: readonly PermissionFile[]}
> = {
  schema,
  facts: (content) =>
    factsOfList('permission', 'permissions', content.permissions, ({allows}) => ({
      summary: allows,
    })),
  textsOnScreen: (content) => content.permissions.map(({name}) => name),
  componentData(model) {
    const all = model.permissions.flatMap((file) => file.permissions);
    return [
      {
        name: 'permissions',
        facts: all.map(({id}) => `permission:${id}`),
        data: ({locale}): PermissionAreaData[] =>
          model.permissions.map((file) => ({
            name: file.name[locale],
            permissions: file.permissions.map((each) => localizeEntry(each, locale)),
          })),
      },
      ...dataOfEntries('permission:', all, (each, {locale}) => localizeEntry(each, locale)),
    ];
  },
};
