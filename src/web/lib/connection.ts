import { useSyncExternalStore } from 'react';
import { keptFromHeader } from './offline/kept-from.ts';

/** Whether the connection to the server is lost. */
interface Connection {
  lost: boolean;
}

const fine: Connection = { lost: false };
let connection: Connection = fine;
/**
 * When the server gave the answers that were last read from the worker's caches, by address, until it has answered
 * anew. There are no more than those caches hold, which is limited.
 */
const keptSince = new Map<string, Date>();
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
export function noteAnswer(address: string, headers: Headers): void {
  const text = headers.get(keptFromHeader);
  if (text === null) {
    keptSince.delete(address);
    return;
  }
  keptSince.set(address, new Date(text));
  noteLost();
}

/** When the server gave the answer of this address, if it was last read from the worker's caches. */
export const findKeptSince = (address: string): Date | undefined => keptSince.get(address);

export const getConnection = (): Connection => connection;

/** @returns a function that unsubscribes */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The connection, for components; not lost in the server's HTML. */
export const useConnection = (): Connection => useSyncExternalStore(subscribeToConnection, getConnection, () => fine);
