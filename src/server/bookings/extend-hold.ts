import type { Tx } from '#server/db/client.ts';
import { moveHoldEnd } from './repository.ts';

/** Payment prompts may lengthen a hold by so much in all. */
export const extensionMaxMinutes = 60;

/**
 * Lets a pending booking hold its places until `until`, at most 60 minutes longer than at first; never shorter.
 * @returns whether its hold ends later now
 */
export function extendHold(tx: Tx, bookingId: string, until: Date): Promise<boolean> {
  return moveHoldEnd(tx, bookingId, until, extensionMaxMinutes);
}
