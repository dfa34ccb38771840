import { and, eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { notices } from '#server/notices/tables.ts';
import type * as TellPersons from '#server/notices/tell-persons.ts';
import { tellPersons } from '#server/notices/tell-persons.ts';
import { makePerson } from '../support/factories.ts';
import { atBarrier, withGuard } from '../support/guard.ts';
import { openTwoProducts } from './support/two-products.ts';

const each = 3;

/** Without the guard it is looked whether the notice is there, and then it is written without a condition. */
vi.mock('#server/notices/tell-persons.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof TellPersons>, () => ({
    async tellPersons(tx, persons, { kind, key, data }) {
      for (const personId of persons) {
        const same = and(eq(notices.personId, personId), eq(notices.kind, kind), eq(notices.key, key));
        const known = await tx.select({ id: notices.id }).from(notices).where(same);
        await atBarrier();
        if (known.length === 0)
          await tx.insert(notices).values({ personId, kind, key, data, inBell: true, createdAt: new Date() });
      }
    },
  })),
);

const products = openTwoProducts();

/** One notice that two processes tell three times each, all at once. @returns what stands behind the bell */
async function told({ again = false, guard = true } = {}) {
  const { here, there } = products;
  const person = await makePerson(here.app);
  const key = newId();
  const data = { bookingId: key, reference: 'BK-2026-77', titleEn: 'Dawn drive', titleSw: null };
  const tell = ({ app }: typeof here) =>
    transaction(app, (tx) => tellPersons(tx, [person.id], { kind: 'booking_confirmed', key, data, again }));
  const all = Array.from({ length: each }, () => [here, there]).flat();
  await withGuard({ on: guard, participants: guard ? 0 : all.length }, () => Promise.all(all.map(tell)));
  return here.app.db.select().from(notices).where(eq(notices.personId, person.id));
}

test('a notice that two processes tell at once stands once behind the bell', async () => {
  expect(await told()).toHaveLength(1);
});

test('so does one that is told anew each time, and it is unread', async () => {
  expect(await told({ again: true })).toMatchObject([{ readAt: null }]);
});

test('control: without the unique index and the condition it stands there as often as it was told', async () => {
  await products.here.app.db.execute(sql`drop index notices_once`);
  expect(await told({ guard: false })).toHaveLength(2 * each);
});
