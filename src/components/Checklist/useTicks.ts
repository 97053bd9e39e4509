import {useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';

type Ticks = {
  readonly ticked: ReadonlySet<number>;
  readonly toggle: (item: number) => void;
  readonly reset: () => void;
};

/**
 * Parses the stored value; anything but a list of indices counts as nothing ticked.
 * @example parseTicks('[0,2]', 3) → Set {0, 2}
 */
export function parseTicks(stored: string | null, length: number): Set<number> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return new Set();
    return new Set(
      value.filter((item): item is number => Number.isInteger(item) && item >= 0 && item < length),
    );
  } catch {
    return new Set();
  }
}

/** The ticked items of a checklist, persisted in localStorage; where storage is blocked, in memory only. */
export function useTicks(id: string, length: number): Ticks {
  const [stored, slot] = useStorageSlot(`obis-checklist-${id}`);
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const ticked = parseTicks(unsaved ?? stored, length);
  return {
    ticked,
    toggle(item) {
      // As they are now: a tab that was frozen has not heard of the ticks of another one.
      const next = parseTicks(unsaved ?? slot.get(), length);
      if (!next.delete(item)) next.add(item);
      const value = JSON.stringify([...next].sort((a, b) => a - b));
      slot.set(value);
      setUnsaved(slot.get() === value ? null : value);
    },
    reset() {
      slot.del();
      setUnsaved(null);
    },
  };
}
