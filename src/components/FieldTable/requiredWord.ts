import {translate} from '@docusaurus/Translate';
import type {FieldSlice} from '@site/src/plugins/product-model/kinds/entities';

/** Returns the word beside the name of a field; undefined for an optional one. */
export function requiredWord(required: FieldSlice['required']): string | undefined {
  switch (required) {
    case 'yes':
      return translate({
        id: 'obis.required.yes',
        message: 'Required',
        description: 'Field list: a value is required',
      });
    case 'no':
      return undefined;
    case 'generated':
      return translate({
        id: 'obis.required.generated',
        message: 'Generated',
        description: 'Field list: the platform makes the value',
      });
    case 'conditional':
      return translate({
        id: 'obis.required.conditional',
        message: 'Depends',
        description: 'Field list: a value is required in some cases, which the rule names',
      });
  }
}
