import { useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import { forgetNote, keepNote, readNote } from '#web/lib/tab-notes.ts';

/**
 * What is typed into a screen, kept in this tab until it is saved or the person signs out, so that going back or a reload loses
 * none of it. Never for documents, or for accounts that money goes to.
 * @param name of the screen, and of the application where there may be several
 * @param saved what the screen begins with: once that is another, what was typed before no longer counts
 * @returns the value, how it is changed, and how it is forgotten
 */
export function useKept<Value>(
  name: string,
  saved: Value,
): readonly [value: Value, change: (next: Value) => void, forget: () => void] {
  const place = `onboard:${useSession().user?.id ?? ''}:${name}`;
  const [value, setValue] = useState<Value>(() => readKept(place, saved) ?? saved);
  const [from] = useState(() => JSON.stringify(saved));
  const change = (next: Value) => {
    setValue(next);
    keepNote(place, JSON.stringify({ from, value: next }));
  };
  return [value, change, () => forgetNote(place)];
}

/** What was typed over the same saved value; undefined where nothing was, or what is kept cannot be read. */
export function readKept<Value>(place: string, saved: Value): Value | undefined {
  try {
    const kept = JSON.parse(readNote(place) ?? 'null') as { from: string; value: Value } | null;
    return kept?.from === JSON.stringify(saved) ? kept.value : undefined;
  } catch {
    return undefined;
  }
}
