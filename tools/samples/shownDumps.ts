import {type Model} from '../../src/plugins/product-model/loadModel';
import {type Locale} from '../../src/plugins/product-model/schema';
import {dumpArea, tagNames} from './dataArea';
import {fieldOf} from './story';

/** The entity with the records of each sample area, whose dump a page can show. */
const RECORDS_OF: ReadonlyMap<string, string> = new Map([
  ['sx1-0000001-device-data.bin', 'device-data-record'],
  ['sx1-0000001-certificates.bin', 'certificate-record'],
  ['key-area-test.bin', 'key-record'],
  ['sx1-0000001-make-csr.bin', 'message-record'],
  ['sx1-0000001-prove-key.bin', 'message-record'],
]);

/** The annotated dump that stands in a block whose title is the name of the file; nothing for other titles. */
export function shownDump(
  model: Model,
  title: string,
  locale: Locale,
  read: (name: string) => Buffer,
): string | undefined {
  const entity = RECORDS_OF.get(title);
  if (entity === undefined) return undefined;
  const word = (field: string) => fieldOf(model, 'data-area', field).name[locale];
  const separator = locale === 'zh' ? '、' : ', ';
  return dumpArea(read(title), tagNames(model, entity, locale), {
    magic: word('magic'),
    versionAndKind: ['layout-version', 'kind', 'status'].map(word).join(separator),
    length: word('payload-length'),
    digest: word('digest'),
  });
}
