import type {IndexSettings} from 'algoliasearch';
import type {PushContent} from './content';

const number = new Intl.NumberFormat('en-GB');

/**
 * What would be sent, in some lines.
 * @example reportContent(content, 'Snowball')[0] // 'Index Snowball: 8,169 records (en 4,106, zh 4,063)'
 */
export function reportContent(content: PushContent, indexName: string): string[] {
  const {records, counts, bytes, largest, synonyms, settings} = content;
  const languages = Object.entries(counts).map(
    ([language, count]) => `${language} ${number.format(count)}`,
  );
  const twoWay = synonyms.filter(({type}) => type === 'synonym').length;
  return [
    `Index ${indexName}: ${number.format(records.length)} records (${languages.join(', ')}), ${number.format(bytes)} bytes`,
    `Largest record: ${number.format(largest.bytes)} bytes, ${largest.url}`,
    `Synonyms: ${number.format(twoWay)} in both directions, ${number.format(synonyms.length - twoWay)} in one`,
    `Settings: ${Object.keys(settings).length}`,
  ];
}

/**
 * Settings that a push would change. Settings that only the index has keep their value out of this list: they are the
 * provider's defaults, which the answer repeats.
 * @example diffSettings({distinct: true}, {distinct: false}) // ['- distinct: false', '+ distinct: true']
 */
export function diffSettings(wanted: IndexSettings, live: IndexSettings | undefined): string[] {
  const liveValues = new Map(Object.entries(live ?? {}));
  return Object.entries(wanted).flatMap(([name, value]) => {
    const before: unknown = liveValues.get(name);
    if (JSON.stringify(before) === JSON.stringify(value)) {
      return [];
    }
    const removed = before === undefined ? [] : [`- ${name}: ${JSON.stringify(before)}`];
    return [...removed, `+ ${name}: ${JSON.stringify(value)}`];
  });
}
