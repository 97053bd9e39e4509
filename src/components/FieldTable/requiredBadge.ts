import {translate} from '@docusaurus/Translate';
import type {FieldSlice} from '@site/src/plugins/product-model/kinds/entities';

/** The badge of a field; an optional one has none. */
export function requiredBadge(required: FieldSlice['required']) {
  switch (required) {
    case 'yes':
      return {
        tone: 'danger' as const,
        word: translate({
          id: 'obis.required.yes',
          message: 'Required',
          description: 'Field list: a value is required',
        }),
      };
    case 'no':
      return null;
    case 'generated':
      return {
        word: translate({
          id: 'obis.required.generated',
          message: 'Generated',
          description: 'Field list: the platform makes the value',
        }),
      };
    case 'conditional':
      return {
        tone: 'warning' as const,
        word: translate({
          id: 'obis.required.conditional',
          message: 'Depends',
          description: 'Field list: a value is required in some cases, which the rule names',
        }),
      };
  }
}
