import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeRole } from '#server/accounts/change-role.ts';
import type * as LockAdmins from '#server/accounts/lock-admins.ts';
import { suspendPerson } from '#server/accounts/suspend-person.ts';
import { people } from '#server/accounts/tables.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { deleteAccount } from '#server/own-data/delete-account.ts';
import { AppError } from '#shared/errors.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type MadePerson, makePerson } from '../support/factories.ts';
import { atBarrier, withGuard } from '../support/guard.ts';

/** Without the guard admins are counted without being locked, and each of the two has counted before the other writes. */
vi.mock('#server/accounts/lock-admins.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof LockAdmins>, () => ({
    async lockAdmins(tx) {
      const rows = await tx
        .select({ id: people.id })
        .from(people)
        .where(and(eq(people.role, 'admin'), isNull(people.suspendedAt)));
      await atBarrier();
      return rows.map(({ id }) => id);
    },
  })),
);

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ jobs: notificationsJobs });
});
afterAll(() => product?.close());
beforeEach(async () => {
  await product.app.db.update(people).set({ role: 'user' });
});

const isAdmin = and(eq(people.role, 'admin'), isNull(people.suspendedAt));
const suspend = (by: MadePerson, { id: personId }: MadePerson) =>
  suspendPerson(product.app, by, { personId, reason: 'Fraud' });
const demote = (by: MadePerson, { id: personId }: MadePerson) =>
  changeRole(product.app, by, { personId, role: 'user', reason: 'Left' });
/** Nobody acts on another: the waiting time of both is over. */
async function deleteOther(_by: MadePerson, { id }: MadePerson): Promise<void> {
  await product.app.db.update(people).set({ deletionDueAt: product.clock.now() }).where(eq(people.id, id));
  await deleteAccount(product.app, id);
}
const outcomeOf = (act: Promise<void>) =>
  act.then(
    () => 'done',
    (error) => (error instanceof AppError ? error.code : Promise.reject(error)),
  );

test.each([
  { name: 'both suspend', acts: [suspend, suspend], guard: true, outcomes: ['done', 'last_admin'], left: 1 },
  { name: 'both suspend', acts: [suspend, suspend], guard: false, outcomes: ['done', 'done'], left: 0 },
  { name: 'both take the role', acts: [demote, demote], guard: true, outcomes: ['done', 'last_admin'], left: 1 },
  { name: 'both take the role', acts: [demote, demote], guard: false, outcomes: ['done', 'done'], left: 0 },
  { name: 'both are deleted', acts: [deleteOther, deleteOther], guard: true, outcomes: ['done', 'done'], left: 1 },
  { name: 'both are deleted', acts: [deleteOther, deleteOther], guard: false, outcomes: ['done', 'done'], left: 0 },
  { name: 'one of each', acts: [suspend, demote], guard: true, outcomes: ['done', 'last_admin'], left: 1 },
] as const)('the only two admins act on each other at once, $name, guard $guard: $left stays', async (race) => {
  const { acts, guard, outcomes, left } = race;
  const [one, other] = [
    await makePerson(product.app, { role: 'admin' }),
    await makePerson(product.app, { role: 'admin' }),
  ];
  const found = await withGuard({ on: guard, participants: 2 }, () =>
    Promise.all([outcomeOf(acts[0](one, other)), outcomeOf(acts[1](other, one))]),
  );
  expect(found.toSorted()).toEqual(outcomes);
  expect(await product.app.db.$count(people, isAdmin)).toBe(left);
});
