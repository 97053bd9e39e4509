import * as z from 'zod';
import {group, id, localized, source} from '../schema';
import {entryFiles, listEntries, type Kind} from './kind';

const schema = z.strictObject({
  area: group,
  permissions: z.array(z.strictObject({id, name: localized, allows: localized, source})),
});

export type PermissionSlice = {readonly name: string};
/** The permissions of one area, with what each allows. */
export type PermissionAreaSlice = {
  readonly name: string;
  readonly permissions: readonly (PermissionSlice & {readonly allows: string})[];
};

export const permissions: Kind<z.infer<typeof schema>> = {
  schema,
  facts: (content) =>
    listEntries('permission', 'permissions', content.permissions, ({allows}) => ({
      summary: allows,
    })),
  dataFiles(model) {
    const all = model.permissions.flatMap((file) => file.permissions);
    return [
      {
        name: 'permissions',
        facts: all.map(({id}) => `permission:${id}`),
        data: ({locale}): PermissionAreaSlice[] =>
          model.permissions.map((file) => ({
            name: file.area.name[locale],
            permissions: file.permissions.map(({name, allows}) => ({
              name: name[locale],
              allows: allows[locale],
            })),
          })),
      },
      ...entryFiles('permission:', all, ({name}, {locale}): PermissionSlice => ({
        name: name[locale],
      })),
    ];
  },
  components: {
    PermissionNote: {ids: 'permission'},
    PermissionTable: 'permissions',
  },
};
