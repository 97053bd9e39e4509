import {translate} from '@docusaurus/Translate';
import type {FieldSlice} from '@site/src/plugins/product-model/sliceTypes';

/** The localised word for whether a field is required. */
export function requiredWord(required: FieldSlice['required']): string {
  switch (required) {
    case 'yes':
      return translate({
        id: 'obis.required.yes',
        message: 'Yes',
        description: 'Field table: a value is required',
      });
    case 'no':
      return translate({
        id: 'obis.required.no',
        message: 'No',
        description: 'Field table: a value is optional',
      });
    case 'generated':
      return translate({
        id: 'obis.required.generated',
        message: 'Generated',
        description: 'Field table: the platform makes the value',
      });
    case 'conditional':
      return translate({
        id: 'obis.required.conditional',
        message: 'Depends',
        description: 'Field table: a value is required in some cases, which the rule names',
      });
  }
}
