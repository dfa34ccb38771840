import { isLostPiece } from '../lost-pieces.ts';
import { Problem } from '../problem.ts';

let shown: { error: unknown } | undefined;
const listeners = new Set<() => unknown>();

/** Takes note of the error that stands in place of the page. @returns once whoever can mend it has tried in vain */
export async function noteShownError(error: unknown): Promise<void> {
  shown = { error };
  await Promise.all([...listeners].map((listener) => listener()));
}

/** The page has another try, or another page stands there. */
export function forgetShownError(): void {
  shown = undefined;
  for (const listener of listeners) listener();
}

export const getShownError = () => shown;

/** @returns the way to stop */
export function subscribeToShownError(listener: () => unknown): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something did not come over the line, be it an answer or a piece of our own scripts. */
export const isUnreached = (error: unknown): boolean =>
  isLostPiece(error) || (error instanceof Problem && error.code === 'network');
