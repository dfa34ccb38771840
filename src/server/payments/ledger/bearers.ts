import { usd } from '#shared/money.ts';
import type { Booking } from '../../bookings/lifecycle.ts';
import type { Tx } from '../../db/client.ts';
import { depositsOf } from './balances.ts';
import type { AccountCode, Entry } from './post-ledger.ts';
import { splitOf } from './split-price.ts';

/** Who bears what goes back after the deposit was shared out: we alone, or everybody what they got of it. */
export type Bearer = 'us' | 'everyone';

/**
 * Out of whose money a part of a booking's price goes back: the deposit as long as it is there, then what it became.
 * @param cents of the price, points included   @returns debits that add up to it
 */
export async function bearersOf(tx: Tx, booking: Booking, cents: number, bearer: Bearer): Promise<Entry[]> {
  return sharedBearers(booking, { cents, depositCents: await depositsOf(tx, booking.id), bearer });
}

/** What a refund takes from whom, once it is known how much of the deposit is left. @see bearersOf */
export function sharedBearers(
  booking: Pick<Booking, 'commissionBps' | 'taxes' | 'status'>,
  { cents, depositCents, bearer }: { cents: number; depositCents: number; bearer: Bearer },
): Entry[] {
  const deposit = Math.min(cents, Math.max(0, depositCents));
  return [
    { account: 'customer:deposits:USD' as const, amountMinor: deposit },
    ...sharedOut(booking, cents - deposit, bearer),
  ].filter(({ amountMinor }) => amountMinor !== 0);
}

function sharedOut(
  { commissionBps, taxes, status }: Pick<Booking, 'commissionBps' | 'taxes' | 'status'>,
  cents: number,
  bearer: Bearer,
): Entry[] {
  // Where our share of it was booked: of a trip, or of a cancelled booking.
  const income: AccountCode = status === 'cancelled' ? 'cancellation:USD' : 'commission:USD';
  if (bearer === 'us') return [{ account: income, amountMinor: cents }];
  const split = splitOf(usd(cents), commissionBps, taxes);
  return [
    { account: 'provider:payable:USD', amountMinor: split.payable },
    { account: income, amountMinor: split.commission },
    { account: 'tax:vat:USD', amountMinor: split.vat },
    { account: 'tax:levy:USD', amountMinor: split.levy },
    { account: 'tax:withholding:USD', amountMinor: split.withholding },
  ];
}
