import { useSyncExternalStore } from 'react';
import { keptFromHeader } from './offline/kept-from.ts';

/**
 * Whether the connection to the server is lost. `keptFrom`: when the oldest answer from the worker's caches was given.
 */
interface Connection {
  lost: boolean;
  keptFrom?: Date;
}

const fine: Connection = { lost: false };
let connection: Connection = fine;
const listeners = new Set<() => void>();

function set(next: Connection): void {
  connection = next;
  for (const listener of listeners) listener();
}

/** To be called when no answer came, or the device says that it is offline. */
export function noteLost(): void {
  if (!connection.lost) set({ lost: true });
}

/** To be called when the server has answered again. */
export function noteBack(): void {
  if (connection.lost) set(fine);
}

/** To be called for every answer: if it came from the worker's caches, the connection is lost. */
export function noteAnswer(headers: Headers): void {
  const text = headers.get(keptFromHeader);
  if (text === null) return;
  const from = new Date(text);
  if (connection.keptFrom && connection.keptFrom <= from) return;
  set({ lost: true, keptFrom: from });
}

export const getConnection = (): Connection => connection;

/** @returns a function that unsubscribes */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The connection, for components; not lost in the server's HTML. */
export const useConnection = (): Connection => useSyncExternalStore(subscribeToConnection, getConnection, () => fine);
