import * as z from 'zod';
import {perLocale, translatedLocales} from '../../../content/locales';
import {id, localized, factIds, source} from '../schema';
import {factsOfList, type FactKind} from './factKind';
import {toForeignKeys} from '../screenFactIds';

const label = localized.extend({
  /** Whether the action with this label cannot be undone. The text lint requires a warning before a step that has it. */
  irreversible: z.literal(true).optional(),
});

const schema = z.strictObject({
  id,
  name: localized,
  /** The source of all labels in the file. */
  source,
  /** Texts on the screens of the product, such as names of buttons. */
  labels: z.array(label),
  /** The entries of the navigation menu in this area, from top to bottom. Drawn screens show them. */
  menu: factIds,
});

/** A file of data/interface: the labels of one area of the user interface. */
export type InterfaceFile = z.infer<typeof schema>;

export const interfaceLabels: FactKind<InterfaceFile> = {
  schema,
  facts: ({id: area, labels, source: from}) =>
    factsOfList('label', 'labels', labels, (label) => ({
      id: `${area}.${label.en}`,
      name: perLocale((locale) => label[locale]),
      summary: translatedLocales.map((locale) => label[locale]).join(' / '),
      source: from,
    })),
  textsOnScreen: ({labels}) => labels,
  allowsNumbers: true,
  foreignKeys: ({menu}, {screenItems: known}) => toForeignKeys(menu, known, ['menu']),
};
