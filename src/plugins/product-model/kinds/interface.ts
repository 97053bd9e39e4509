import * as z from 'zod';
import {LOCALES} from '../../../content/locales';
import {group, localized, references, source} from '../schema';
import {listEntries, type FactKind} from './kind';
import {referencesIn} from './references';

const schema = z.strictObject({
  area: group,
  source,
  /** Words on the screen. A label without a source has that of the file. */
  labels: z.array(localized.extend({source: source.optional()})),
  /** The entries of the menu, in their order, for drawings of screens. */
  menu: references,
});

/** A file of data/interface. */
export type InterfaceFile = z.infer<typeof schema>;

export const interfaceLabels: FactKind<InterfaceFile> = {
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
  textsOnScreen: ({labels}) => labels,
  definesNumbers: true,
  uniqueKeys: ({area}) => [{key: `interface area ${area.id}`, path: ['area']}],
  crossReferences: ({menu}, {references: known}) => referencesIn(menu, known, ['menu']),
};
