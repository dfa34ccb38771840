import type { Tx } from '#server/db/client.ts';
import { moveHoldEnd } from './repository.ts';

/** How many minutes in all payment prompts may add to a hold. */
export const extensionMaxMinutes = 60;

/**
 * Extends a pending booking's hold to `until`, at most 60 minutes beyond its first end. A hold is never shortened.
 * @returns whether the hold was extended
 */
export function extendHold(tx: Tx, bookingId: string, until: Date): Promise<boolean> {
  return moveHoldEnd(tx, bookingId, until, extensionMaxMinutes);
}
