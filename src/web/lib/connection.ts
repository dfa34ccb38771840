import { useSyncExternalStore } from 'react';
import { keptFromHeader } from './offline/kept-from.ts';

/** Whether our server answers. `keptFrom`: the oldest of what the worker has answered in its place. */
export interface Connection {
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

/** No answer came, or the device says that it is offline. */
export function noteLost(): void {
  if (!connection.lost) set({ lost: true });
}

/** The server has been heard: what was kept is read anew by whoever shows it. */
export function noteBack(): void {
  if (connection.lost) set(fine);
}

/** An answer came; if the worker had kept it, the connection is lost. */
export function noteAnswer(headers: Headers): void {
  const text = headers.get(keptFromHeader);
  if (text === null) return;
  const from = new Date(text);
  if (connection.keptFrom && connection.keptFrom <= from) return;
  set({ lost: true, keptFrom: from });
}

export const getConnection = (): Connection => connection;

/** @returns the way to stop */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The connection as components see it; fine in the server's HTML. */
export const useConnection = (): Connection => useSyncExternalStore(subscribeToConnection, getConnection, () => fine);
