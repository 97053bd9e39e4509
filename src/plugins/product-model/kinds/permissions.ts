import * as z from 'zod';
import {suggest} from '../../../lib/suggest';
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

/** The part of the product model with the permissions. */
type PermissionModel = {readonly permissions: readonly PermissionFile[]};

/** Check the `permissions` of the front matter of a page. Return what is wrong with the first id that data/ does not have. */
export function findUnknownPermission(
  ids: readonly string[],
  model: PermissionModel,
): {readonly message: string; readonly fix: string} | undefined {
  const known = model.permissions.flatMap((file) => file.permissions.map(({id}) => id));
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown === undefined) return undefined;
  const message = `permissions names "${unknown}", which data/permissions does not have`;
  return {message, fix: suggest(unknown, known)};
}

export const permissions: FactKind<PermissionFile, PermissionModel> = {
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
