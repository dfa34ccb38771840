import { isLostChunk } from '../lost-chunks.ts';
import { Problem } from '../problem.ts';

let shown: { error: unknown } | undefined;
const listeners = new Set<() => unknown>();

/**
 * Takes note of the error that is shown instead of the page.
 * @returns once all listeners have tried to recover from it, without success
 */
export async function noteShownError(error: unknown): Promise<void> {
  shown = { error };
  await Promise.all([...listeners].map((listener) => listener()));
}

/** To be called when the error is no longer shown. */
export function forgetShownError(): void {
  shown = undefined;
  for (const listener of listeners) listener();
}

export const getShownError = () => shown;

/** @returns a function that unsubscribes */
export function subscribeToShownError(listener: () => unknown): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether an error comes from a lost connection: a call without an answer, or a chunk that could not be loaded. */
export const isConnectionError = (error: unknown): boolean =>
  isLostChunk(error) || (error instanceof Problem && error.code === 'network');
