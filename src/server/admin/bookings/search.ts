import { eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import { referenceIn } from '#server/bookings/typed-reference.ts';
import { listTitled, titleContains } from '#server/catalogue/title-queries.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { beginningWith, containing } from '#server/db/containing.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { providers } from '#server/providers/tables.ts';
import { normalisePhone } from '#shared/phone.ts';

/** With fewer characters in a row the indexes of names find only where words begin. */
const anywhereFrom = 3;
/** So many accounts, listings and providers are found first, and then the bookings of each by an index. */
const most = { people: 2_000, services: 5_000, providers: 500 };

/**
 * What a search for bookings has found before their list is read, as a condition on the list. `toJSON` is what was typed,
 * so that a cursor stays valid while others register.
 */
export interface Looked {
  condition: SQL;
  toJSON(): string;
}

/**
 * Looks for whatever an admin may know of a booking. What names exactly one thing (its id, its reference, a receipt) is
 * looked for first; only where nothing has that name, parts of names, addresses and titles are.
 */
export async function lookFor(app: App, q: string): Promise<Looked> {
  const condition = (await named(app, q)) ?? (await containingWords(app.db, q));
  return { condition: condition ?? sql`false`, toJSON: () => q };
}

async function named(app: App, q: string): Promise<SQL | undefined> {
  if (isUuid(q)) return eq(bookings.id, q);
  const reference = referenceIn(q);
  if (reference) return eq(bookings.reference, reference);
  const phone = normalisePhone(q);
  const paid = phone ? await listPaidFrom(app, phone) : await listPaidWith(app.db, q);
  return paid.length > 0 ? inArray(bookings.id, paid) : undefined;
}

/** So many tries to pay of one phone are read, the newest first. */
const mostOfPhone = 1_000;

/** The bookings whose payment this phone was asked for, by `payment_attempts_phone`. Of contacts and profiles no digest is kept. */
async function listPaidFrom({ db, secrets }: App, phone: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct ${payments.bookingId} as id from ${payments} join (
      select payment_id from ${paymentAttempts} where phone_key = ${secrets.digest('phone', phone)}
      order by created_at desc limit ${mostOfPhone}) asked on asked.payment_id = ${payments.id}`);
  return rows.map(({ id }) => id);
}

/** The bookings with such a receipt, refund or intent. By `payment_attempts_receipt` and the unique indexes of the others. */
async function listPaidWith(db: DbOrTx, name: string): Promise<string[]> {
  // None of these names has a blank in it, and M-Pesa's receipts are the shortest.
  if (!/^[\w.:-]{6,}$/.test(name)) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${payments.bookingId} as id from ${payments} where ${payments.id} in (
      select payment_id from ${paymentAttempts} where upper(receipt) = upper(${name})
      union all select payment_id from ${paymentAttempts} where stripe_intent_id = ${name}
      union all select payment_id from ${paymentAttempts} where checkout_request_id = ${name}
      union all select payment_id from ${refunds} where provider_ref in (${name}, upper(${name})))`);
  return rows.map(({ id }) => id);
}

/**
 * Bookings whose contact, traveller, listing or provider has these words in its names: by `bookings_search`, and for the
 * others first those that have them. Where more have them than are looked up, most bookings are of one of those, and the
 * list reads them in its order until a page is full; of so many travellers only the contacts of the bookings are compared.
 */
async function containingWords(db: DbOrTx, q: string): Promise<SQL | undefined> {
  // The indexes know letters and digits alone; without any of them every booking would be read.
  if (!/[\p{L}\p{N}]/u.test(q)) return undefined;
  const inPeople = or(nameHas(people.name, q), addressHas(people.email, q));
  const inProvider = nameHas(providers.name, q);
  const titled = q.length >= anywhereFrom;
  const [travellers, listings, hosts] = await Promise.all([
    db
      .select({ id: people.id })
      .from(people)
      .where(inPeople)
      .limit(most.people + 1),
    titled ? listTitled(db, q, most.services + 1) : [],
    db
      .select({ id: providers.id })
      .from(providers)
      .where(inProvider)
      .limit(most.providers + 1),
  ]);
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return or(
    nameHas(bookings.contactName, q),
    addressHas(bookings.contactEmail, q),
    travellers.length <= most.people ? oneOf(bookings.personId, idsOf(travellers)) : undefined,
    listings.length <= most.services ? oneOf(bookings.serviceId, listings) : titleContains(q),
    hosts.length <= most.providers ? oneOf(bookings.providerId, idsOf(hosts)) : inProvider,
  );
}

type Column = Parameters<typeof ilike>[0];

function nameHas(column: Column, q: string): SQL | undefined {
  if (q.length >= anywhereFrom) return ilike(column, containing(q));
  return or(ilike(column, beginningWith(q)), ilike(column, containing(` ${q}`)));
}

const addressHas = (column: Column, q: string): SQL =>
  ilike(column, q.length >= anywhereFrom ? containing(q) : beginningWith(q));

/** One value for the whole list, so that the text of the query does not grow with it. */
const oneOf = (column: AnyPgColumn, ids: string[]): SQL | undefined =>
  ids.length === 0 ? undefined : sql`${column} = any(${sql.param(ids)}::uuid[])`;
