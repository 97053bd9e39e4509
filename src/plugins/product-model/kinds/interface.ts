import * as z from 'zod';
import {LOCALES} from '../../../content/locales';
import {group, localized, references, source} from '../schema';
import {listEntries, type Kind} from './kind';
import {referencesIn} from './screens';

const schema = z.strictObject({
  area: group,
  source,
  /** Words on the screen. A label without a source has that of the file. */
  labels: z.array(localized.extend({source: source.optional()})),
  /** The entries of the menu, in their order, for drawings of screens. */
  menu: references,
});

export const interfaceLabels: Kind<z.infer<typeof schema>> = {
  schema,
  facts: ({area, labels, source: ofFile}) =>
    listEntries('label', 'labels', labels, ({source: own, ...name}) => ({
      id: `${area.id}.${name.en}`,
      name,
      summary: LOCALES.slice(1)
        .map((locale) => name[locale])
        .join(' / '),
      source: own ?? ofFile,
    })),
  uniqueKeys: ({area}) => [{key: `interface area ${area.id}`, path: ['area']}],
  crossReferences: ({menu}, {references: known}) => referencesIn(menu, known, ['menu']),
};
