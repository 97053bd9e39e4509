/*
 * Declares the types of the JSON files that this plugin generates and that components import directly: the error codes, the names and
 * responsibilities of the roles, and texts on tiles. Add a declaration when a fact kind generates another file through
 * `importedFiles` (kinds/factKind.ts).
 */

declare module '@generated/product-model/default/error-codes.json' {
  import type {CodeAreaData} from '@site/src/plugins/product-model/kinds/errors';

  const areas: readonly CodeAreaData[];
  export default areas;
}
declare module '@generated/product-model/default/roles.json' {
  import type {PageRole} from '@site/src/content/roles';

  const names: Readonly<Record<PageRole, string>>;
  export default names;
}
declare module '@generated/product-model/default/role-responsibilities.json' {
  import type {TaskRole} from '@site/src/content/roles';

  const responsibilities: Readonly<Record<TaskRole, string>>;
  export default responsibilities;
}
declare module '@generated/product-model/default/tile-texts.json' {
  /** Texts on tiles of a station: of a device that has passed, of one that has failed, and of one that is in a programming step. */
  const texts: {readonly passed?: string; readonly failed?: string; readonly step?: string};
  export default texts;
}
