import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { takePlaces } from '#server/bookings/places.ts';
import type * as Repository from '#server/catalogue/editing/repository.ts';
import { updateListing } from '#server/catalogue/editing/update-listing.ts';
import { serviceDays, serviceSeasons, services } from '#server/catalogue/tables.ts';
import { transaction } from '#server/db/client.ts';
import { calendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { makePerson, makeService } from '../support/factories.ts';
import { atBarrier, withGuard } from '../support/guard.ts';

/** Without the guard a listing is read, and others may write it or book it meanwhile. */
vi.mock('#server/catalogue/editing/repository.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Repository>, () => ({
    async lockListingOf(tx, { id, providerId }) {
      const own = and(eq(services.id, id), eq(services.providerId, providerId));
      const [row] = await tx.select().from(services).where(own);
      if (!row) throw new AppError('not_found');
      await atBarrier();
      return row;
    },
  })),
);

let product: TestApp;
let personId: string;
beforeAll(async () => {
  product = await createTestApp();
  ({ id: personId } = await makePerson(product.app));
});
afterAll(() => product?.close());

const date = calendarDate('2027-03-01');
const change = (listing: { id: string; providerId: string }, fields: object) =>
  updateListing(product.app, { ...listing, personId, lang: 'en' }, { version: 0, ...fields });

const untilWaiting = () =>
  vi.waitUntil(async () => {
    const { rows } = await product.app.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });

/** A day's places, as `taken of capacity`. */
async function placesOn(serviceId: string): Promise<string | undefined> {
  const [day] = await product.app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, serviceId));
  return day && `${day.taken} of ${day.capacity}`;
}

test.each([
  { on: true, places: '3 of 3' },
  { on: false, places: '3 of 5' },
])('a booking is made while its listing gets fewer places, guard $on: $places are taken', async ({ on, places }) => {
  const listing = await makeService(product.app, { capacity: 5 });
  await withGuard({ on }, async () => {
    const changed = await transaction(product.app, async (tx) => {
      await takePlaces(tx, { serviceId: listing.id, dates: [date], places: 3 });
      const done = change(listing, { capacity: 1 });
      await Promise.race([done, untilWaiting()]);
      return [done];
    });
    await Promise.all(changed);
  });
  expect(await placesOn(listing.id)).toBe(places);
});

test('a booking that begins while its listing gets fewer places waits, and finds no room', async () => {
  const listing = await makeService(product.app, { capacity: 5 });
  const booked = await transaction(product.app, async (tx) => {
    await tx.select().from(services).where(eq(services.id, listing.id)).for('update');
    await tx.update(services).set({ capacity: 1 }).where(eq(services.id, listing.id));
    const taken = transaction(product.app, (other) =>
      takePlaces(other, { serviceId: listing.id, dates: [date], places: 3 }),
    ).catch((error: unknown) => error);
    await untilWaiting();
    return [taken];
  });
  expect(await booked[0]).toMatchObject({ code: 'sold_out' });
  expect(await placesOn(listing.id)).toBe(undefined);
});

test.each([
  { named: true, outcome: { code: 'sold_out' } },
  { named: false, outcome: expect.any(Map) },
])('a booking is priced before its listing gets another unit, unit named $named', async ({ named, outcome }) => {
  const listing = await makeService(product.app, { priceUnit: 'person', capacity: 5 });
  const priced = { serviceId: listing.id, dates: [date], places: 1, ...(named && { unit: 'person' as const }) };
  const booked = await transaction(product.app, async (tx) => {
    await tx.select().from(services).where(eq(services.id, listing.id)).for('update');
    await tx.update(services).set({ priceUnit: 'trip' }).where(eq(services.id, listing.id));
    const taken = transaction(product.app, (other) => takePlaces(other, priced)).catch((error: unknown) => error);
    await untilWaiting();
    return [taken];
  });
  expect(await booked[0]).toEqual(named ? expect.objectContaining(outcome) : outcome);
});

test.each([
  { on: true, saved: 1 },
  { on: false, saved: 2 },
])(
  'two editors save their seasons at once, guard $on: $saved of them are told that it was saved',
  async ({ on, saved }) => {
    const listing = await makeService(product.app);
    const season = (name: string) => ({
      name,
      startDate: date,
      endDate: date,
      pricePerUnit: 50,
      residencyPrices: {},
    });
    const outcomes = await withGuard({ on, participants: on ? 0 : 2 }, () =>
      Promise.allSettled(['One', 'Other'].map((name) => change(listing, { seasons: [season(name)] }))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(saved);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'listing_changed' });
    }
    const kept = await product.app.db.select().from(serviceSeasons).where(eq(serviceSeasons.serviceId, listing.id));
    if (on) expect(kept).toHaveLength(1);
  },
);
