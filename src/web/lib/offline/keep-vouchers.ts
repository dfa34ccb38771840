import { pathOf } from '#shared/call.ts';
import type { BookingItem } from '#shared/contracts/bookings.ts';
import { bookingVoucherPath } from '#shared/contracts/papers.ts';
import type { Lang } from '#shared/languages.ts';
import { findToken } from '../token.ts';
import { personPrefix, withPersonLock } from './forget-people.ts';
import { ofParameter, ownKey } from './kept.ts';

/** So many are kept: each is about 100 KB, over a connection that may be slow and expensive. */
const vouchersMost = 3;
/** What a voucher says besides may change as well, such as a phone number or an answer. */
const keptForMs = 24 * 3_600_000;

type Trip = Pick<BookingItem, 'id' | 'status' | 'startDate' | 'endDate' | 'guests' | 'totalAmount'>;

/**
 * Has the worker keep the vouchers of the next confirmed trips, and deletes all others that it has kept. One is loaded
 * again where its trip has changed, and once a day.
 * @param next trips to come, the next first
 */
export async function keepVouchers(next: readonly Trip[], lang: Lang): Promise<void> {
  const trips = next.filter(({ status }) => status === 'confirmed').slice(0, vouchersMost);
  const pathIn = ({ id }: Trip) => pathOf(bookingVoucherPath, { bookingId: id });
  await forgetVouchers(trips.map(pathIn));
  for (const trip of trips) {
    const { startDate, endDate, guests, totalAmount } = trip;
    const query = new URLSearchParams({ [ofParameter]: [startDate, endDate, guests, totalAmount].join(' ') });
    const address = new URL(`${pathIn(trip)}?${query}`, location.origin);
    if (!(await isKept(address, lang))) await load(address, lang);
  }
}

/** Asks for it as pages ask for answers, so that the worker keeps it. Where it does not come it is tried at the next visit. */
async function load(address: URL, lang: Lang): Promise<void> {
  const headers = { 'accept-language': lang, authorization: `Bearer ${findToken()}` };
  await fetch(address, { headers }).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  );
}

async function isKept(address: URL, lang: Lang): Promise<boolean> {
  const kept = await caches.match(ownKey(address, lang), { ignoreVary: true });
  return kept?.url === address.href && Date.now() - Date.parse(kept.headers.get('date') ?? '') < keptForMs;
}

const voucher = /^\/api\/bookings\/[^/]+\/voucher\.pdf$/;

/** Deletes the kept vouchers of trips that are over, cancelled or further away. */
function forgetVouchers(exceptPaths: readonly string[]): Promise<void> {
  return withPersonLock(async () => {
    for (const name of await caches.keys()) {
      if (!name.startsWith(personPrefix)) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (voucher.test(pathname) && !exceptPaths.includes(pathname)) await cache.delete(request);
      }
    }
  });
}
