import type { Booking } from '#server/bookings/lock-booking.ts';
import { transaction } from '#server/db/client.ts';
import { postLedger } from '#server/payments/ledger/post-ledger.ts';
import { earningEntries } from '#server/payments/ledger/postings.ts';
import { usd } from '#shared/money.ts';
import type { TestApp } from '#tests/support/app.ts';

/** Posts what a trip of USD 100.00 has earned, with a commission of 12 %. */
export const postTrip = ({ app }: TestApp, { id, providerId, taxes }: Booking, at: string): Promise<boolean> =>
  transaction(app, (tx) =>
    postLedger(tx, {
      ...{ kind: 'earn', source: id, bookingId: id, providerId, at: new Date(at) },
      entries: earningEntries(usd(10_000), 1_200, taxes),
    }),
  );
