import type {ForeignKey, Path, ScreenItems} from './kinds/factKind';

/**
 * Keys of a screen or a menu whose texts are not ids of facts. Add a new key with other texts here. Until then, `npm run check` reports each
 * of its texts as a fact that is not in the product model.
 */
const OTHER_KEYS = new Set(['id', 'source', 'area', 'alt', 'as', 'tone']);

type LocatedFactId = {readonly path: Path; readonly factId: string};

/**
 * List the ids of facts, such as `field:key.name`, in a screen (data/screens) or a menu (data/interface), with their positions in the YAML
 * file. A screen consists of such ids, so that it shows only what the product has.
 */
export function listFactIds(part: unknown, path: Path = []): LocatedFactId[] {
  if (typeof part === 'string') return [{path, factId: part}];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (OTHER_KEYS.has(key)) return [];
    return listFactIds(value, [...path, Array.isArray(part) ? Number(key) : key]);
  });
}

/** Convert the ids of facts in a screen or a menu to foreign keys, so that checkKeys.ts checks that each fact exists. */
export const toForeignKeys = (part: unknown, known: ScreenItems, path: Path = []): ForeignKey[] =>
  listFactIds(part, path).map((found) => {
    const [prefix] = found.factId.split(':');
    const withPrefix = [...known.keys()].filter((each) => each.startsWith(`${prefix}:`));
    return {
      path: found.path,
      value: found.factId,
      known: withPrefix,
      message: `"${found.factId}" is not in the product model`,
    };
  });
