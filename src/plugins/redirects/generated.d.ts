/** Type of the generated module, for the pages that import it. */
declare module '@generated/obis-redirects/default/moved.json' {
  import type {MovedSection} from '@site/src/plugins/redirects/movedSections';

  /** By page, without base URL and language. */
  const moved: Readonly<Record<string, readonly MovedSection[]>>;
  export default moved;
}
