/*
 * Declares the types of the JSON files that this plugin generates and that components import directly: the error codes, their prefixes,
 * and the names of the roles and of the programming steps. Add a declaration when a fact kind generates another file through `imports` (kinds/factKind.ts).
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
declare module '@generated/product-model/default/step-names.json' {
  /** The names of the programming steps by their ids. */
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '@generated/product-model/default/error-prefixes.json' {
  import type {CodePrefixes} from '@site/src/plugins/product-model/kinds/errors';

  const prefixes: CodePrefixes;
  export default prefixes;
}
