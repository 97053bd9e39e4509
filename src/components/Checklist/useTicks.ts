import {useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';

type Ticks = {
  readonly ticked: ReadonlySet<string>;
  readonly toggle: (item: string) => void;
  readonly reset: () => void;
};

/**
 * Parses the stored value: the texts of the ticked items. What is no item of the list, such as a position or a text that has
 * changed since, counts as not ticked.
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

/** Keeps the ticked items of a checklist in localStorage; where storage is blocked, in memory only. */
export function useTicks(id: string, items: readonly string[]): Ticks {
  const [stored, slot] = useStorageSlot(`obis-checklist-${id}`);
  const [unsaved, setUnsaved] = useState<string | null>(null);
  return {
    ticked: parseTicks(unsaved ?? stored, items),
    toggle(item) {
      // As they are now: a tab that was frozen has not heard of the ticks of another one.
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
