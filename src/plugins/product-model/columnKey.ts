import type {Field} from './schema';

/** The heading of a field's column in an exported CSV file, as the limit `export-headings` says. */
export const columnKey = ({name}: Pick<Field, 'name'>): string =>
  name.en.toLowerCase().replace(/[ -]/g, '_');
