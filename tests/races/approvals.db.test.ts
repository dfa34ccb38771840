import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import {
  type ApprovalApp,
  applyAs,
  createApprovalApp,
  submitListing,
} from '#server/catalogue/approvals/approvals.fixture.ts';
import { approveProvider } from '#server/catalogue/approve-provider.ts';
import type * as ApproveService from '#server/catalogue/approve-service.ts';
import type * as LockPriced from '#server/catalogue/lock-priced.ts';
import { services } from '#server/catalogue/tables.ts';
import type * as LockProvider from '#server/providers/lock-provider.ts';
import type * as MarkDecided from '#server/providers/mark-decided.ts';
import { providers } from '#server/providers/tables.ts';
import { atBarrier, withGuard } from '../support/guard.ts';

/** Without the guard an application and a listing are read, and then decided whatever has become of them. */
vi.mock('#server/providers/lock-provider.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof LockProvider>, () => ({
    async lockProvider(tx, id) {
      const [provider] = await tx.select().from(providers).where(eq(providers.id, id));
      await atBarrier();
      return provider;
    },
  })),
);
vi.mock('#server/catalogue/lock-priced.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof LockPriced>, () => ({
    lockPriced: async () => true,
  })),
);
vi.mock('#server/providers/mark-decided.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof MarkDecided>, (real) => ({
    async markDecided(tx, decided) {
      await tx.update(providers).set({ status: 'pending' }).where(eq(providers.id, decided.id));
      return real.markDecided(tx, decided);
    },
  })),
);
vi.mock('#server/catalogue/approve-service.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof ApproveService>, (real) => ({
    async markServiceDecided(tx, decided) {
      await tx.update(services).set({ status: 'submitted' }).where(eq(services.id, decided.serviceId));
      return real.markServiceDecided(tx, decided);
    },
  })),
);

let product: ApprovalApp;
beforeAll(async () => {
  product = await createApprovalApp();
});
afterAll(() => product?.close());

const decisionsAbout = async (id: string) => {
  const decided = ['provider.approved', 'provider.rejected', 'service.approved', 'service.rejected'] as const;
  const actions = [...decided, 'provider.suspended'] as const;
  const { db } = product.app;
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), inArray(auditEntries.action, actions)));
};

/** One admin approves and another rejects what both have seen. @returns the statuses and how many decisions are recorded */
async function decideTwice(path: string, { guard }: { guard: boolean }) {
  const version = await product.versionOf(path);
  const answers = await withGuard({ on: guard, participants: 2 }, () =>
    Promise.all([
      product.post(`${path}/approve`, { version }),
      product.post(`${path}/reject`, { version, reason: 'Please say more.' }),
    ]),
  );
  return answers.map((answer) => [answer.statusCode, answer.json().code]).toSorted();
}

test.each([
  {
    guard: true,
    outcomes: [
      [200, undefined],
      [409, 'already_decided'],
    ],
    decisions: 1,
  },
  {
    guard: false,
    outcomes: [
      [200, undefined],
      [200, undefined],
    ],
    decisions: 2,
  },
])('two admins who decide an application at once, guard $guard: $decisions decisions', async (race) => {
  const { id } = await applyAs(product);
  expect(await decideTwice(`providers/${id}`, race)).toEqual(race.outcomes);
  expect(await decisionsAbout(id)).toHaveLength(race.decisions);
});

test.each([
  {
    guard: true,
    outcomes: [
      [200, undefined],
      [409, 'already_decided'],
    ],
    decisions: 1,
  },
  {
    guard: false,
    outcomes: [
      [200, undefined],
      [200, undefined],
    ],
    decisions: 2,
  },
])('two admins who decide a listing at once, guard $guard: $decisions decisions', async (race) => {
  const { id: providerId } = await applyAs(product);
  const id = await submitListing(product, { providerId });
  expect(await decideTwice(`services/${id}`, race)).toEqual(race.outcomes);
  expect(await decisionsAbout(id)).toHaveLength(race.decisions);
});

test.each([
  { guard: true, statuses: [200, 409], suspensions: 1 },
  { guard: false, statuses: [200, 200], suspensions: 2 },
])('two admins who suspend a provider at once, guard $guard: $suspensions suspensions', async (race) => {
  const { id } = await applyAs(product);
  await approveProvider(product.app, product.admin, id);
  const suspend = () => product.post(`providers/${id}/suspend`, { reason: 'The licence has ended.' });
  const answers = await withGuard({ on: race.guard, participants: 2 }, () => Promise.all([suspend(), suspend()]));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual(race.statuses);
  const decisions = await decisionsAbout(id);
  expect(decisions.filter(({ action }) => action === 'provider.suspended')).toHaveLength(race.suspensions);
});
