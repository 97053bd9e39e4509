import {translate} from '@docusaurus/Translate';

/** The headings of a field table. */
export const fieldColumns = () => ({
  field: translate({
    id: 'obis.fieldTable.field',
    message: 'Field',
    description: 'Column of a field table: name of the field',
  }),
  required: translate({
    id: 'obis.fieldTable.required',
    message: 'Required',
    description: 'Column of a field table: whether a value is required',
  }),
  rule: translate({
    id: 'obis.fieldTable.rule',
    message: 'Rule',
    description: 'Column of a field table: which values are accepted',
  }),
  meaning: translate({
    id: 'obis.fieldTable.meaning',
    message: 'Meaning',
    description: 'Column of a field table: what the field is for',
  }),
  example: translate({
    id: 'obis.fieldTable.example',
    message: 'Example',
    description: 'Column of a field table: an example value',
  }),
});
