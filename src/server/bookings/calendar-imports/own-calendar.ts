import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { failuresAtFullPace, importLimits, readAtLeastEveryMs, readEveryMs } from '#shared/calendar-imports.ts';
import { getOwn } from '../blocks/repository.ts';

export interface OwnListing {
  serviceId: string;
  providerId: string;
}

const dayMs = 24 * 3_600_000;

/** Counts a reading that a member asks for, since each asks somebody else's server. @throws AppError too_many_tries */
export async function countReading(app: App, tx: Tx, providerId: string): Promise<void> {
  if (!app.config.rateLimits) return;
  const limit = { subject: `calendar-reads:${providerId}`, most: importLimits.readsPerDay, periodMs: dayMs };
  await takeTries(tx, [limit], app.clock.now());
}

/**
 * The listing with what its calendars need of it, while its provider is locked: blocks of a provider change one after the
 * other. @throws AppError not_found: the listing, or another provider's
 */
export async function lockOwn(tx: Tx, own: OwnListing) {
  await lockProvider(tx, own.providerId);
  const { id, capacity, status } = await getOwn(tx, own);
  const [listing] = await tx.select({ priceUnit: services.priceUnit }).from(services).where(eq(services.id, id));
  if (!listing) throw new Error('a listing that was found is gone');
  return { id, capacity, status, priceUnit: listing.priceUnit };
}

/** How the address of a calendar is stored. */
export const addressColumns = ({ secrets }: App, { href, hostname }: URL) => ({
  addressSealed: secrets.seal(href),
  addressDigest: secrets.digest('calendar-import', href).slice(0, 40),
  host: hostname,
});

const spreadMs = 5 * 60_000;

/**
 * When a calendar is read next: half an hour later, or up to five minutes after that. How long after follows from its id, so
 * that calendars which were read together do not stay together. One that fails again and again is tried after twice as long
 * each time, but every six hours at least.
 * @param failures readings that failed since the last that did not
 */
export function nextReadAfter(now: Date, { id, failures }: { id: string; failures: number }): Date {
  const share = Number.parseInt(id.slice(-4), 16) / 0x10000;
  const doublings = Math.max(0, failures - failuresAtFullPace);
  const waitMs = Math.min(readEveryMs * 2 ** Math.min(doublings, 10), readAtLeastEveryMs);
  return new Date(now.getTime() + waitMs + Math.floor(share * spreadMs));
}
