import { useSyncExternalStore } from 'react';
import { notedMost } from '#shared/check-ins.ts';
import { notedKey } from './noted-key.ts';

/** A check-in that was made without signal. It holds no name: the phone may be shared, and it outlasts a sign-out. */
export interface Noted {
  reference: string;
  /** At the gate, as an ISO instant. */
  at: string;
  /** The id of whoever checked in; nobody else sees or sends it. */
  by: string;
  /** The secret part of the voucher's code; absent where the reference was typed. */
  code?: string;
  /** waiting: not accepted yet, and tried again. sent: accepted. refused: `refusal` says why. */
  state: 'waiting' | 'sent' | 'refused';
  /** The error's code, of a refused one. */
  refusal?: string;
  /** Of a sent one that somebody else had checked in before: when. */
  checkedInAt?: string;
}

const dayMs = 86_400_000;
/** What was sent is shown for a day; what was not, or was refused, is kept for twice as long as the server may accept it. */
const keptMs: Record<Noted['state'], number> = { sent: dayMs, waiting: 14 * dayMs, refused: 14 * dayMs };

const listeners = new Set<() => void>();

/** All that this phone keeps, of all people, oldest first, without what is too old. Empty where storage is blocked. */
export function readNoted(now = Date.now()): Noted[] {
  try {
    const list: unknown = JSON.parse(readStored());
    if (!Array.isArray(list)) return [];
    return list.filter(isNoted).filter(({ at, state }) => now - Date.parse(at) < keptMs[state]);
  } catch {
    return [];
  }
}

const readStored = () => localStorage.getItem(notedKey) ?? '[]';

/** Deletes what is too old, of all people: reading alone leaves it in the browser's storage. */
export function deleteOldNoted(now = Date.now()): void {
  try {
    const kept = readNoted(now);
    if (readStored() !== JSON.stringify(kept)) write(kept);
  } catch {
    // The browser blocks storage, and keeps nothing.
  }
}

/** How many check-ins of a person wait to be sent. */
export const countWaiting = (personId: string): number =>
  readNoted().filter(({ by, state }) => by === personId && state === 'waiting').length;

function isNoted(value: unknown): value is Noted {
  const { reference, at, by, state } = (value ?? {}) as Record<string, unknown>;
  const texts = [reference, at, by].every((each) => typeof each === 'string');
  return texts && ['waiting', 'sent', 'refused'].includes(state as string);
}

/** Keeps the list. @returns false where the browser's storage is blocked or full */
function write(list: readonly Noted[]): boolean {
  try {
    if (list.length === 0) localStorage.removeItem(notedKey);
    else localStorage.setItem(notedKey, JSON.stringify(list));
    return true;
  } catch {
    return false;
  } finally {
    for (const listener of listeners) listener();
  }
}

/**
 * Keeps a check-in until it can be sent. One of the same booking that waits already stays as it is.
 * @returns full: so many wait that no more are kept. blocked: the browser's storage takes nothing
 */
export function noteCheckIn(noted: Omit<Noted, 'state' | 'refusal' | 'checkedInAt'>): 'noted' | 'full' | 'blocked' {
  const { reference, by } = noted;
  const list = readNoted().filter((one) => one.by !== by || one.reference !== reference || one.state === 'waiting');
  if (list.some((one) => one.by === by && one.reference === reference)) return 'noted';
  // What was sent makes room first, then what was refused; what waits never does.
  const spare = list.find(({ state }) => state === 'sent') ?? list.find(({ state }) => state === 'refused');
  if (list.length >= notedMost && !spare) return 'full';
  const kept = list.length >= notedMost ? list.filter((one) => one !== spare) : list;
  return write([...kept, { ...noted, state: 'waiting' }]) ? 'noted' : 'blocked';
}

/** Takes down what became of one. */
export function settleNoted(one: Noted, outcome: Pick<Noted, 'state' | 'refusal' | 'checkedInAt'>): void {
  write(readNoted().map((each) => (isSame(each, one) ? { ...each, ...outcome } : each)));
}

export function forgetNoted(one: Noted): void {
  write(readNoted().filter((each) => !isSame(each, one)));
}

const isSame = (a: Noted, b: Noted) => a.by === b.by && a.reference === b.reference && a.at === b.at;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function snapshot(): string {
  return JSON.stringify(readNoted());
}

/** What this person has noted on this phone, the newest first, as it changes. */
export function useNoted(by: string): Noted[] {
  const list = JSON.parse(useSyncExternalStore(subscribe, snapshot, () => '[]')) as Noted[];
  return list.filter((one) => one.by === by).toReversed();
}
