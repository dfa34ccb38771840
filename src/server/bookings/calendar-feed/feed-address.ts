import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { networkLimits } from '#server/limits/network.ts';
import { takeTries } from '#server/limits/take-tries.ts';

/** Another site reads a calendar a few times an hour. */
const readsPerNetwork = { most: 60, periodMs: 3_600_000 };
/** A calendar is read by a handful of sites, of which one that reads too often must not keep the others from reading. */
const readsInAll = { most: 600, periodMs: 3_600_000 };

interface Feed {
  /** What the calendar shows; a signature of one says nothing of another. */
  purpose: 'calendar-feed' | 'trip-feed';
  /** Of the listing or the person. */
  id: string;
  /** The number of the address; each new one ends those before. */
  generation: number;
}

/** What only our key makes of a calendar and the number of its address, and nobody guesses: 40 hexadecimal digits. */
export const feedSignature = ({ secrets }: App, { purpose, id, generation }: Feed): string =>
  secrets.digest(purpose, `${id}\n${generation}`).slice(0, 40);

/**
 * Counts a reading of a calendar by whoever has its address.
 * @param address the network address of the reader   @throws AppError too_many_tries
 */
export async function countRead(
  app: App,
  { purpose, id }: Pick<Feed, 'purpose' | 'id'>,
  address: string,
): Promise<void> {
  if (!app.config.rateLimits) return;
  const subject = `${purpose}-reads:${id}`;
  const limits = [{ subject, ...readsInAll }, ...networkLimits(app.secrets, address, { subject, ...readsPerNetwork })];
  await transaction(app, (tx) => takeTries(tx, limits, app.clock.now()));
}
