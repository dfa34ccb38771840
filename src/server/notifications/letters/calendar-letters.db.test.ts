import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarImports, importedEvents } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Letter } from '#server/outside/mail.ts';
import { providers } from '#server/providers/tables.ts';
import { calendarDate } from '#shared/dates.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeService } from '#tests/support/factories.ts';
import { notificationsJobs } from '../jobs.ts';

let product: TestApp;
const sent: Letter[] = [];
beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://twende.example', RATE_LIMITS: 'on' };
  product = await createTestApp({ jobs: notificationsJobs, env });
  product.app.mail = {
    async send(letter) {
      sent.push(letter);
    },
  };
});
afterAll(() => product?.close());

const day = calendarDate('2026-12-03');

async function calendarWith(events: Partial<typeof importedEvents.$inferInsert>[]) {
  const { app, clock } = product;
  const toldAt = clock.now();
  const { id: serviceId, providerId } = await makeService(app, {
    category: 'guest',
    priceUnit: 'night',
    title: { en: 'Acacia rooms' },
  });
  await app.db.update(providers).set({ email: 'rooms@example.com' }).where(eq(providers.id, providerId));
  const address = { addressSealed: '', addressDigest: newId(), host: 'site.example' };
  const times = { createdAt: toldAt, nextReadAt: toldAt, triedAt: toldAt, readAt: toldAt };
  const [calendar] = await app.db
    .insert(calendarImports)
    .values({ serviceId, name: 'Airbnb', ...address, ...times })
    .returning();
  const importId = calendar?.id ?? '';
  for (const event of events) {
    const own = { importId, key: newId(), startDate: day, endDate: calendarDate('2026-12-04'), windowEnd: false };
    await app.db.insert(importedEvents).values({ ...own, conflictDays: [day], toldAt, ...event });
  }
  const run = async () => {
    const data = { importId, toldAt: toldAt.toISOString() };
    await transaction(app, (tx) => enqueue(tx, 'mail-calendar-conflict', data));
    const before = sent.length;
    await product.drain();
    return sent.slice(before);
  };
  return { serviceId, importId, run };
}

test('one letter names the days that are taken on both sides, once, and leads to the calendar', async () => {
  const { serviceId, run } = await calendarWith([
    {},
    { settledDays: [day], startDate: calendarDate('2026-12-20'), endDate: calendarDate('2026-12-21') },
    { repeatsOwn: true, startDate: calendarDate('2026-12-22'), endDate: calendarDate('2026-12-23') },
  ]);
  const [letter] = await run();
  expect(letter?.subject).toBe('Please check for a double booking: Acacia rooms');
  for (const part of ['Airbnb', '3 Dec 2026 to 4 Dec 2026', `/provider/calendar?service=${serviceId}`]) {
    expect(letter?.text).toContain(part);
  }
  expect(letter?.text).not.toMatch(/20 Dec|22 Dec|There are more/);
  expect(await run()).toEqual([]);
});

test('none once nothing is to be decided, or the calendar is gone', async () => {
  const settled = await calendarWith([{ settledDays: [day] }]);
  expect(await settled.run()).toEqual([]);
  const removed = await calendarWith([{}]);
  await product.app.db.delete(calendarImports).where(eq(calendarImports.id, removed.importId));
  expect(await removed.run()).toEqual([]);
});

test('five events are named at most, and a provider gets ten letters a day', async () => {
  const many = await calendarWith(Array.from({ length: 6 }, () => ({})));
  expect((await many.run())[0]?.text).toContain('There are more of them in your calendar.');
  // Two letters were sent to this address before.
  const counts: number[] = [];
  for (let letter = 2; letter < 11; letter++) counts.push((await (await calendarWith([{}])).run()).length);
  expect(counts).toEqual([...Array(8).fill(1), 0]);
});
