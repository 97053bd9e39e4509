import * as z from 'zod';
import {LOCALES} from '../../../content/locales';
import {group, localized, references, source} from '../schema';
import {factsOfList, type FactKind} from './kind';
import {crossReferencesIn} from '../drawingReferences';

const schema = z.strictObject({
  area: group,
  source,
  /** Texts on the screens of the product, such as names of buttons. A label without a source has the source of the file. */
  labels: z.array(localized.extend({source: source.optional()})),
  /** The entries of the navigation menu in this area, from top to bottom. Drawings of screens show them. */
  menu: references,
});

/** A file of data/interface: the labels of one area of the user interface. */
export type InterfaceFile = z.infer<typeof schema>;

export const interfaceLabels: FactKind<InterfaceFile> = {
  schema,
  facts: ({area, labels, source: ofFile}) =>
    factsOfList('label', 'labels', labels, ({source: own, ...name}) => ({
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
  crossReferences: ({menu}, {references: known}) => crossReferencesIn(menu, known, ['menu']),
};
