import {useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';

type Ticks = {
  readonly ticked: ReadonlySet<string>;
  readonly toggle: (item: string) => void;
  readonly reset: () => void;
};

/**
 * Return an id for each item, so that an item that was added or changed is not ticked. The id is the text of the item, with a number if
 * an item above has the same text.
 * @example itemIds(['Scan it.', 'Press Enter.', 'Press Enter.']) → ['Scan it.', 'Press Enter.', 'Press Enter. 2']
 */
export function itemIds(texts: readonly string[]): string[] {
  const ids = new Set<string>();
  for (const text of texts) {
    let id = text;
    for (let number = 2; ids.has(id); number++) id = `${text} ${number}`;
    ids.add(id);
  }
  return [...ids];
}

/**
 * Parse the stored ids of the ticked items. Ignore ids that are no longer in the list.
 * @example parseTicks('["Open it.","Old text."]', ['Open it.', 'Close it.']) → Set {'Open it.'}
 */
export function parseTicks(stored: string | null, items: readonly string[]): Set<string> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(value) ? items.filter((item) => value.includes(item)) : []);
  } catch {
    return new Set();
  }
}

/** Store the ticked items of a checklist in localStorage, or in memory if the browser blocks localStorage. */
export function useTicks(id: string, items: readonly string[]): Ticks {
  const [stored, slot] = useStorageSlot(`obis-checklist-${id}`);
  const [unsaved, setUnsaved] = useState<string | null>(null);
  return {
    ticked: parseTicks(unsaved ?? stored, items),
    toggle(item) {
      // Read again, because a browser tab that was frozen does not know of changes in other tabs.
      const next = parseTicks(unsaved ?? slot.get(), items);
      if (!next.delete(item)) next.add(item);
      const value = JSON.stringify([...next]);
      slot.set(value);
      setUnsaved(slot.get() === value ? null : value);
    },
    reset() {
      slot.del();
      setUnsaved(null);
    },
  };
}
