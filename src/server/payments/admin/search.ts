import { eq, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import { referenceIn } from '#server/bookings/typed-reference.ts';
import { normalisePhone } from '#shared/phone.ts';
import { disputes } from '../disputes/tables.ts';
import { paymentAttempts, payments } from '../records/tables.ts';
import { refunds } from '../refunds/tables.ts';

/** So many payments of one phone are found, the newest first. */
const mostOfPhone = 1_000;

/** What a search has found before the list is read, as a condition on it. `toJSON` is what was typed, by which a cursor is known. */
export interface LookedFor {
  condition: SQL;
  toJSON(): string;
}

/**
 * Looks for the payments that have a name: a booking's reference, an id of ours, a phone that was asked to pay, or a
 * provider's receipt, intent, request, refund or dispute. Each is looked up whole, by its index; parts of names are not found.
 */
export async function lookForPayments(app: App, q: string): Promise<LookedFor> {
  const { rows } = await app.db.execute<{ id: string }>(namedBy(app, q));
  const ids = rows.map(({ id }) => id);
  const condition = ids.length === 0 ? sql`false` : sql`${payments.id} = any(${sql.param(ids)}::uuid[])`;
  return { condition, toJSON: () => q };
}

function namedBy({ secrets }: App, q: string): SQL {
  const reference = referenceIn(q);
  if (reference) return ofBookings(eq(bookings.reference, reference));
  if (isUuid(q)) return withId(q);
  const phone = normalisePhone(q);
  if (phone) {
    return sql`select payment_id as id from ${paymentAttempts} where phone_key = ${secrets.digest('phone', phone)}
      order by created_at desc limit ${mostOfPhone}`;
  }
  return sql`select payment_id as id from ${paymentAttempts} where upper(receipt) = upper(${q})
    union select payment_id from ${paymentAttempts} where stripe_intent_id = ${q}
    union select payment_id from ${paymentAttempts} where checkout_request_id = ${q}
    union select payment_id from ${refunds} where provider_ref in (${q}, upper(${q}))
    union select payment_id from ${disputes} where stripe_id = ${q}`;
}

const ofBookings = (condition: SQL): SQL => sql`select ${payments.id} as id from ${payments}
  join ${bookings} on ${bookings.id} = ${payments.bookingId} where ${condition}`;

const withId = (id: string): SQL => sql`select id from ${payments} where id = ${id}
  union select id from ${payments} where booking_id = ${id}
  union select payment_id from ${paymentAttempts} where id = ${id}
  union select payment_id from ${refunds} where id = ${id}
  union select payment_id from ${disputes} where id = ${id}`;
