import { useEffect, useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { focusInNewRow, focusPastRow } from './row-focus.ts';

/**
 * The rows of a list that is one value of a form, each with a key of its own. The library's own lists (`useFieldArray`) would add 2 KB
 * to the scripts of every form, also of signing in. The focus goes to a row that is added, and past one that is removed.
 */
export function useRows<Row extends object>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const [known, setKeys] = useState<string[]>([]);
  // A list of another length comes from the server.
  const keys = known.length === rows.length ? known : rows.map(() => newKey());
  if (keys !== known) setKeys(keys);
  const focus = useRef<() => void>(undefined);
  useEffect(() => {
    focus.current?.();
    focus.current = undefined;
  });
  return {
    keys,
    append: (row: Row) => {
      focus.current = focusInNewRow();
      setKeys([...keys, newKey()]);
      onChange([...rows, row]);
    },
    remove: (place: number) => {
      focus.current = focusPastRow();
      setKeys(keys.filter((_, index) => index !== place));
      onChange(rows.filter((_, index) => index !== place));
    },
    /** Moves a row before the one above it, or behind the one below it. */
    move: (place: number, by: -1 | 1) => {
      setKeys(moved(keys, place, by));
      onChange(moved(rows, place, by));
    },
    change: (place: number, changes: Partial<Row>) =>
      onChange(rows.map((row, index) => (index === place ? { ...row, ...changes } : row))),
  };
}

function moved<Item>(items: readonly Item[], place: number, by: -1 | 1): Item[] {
  const item = items[place];
  return item === undefined ? [...items] : items.toSpliced(place, 1).toSpliced(place + by, 0, item);
}
