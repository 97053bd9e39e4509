import {translate} from '@docusaurus/Translate';

/** The headings of a field table, in the order of its columns. */
export const fieldColumns = (): [string, ...string[]] => [
  translate({
    id: 'obis.fieldTable.field',
    message: 'Field',
    description: 'Column of a field table: name of the field',
  }),
  translate({
    id: 'obis.fieldTable.required',
    message: 'Required',
    description: 'Column of a field table: whether a value is required',
  }),
  translate({
    id: 'obis.fieldTable.rule',
    message: 'Rule',
    description: 'Column of a field table: which values are accepted',
  }),
  translate({
    id: 'obis.fieldTable.meaning',
    message: 'Meaning',
    description: 'Column of a field table: what the field is for',
  }),
  translate({
    id: 'obis.fieldTable.example',
    message: 'Example',
    description: 'Column of a field table: an example value',
  }),
];
