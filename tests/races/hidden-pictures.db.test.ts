import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { bookings } from '#server/bookings/tables.ts';
import { replaceGallery } from '#server/catalogue/editing/repository.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import type * as LockPictures from '#server/pictures/lock-pictures.ts';
import { pictures } from '#server/pictures/tables.ts';
import { createReview } from '#server/reviews/create-review.ts';
import { markTakenDown, replaceReviewPictures } from '#server/reviews/repository.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { makeBooking, makePerson, makeService } from '../support/factories.ts';
import { withGuard } from '../support/guard.ts';

/** Without it who hides a photo and who shows it do not wait for each other. */
vi.mock('#server/pictures/lock-pictures.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof LockPictures>, () => ({
    lockPictures: async () => {},
  })),
);

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ jobs: [...bookingsJobs, ...notificationsJobs] });
});
afterAll(() => product?.close());

let made = 0;

async function makePicture(): Promise<string> {
  made += 1;
  const id = String(made).padStart(32, '0');
  const facts = { mediaType: 'image/webp', width: 320, height: 240, bytes: 1, placeholder: '' };
  await product.app.db.insert(pictures).values({ id, ...facts, createdAt: product.clock.now() });
  return id;
}

const show = (tx: Tx, reviewId: string, ids: readonly string[]) =>
  replaceReviewPictures(tx, reviewId, { pictures: ids.map((id) => ({ id, alt: '' })), at: product.clock.now() });

const takeDown = (tx: Tx, reviewId: string) => markTakenDown(tx, reviewId, { by: 'team', at: product.clock.now() });

/** A review of a listing of its own, with these photos. @returns its id */
async function makeReview(ids: readonly string[]): Promise<string> {
  const { app, clock } = product;
  const person = await makePerson(app);
  const { id: serviceId } = await makeService(app);
  const { id: bookingId } = await makeBooking(app, { person, serviceId });
  const completed = { status: 'completed', completesAt: clock.now() } as const;
  await app.db.update(bookings).set(completed).where(eq(bookings.id, bookingId));
  const review = { bookingId, rating: 4, text: 'Lovely morning.', language: 'en' } as const;
  const { id } = await createReview(app, person, review);
  await transaction(app, (tx) => show(tx, id, ids));
  return id;
}

/** Does the second once the first has done its work, and commits the first as soon as the second is done or waits for it. */
async function overlap(first: (tx: Tx) => Promise<unknown>, second: (tx: Tx) => Promise<unknown>): Promise<void> {
  const { app } = product;
  let late: Promise<unknown> | undefined;
  await transaction(app, async (tx) => {
    await first(tx);
    let isDone = false;
    late = transaction(app, second).finally(() => {
      isDone = true;
    });
    await vi.waitUntil(async () => isDone || (await isOneWaiting()));
  });
  await late;
}

async function isOneWaiting(): Promise<boolean> {
  const { rows } = await product.app.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

async function isServed(id: string): Promise<boolean> {
  const [row] = await product.app.db.select({ hiddenAt: pictures.hiddenAt }).from(pictures).where(eq(pictures.id, id));
  return row?.hiddenAt === null;
}

test.each([{ on: true }, { on: false }])(
  'the last review of a photo is taken down while another gets it: served with the guard only, here $on',
  async ({ on }) => {
    const photo = await makePicture();
    const [one, other] = [await makeReview([photo]), await makeReview([])];
    await withGuard({ on }, () =>
      overlap(
        (tx) => takeDown(tx, one),
        (tx) => show(tx, other, [photo]),
      ),
    );
    expect(await isServed(photo)).toBe(on);
  },
);

test.each([{ on: true }, { on: false }])(
  'a photo goes from its last review while a gallery gets it: served with the guard only, here $on',
  async ({ on }) => {
    const photo = await makePicture();
    const [review, { id: serviceId }] = [await makeReview([photo]), await makeService(product.app)];
    const text = { altEn: 'Garden room', altSw: 'Chumba cha bustani' };
    await withGuard({ on }, () =>
      overlap(
        (tx) => show(tx, review, []),
        (tx) => replaceGallery(tx, serviceId, [{ pictureId: photo, ...text }]),
      ),
    );
    expect(await isServed(photo)).toBe(on);
  },
);

test.each([{ on: true }, { on: false }])(
  'both reviews of a photo are taken down at once: hidden with the guard only, here $on',
  async ({ on }) => {
    const photo = await makePicture();
    const [one, other] = [await makeReview([photo]), await makeReview([photo])];
    await withGuard({ on }, () =>
      overlap(
        (tx) => takeDown(tx, one),
        (tx) => takeDown(tx, other),
      ),
    );
    expect(await isServed(photo)).toBe(!on);
  },
);

test('two reviews that exchange their photos at once lock them in one order, and none runs again', async () => {
  const photos = [await makePicture(), await makePicture()];
  const [first = '', second = ''] = photos;
  const [one, other] = [await makeReview([first]), await makeReview([second])];
  let runs = 0;
  const exchange = (review: string, photo: string) => (tx: Tx) => {
    runs += 1;
    return show(tx, review, [photo]);
  };
  await overlap(exchange(one, second), exchange(other, first));
  expect([runs, await Promise.all(photos.map(isServed))]).toEqual([2, [true, true]]);
});
