import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { saveListing } from '#server/catalogue/editing/repository.ts';
import { renewPlaces } from '#server/catalogue/places/renew-places.ts';
import type * as WritePlaces from '#server/catalogue/places/write-places.ts';
import { services } from '#server/catalogue/tables.ts';
import { transaction } from '#server/db/client.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { makeService } from '../support/factories.ts';
import { withGuard } from '../support/guard.ts';

/** What a host does after the listings were read and before their places are written. */
let meanwhile = async (): Promise<unknown> => undefined;

/** Without the guard a place is written whatever position the listing has by now. */
vi.mock('#server/catalogue/places/write-places.ts', async (original) => {
  const { unguarded } = await import('../support/guard.ts');
  const writing = await unguarded(original<typeof WritePlaces>, () => ({
    async writePlaces(tx, { slug, listings }) {
      const ids = listings.map(({ id }) => id);
      await tx.update(services).set({ place: slug }).where(inArray(services.id, ids));
    },
  }));
  return {
    async writePlaces(...args: Parameters<typeof WritePlaces.writePlaces>) {
      await meanwhile();
      return writing.writePlaces(...args);
    },
  };
});

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp();
});
afterAll(() => product?.close());

const [diani, lamu] = [
  { lat: -4.28, lon: 39.59 },
  { lat: -2.27, lon: 40.9 },
];

test.each([
  { on: true, place: 'lamu' },
  { on: false, place: 'diani' },
])('a host moves a listing while places are renewed, guard $on: it is at $place', async ({ on, place }) => {
  const { app, clock } = product;
  const { id } = await makeService(app, diani);
  const rowOf = async () => (await app.db.select().from(services).where(eq(services.id, id)))[0];
  const row = await rowOf();
  if (row?.place !== 'diani') throw new Error('no listing at Diani');
  await app.db.update(services).set({ place: 'atlantis' }).where(eq(services.id, id));
  meanwhile = () => transaction(app, (tx) => saveListing(tx, row, { ...lamu, updatedAt: clock.now() }));
  await withGuard({ on }, () => renewPlaces(app));
  expect((await rowOf())?.place).toBe(place);
});
