import { sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';

export type Row = Record<string, unknown>;

/** Rows with keys in the order of the select and values as in PostgreSQL's JSON. */
export async function rows<T extends Row>({ db }: App, query: ReturnType<typeof sql>): Promise<T[]> {
  return (await db.execute(query)).rows as T[];
}

/** The ids of a booking's attempts, refunds and disbursements: what an event or a case can be about. */
export const ownersOf = (bookingId: string) => sql`(
  select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${bookingId}
  union select r.id from refunds r join payments p on p.id = r.payment_id where p.booking_id = ${bookingId}
  union select d.id from disbursements d join refunds r on r.id = d.owner_id join payments p on p.id = r.payment_id
    where p.booking_id = ${bookingId})`;
