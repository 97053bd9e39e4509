import * as z from 'zod';
import {LOCALES, perLocale} from '../../../settings/locales';
import {group, localized, references, source} from '../schema';
import {listEntries, type Kind} from './kind';
import {mentionReferences} from './screens';

const schema = z.strictObject({
  area: group,
  source,
  /** Words on the screen; their source is the file's unless they have their own. */
  labels: z.array(localized.extend({source: source.optional()})),
  /** The entries of the menu, which are labels of this area, for drawings of its screens. */
  menu: references,
});

export const interfaceLabels: Kind<z.infer<typeof schema>> = {
  schema,
  facts: ({area, labels, source: ofFile}) =>
    listEntries('label', 'labels', labels, ({source: own, ...name}) => ({
      id: `${area.id}.${name.en}`,
      name,
      // States what the name of the fact does not: the label in the other languages.
      says: perLocale((locale) =>
        LOCALES.filter((each) => each !== locale)
          .map((each) => name[each])
          .join(' / '),
      ),
      source: own ?? ofFile,
    })),
  names: ({area}) => [{kind: 'interface area', id: area.id, path: ['area']}],
  mentions: ({menu}, {references: known}) => mentionReferences(menu, known, ['menu']),
};
