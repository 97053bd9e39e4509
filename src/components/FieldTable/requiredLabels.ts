import {translate} from '@docusaurus/Translate';
import type {FieldData} from '@site/src/plugins/product-model/kinds/entities';

/** Return the labels beside the names of fields. An optional field has no label. */
export const requiredLabels = (): Partial<Record<FieldData['required'], string>> => ({
  yes: translate({
    id: 'obis.required.yes',
    message: 'Required',
    description: 'Field list: a value is required',
  }),
  generated: translate({
    id: 'obis.required.generated',
    message: 'Generated',
    description: 'Field list: the platform makes the value',
  }),
  conditional: translate({
    id: 'obis.required.conditional',
    message: 'Depends',
    description: 'Field list: a value is required in some cases, which the rule names',
  }),
});
