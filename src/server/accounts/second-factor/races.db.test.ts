import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { job } from '#server/jobs/job.ts';
import { tryLimits } from '#server/limits/tables.ts';
import type * as Limits from '#server/limits/take-tries.ts';
import type * as Qr from '#server/papers/qr.ts';
import { AppError } from '#shared/errors.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { atBarrier, pauseAfter, withGuard } from '#tests/support/guard.ts';
import { endSessions } from '../end-sessions.ts';
import { findPersonByToken } from '../queries.ts';
import type * as Repository from '../repository.ts';
import { findPerson, type PersonRow } from '../repository.ts';
import { suspendPerson } from '../suspend-person.ts';
import { people, secondFactors, sessions } from '../tables.ts';
import { makeChallenge } from './challenge.ts';
import { renewRecoveryCodes, turnOff } from './change-factor.ts';
import type * as CodeLimits from './code-limits.ts';
import { confirmEnrolment } from './confirm-enrolment.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { startEnrolment } from './start-enrolment.ts';
import type * as Steps from './take-step.ts';
import { codeAt, newKey } from './totp.ts';

/** Without the guard a person is as they were when the test began, and nobody sees that a session has ended. */
const before = vi.hoisted(() => ({ row: undefined as unknown }));
vi.mock('../repository.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof Repository>, () => ({
    lockPerson: async () => before.row as PersonRow,
    lockOpenSession: async () => true,
  })),
);

/** Without the guard all read which step was used last before any of them notes its own. */
vi.mock('./take-step.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof Steps>, () => ({
    async takeStep(tx, { personId, step }) {
      const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.personId, personId));
      const isUnused = (row?.lastStep ?? 0) < step;
      await atBarrier();
      await tx.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.personId, personId));
      return isUnused;
    },
  })),
);

/** Without the guard all read a limit before any of them counts. */
vi.mock('#server/limits/take-tries.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof Limits>, () => ({
    async takeTries(tx, limits, now) {
      const after = [];
      for (const { subject, most, periodMs } of limits) {
        const [row] = await tx.select().from(tryLimits).where(eq(tryLimits.subject, subject));
        const freeAt = new Date(Math.max(row?.freeAt.getTime() ?? 0, now.getTime()) + periodMs / most);
        if (freeAt.getTime() > now.getTime() + periodMs) throw new AppError('too_many_tries', { retryAfter: 1 });
        after.push({ subject, freeAt });
      }
      await atBarrier();
      for (const row of after) {
        await tx.insert(tryLimits).values(row).onConflictDoUpdate({ target: tryLimits.subject, set: row });
      }
    },
  })),
);

// Only to do something between the count of a try and what follows.
vi.mock('./code-limits.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof CodeLimits>, ({ countCode }) => ({
    countCode,
  })),
);

// Only to do something between the check of the password and what follows.
vi.mock('#server/papers/qr.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof Qr>, ({ qrPath }) => ({ qrPath })),
);

let made: TestApp;
let admin: MadePerson;
beforeAll(async () => {
  made = await createTestApp({
    jobs: [job('mail-second-factor', async () => {}), job('mail-account-suspended', async () => {})],
  });
  admin = await makePerson(made.app, { role: 'admin' });
});
afterAll(() => made?.close());
beforeEach(() => {
  before.row = undefined;
});

/** Somebody with a second factor who has given the password. */
async function challenged() {
  const { id } = await makePerson(made.app);
  const { app } = made;
  const now = app.clock.now();
  const key = newKey();
  await app.db.update(people).set({ secondFactorAt: now, passwordHash: 'hash' }).where(eq(people.id, id));
  await app.db.insert(secondFactors).values({ personId: id, keySealed: app.secrets.seal(key), createdAt: now });
  const challenge = makeChallenge(app, { id, passwordHash: 'hash' }, { remember: false });
  before.row = await findPerson(app.db, id);
  return { id, challenge, code: codeAt(key, now) };
}
const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
let networks = 0;
const signIn = (challenge: string, code: string) =>
  outcomeOf(
    signInWithCode(
      made.app,
      { challenge, code },
      { userAgent: '', device: undefined, address: `41.92.${++networks}.17` },
    ),
  );
/** Sessions that were opened by a code, besides the one that the person was made with. */
const opened = async (id: string) =>
  (await made.app.db.select().from(sessions).where(eq(sessions.personId, id))).length - 1;

test.each([
  { guard: true, outcomes: ['done', 'wrong_code'] },
  { guard: false, outcomes: ['done', 'done'] },
])('one code by two calls at the same instant, guard $guard: $outcomes', async ({ guard, outcomes }) => {
  const { id, challenge, code } = await challenged();
  const found = await withGuard({ on: guard, participants: 2, keep: ['takeTries'] }, () =>
    Promise.all([signIn(challenge, code), signIn(challenge, code)]),
  );
  expect(found.toSorted()).toEqual(outcomes);
  expect(await opened(id)).toBe(outcomes.filter((outcome) => outcome === 'done').length);
});

test.each([
  { guard: true, outcome: 'suspended' },
  { guard: false, outcome: 'done' },
])('a suspension between password and code, guard $guard: $outcome', async ({ guard, outcome }) => {
  const { id, challenge, code } = await challenged();
  pauseAfter('countCode', () => suspendPerson(made.app, admin, { personId: id, reason: 'fraud' }));
  const keep = ['takeStep', 'takeTries'];
  expect(await withGuard({ on: guard, keep }, () => signIn(challenge, code))).toBe(outcome);
});

test.each([
  { guard: true, outcome: 'challenge_expired' },
  { guard: false, outcome: 'done' },
])('a new password between password and code, guard $guard: $outcome', async ({ guard, outcome }) => {
  const { id, challenge, code } = await challenged();
  pauseAfter('countCode', () => made.app.db.update(people).set({ passwordHash: 'another' }).where(eq(people.id, id)));
  const keep = ['takeStep', 'takeTries'];
  expect(await withGuard({ on: guard, keep }, () => signIn(challenge, code))).toBe(outcome);
});

test.each([{ guard: true }, { guard: false }])(
  'twelve guesses at the same instant, guard $guard',
  async ({ guard }) => {
    const { challenge, code } = await challenged();
    const guess = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const outcomes = await withGuard({ on: guard, participants: 12, keep: ['takeStep', 'lockPerson'] }, () =>
      Promise.all(Array.from({ length: 12 }, () => signIn(challenge, guess))),
    );
    const compared = outcomes.filter((outcome) => outcome === 'wrong_code').length;
    if (guard) expect(compared).toBe(10);
    else expect(compared).toBeGreaterThan(10);
  },
);

/** Somebody signed in without a password, whose sign-in is recent enough, with a key from which no code was given yet. */
async function enrolling() {
  const { app } = made;
  const { token, id } = await makePerson(app);
  const owner = await findPersonByToken(app, token);
  if (!owner) throw new Error('The session is not open');
  const key = newKey();
  const now = app.clock.now();
  await app.db.insert(secondFactors).values({ personId: id, keySealed: app.secrets.seal(key), createdAt: now });
  return { owner, code: codeAt(key, now) };
}
/** The same, and the key counts. */
async function enrolled() {
  const person = await enrolling();
  await made.app.db.update(people).set({ secondFactorAt: made.app.clock.now() }).where(eq(people.id, person.owner.id));
  return person;
}
const browser = { userAgent: '', device: undefined, address: '41.93.1.17' };
const proofOf = (code: string) => ({ currentPassword: '', code });

const changes = [
  {
    what: 'a key is made',
    pausedAt: 'qrPath',
    make: async () => {
      const { owner } = await enrolling();
      return { owner, change: () => startEnrolment(made.app, owner, '', browser) };
    },
  },
  {
    what: 'it is turned on',
    pausedAt: 'countCode',
    make: async () => {
      const { owner, code } = await enrolling();
      return { owner, change: () => confirmEnrolment(made.app, owner, { code, browser }) };
    },
  },
  {
    what: 'recovery codes are made',
    pausedAt: 'countCode',
    make: async () => {
      const { owner, code } = await enrolled();
      return { owner, change: () => renewRecoveryCodes(made.app, owner, proofOf(code), browser) };
    },
  },
  {
    what: 'it is turned off',
    pausedAt: 'countCode',
    make: async () => {
      const { owner, code } = await enrolled();
      return { owner, change: () => turnOff(made.app, owner, proofOf(code), browser) };
    },
  },
];

test.each(
  changes.flatMap((change) => [
    { ...change, guard: true, outcome: 'sign_in_required' },
    { ...change, guard: false, outcome: 'done' },
  ]),
)(
  'a session that an admin ends while $what in it, guard $guard: $outcome',
  async ({ make, pausedAt, guard, outcome }) => {
    const { owner, change } = await make();
    pauseAfter(pausedAt, () => endSessions(made.app, admin, owner.id));
    const keep = ['lockPerson', 'takeStep', 'takeTries'];
    expect(await withGuard({ on: guard, keep }, () => outcomeOf(change()))).toBe(outcome);
  },
);
