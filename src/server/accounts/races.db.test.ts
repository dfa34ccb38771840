import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { job } from '#server/jobs/job.ts';
import { tryLimits } from '#server/limits/tables.ts';
import type * as Limits from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { atBarrier, withGuard } from '#tests/support/guard.ts';
import type * as Passwords from './passwords.ts';
import { findPersonByToken } from './queries.ts';
import { registerPerson } from './register.ts';
import type * as Repository from './repository.ts';
import { findPerson } from './repository.ts';
import { makePasswordReset, resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { restorePerson, suspendPerson } from './suspend-person.ts';
import { people } from './tables.ts';
import { updateProfile } from './update-profile.ts';

/** The test decides what happens while a right password is checked, and sees how many were checked. */
const race = vi.hoisted(() => ({ beforeRight: async () => {}, checked: 0 }));
vi.mock('./passwords.ts', async (original) => {
  const real = await original<typeof Passwords>();
  const passwordMatches: typeof real.passwordMatches = async (hash, password) => {
    race.checked += 1;
    const right = await real.passwordMatches(hash, password);
    if (right) await race.beforeRight();
    return right;
  };
  return { ...real, passwordMatches };
});

/** Without the guard all read a limit before any of them counts. */
vi.mock('#server/limits/take-tries.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof Limits>, () => ({
    async lockSubject() {},
    async takeTries(tx, limits, now) {
      const left = async ({ subject, most, periodMs }: Limits.Limit) => {
        const [row] = await tx.select().from(tryLimits).where(eq(tryLimits.subject, subject));
        const freeAt = new Date(Math.max(row?.freeAt.getTime() ?? 0, now.getTime()) + periodMs / most);
        if (freeAt.getTime() > now.getTime() + periodMs) throw new AppError('too_many_tries', { retryAfter: 1 });
        return { subject, freeAt };
      };
      const after = [];
      for (const limit of limits) after.push(await left(limit));
      await atBarrier();
      for (const row of after) {
        await tx.insert(tryLimits).values(row).onConflictDoUpdate({ target: tryLimits.subject, set: row });
      }
    },
  })),
);

/** Without the guard an address is looked up before it is inserted, and neither a suspension nor a session's end is seen. */
vi.mock('./repository.ts', async (original) => {
  const { unguarded } = await import('#tests/support/guard.ts');
  const repository = await unguarded(original<typeof Repository>, (real) => ({
    async insertPerson(tx, row) {
      if (await real.findByEmail(tx, row.email)) return undefined;
      await atBarrier();
      const [added] = await tx.insert(people).values(row).returning();
      return added;
    },
    async lockPerson(tx, id) {
      const row = await real.lockPerson(tx, id);
      return row && { ...row, suspendedAt: null };
    },
    async lockOpenSession() {
      return true;
    },
  }));
  // Both look the address up before either inserts it.
  return { ...repository, emailIsTaken: async () => false };
});

const password = 'Savanna-2026-long';
let admin: MadePerson;
const browser = { userAgent: '', device: undefined, address: '192.0.2.1' };
let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({
    jobs: [
      job('mail-verify-email', async () => {}),
      job('mail-email-changed', async () => {}),
      job('mail-password-changed', async () => {}),
      job('mail-account-suspended', async () => {}),
      job('mail-account-restored', async () => {}),
    ],
  });
  admin = await makePerson(product.app, { role: 'admin' });
});
afterAll(() => product.close());
beforeEach(() => {
  race.beforeRight = async () => {};
});

const register = (email: string) =>
  registerPerson(product.app, { name: 'Amina', email, password, role: 'user', language: 'en' }, { verified: true });
const login = (email: string, given = password) =>
  signIn(product.app, { email, password: given, remember: true }, browser);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'crashed',
  );

test.each([
  { guard: true, losers: 'email_taken' },
  { guard: false, losers: 'crashed' },
])(
  'eight registrations of one address at once, guard $guard: the refused ones are answered $losers',
  async ({ guard, losers }) => {
    const email = `race-${guard}@example.com`;
    // Without the guard the first one continues only when another has looked the address up too.
    const outcomes = await withGuard({ on: guard, participants: 2 }, () =>
      Promise.all(Array.from({ length: 8 }, () => codeOf(register(email)))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes).toContain(losers);
    if (guard) expect(new Set(outcomes)).toEqual(new Set(['done', 'email_taken']));
    expect(await product.app.db.select().from(people).where(eq(people.email, email))).toHaveLength(1);
  },
);

test.each([
  { guard: true, checked: 10 },
  { guard: false, checked: 14 },
])('fourteen guesses at one account at once, guard $guard: $checked are checked', async ({ guard, checked }) => {
  const email = `guessed-${guard}@example.com`;
  await register(email);
  race.checked = 0;
  // Without the guard the first one counts only when all others have read the limit too.
  const outcomes = await withGuard({ on: guard, participants: guard ? 0 : 14 }, () =>
    Promise.all(Array.from({ length: 14 }, () => codeOf(login(email, 'wrong one')))),
  );
  expect(race.checked).toBe(checked);
  expect(outcomes.filter((code) => code === 'too_many_tries')).toHaveLength(14 - checked);
});

test.each([
  { guard: true, made: 4 },
  { guard: false, made: 8 },
])('eight registrations at once where four are left, guard $guard: $made accounts', async ({ guard, made }) => {
  const name = `crowd-${guard}`;
  const registerFrom = (n: number) =>
    registerPerson(
      product.app,
      { name, email: `${name}-${n}@example.com`, password, role: 'user', language: 'en', address: `192.0.2.${made}` },
      { verified: true },
    );
  for (let n = 0; n < 26; n++) await registerFrom(n);
  const outcomes = await withGuard({ on: guard, participants: guard ? 0 : 8 }, () =>
    Promise.all(Array.from({ length: 8 }, (_, n) => codeOf(registerFrom(100 + n)))),
  );
  expect(outcomes.filter((code) => code === 'done')).toHaveLength(made);
  expect(outcomes.filter((code) => code === 'too_many_tries')).toHaveLength(8 - made);
  expect(await product.app.db.select().from(people).where(eq(people.name, name))).toHaveLength(26 + made);
});

test.each([
  { guard: true, outcome: 'suspended' },
  { guard: false, outcome: 'done' },
])('a suspension while a password is checked, guard $guard: $outcome', async ({ guard, outcome }) => {
  const email = `suspended-${guard}@example.com`;
  const { user } = await register(email);
  race.beforeRight = () => suspendPerson(product.app, admin, { personId: user.id, reason: 'fraud' });
  expect(await withGuard({ on: guard }, () => codeOf(login(email)))).toBe(outcome);
});

test('no session from before a suspension works again after the person is restored', async () => {
  const { user } = await register('many@example.com');
  const tries = Array.from({ length: 6 }, () => login('many@example.com').catch(() => undefined));
  await suspendPerson(product.app, admin, { personId: user.id, reason: 'fraud' });
  const sessions = await Promise.all(tries);
  await restorePerson(product.app, admin, user.id);
  for (const session of sessions) {
    if (session) expect(await findPersonByToken(product.app, session.token)).toBeUndefined();
  }
});

/** Asks for another address in this session, with a password that was right when it was checked. */
const moveTo = async (email: string, { token, user }: Awaited<ReturnType<typeof login>>, given = password) => {
  const person = await findPersonByToken(product.app, token);
  const owner = { id: user.id, sessionId: person?.sessionId ?? '', signedInAt: null };
  return updateProfile(product.app, owner, { name: 'Amina', email, currentPassword: given }, browser);
};
const emailOf = async ({ user }: { user: { id: string } }) => (await findPerson(product.app.db, user.id))?.email;

test.each([
  { guard: true, outcome: 'sign_in_required' },
  { guard: false, outcome: 'done' },
])(
  'an address that is changed in one session while another one, whose password was checked, changes it, guard $guard: $outcome',
  async ({ guard, outcome }) => {
    const [before, theirs, owners] = [
      `kept-${guard}@example.com`,
      `thief-${guard}@example.com`,
      `owner-${guard}@example.com`,
    ] as const;
    const session = await register(before);
    const own = await login(before);
    race.beforeRight = async () => {
      race.beforeRight = async () => {};
      await moveTo(owners, own);
    };
    expect(await withGuard({ on: guard }, () => codeOf(moveTo(theirs, session)))).toBe(outcome);
    expect(await emailOf(session)).toBe(guard ? owners : theirs);
  },
);

test('an old password that was checked right before the reset changes no address after it', async () => {
  const session = await register('reset@example.com');
  const person = await findPerson(product.app.db, session.user.id);
  const token = person ? await makePasswordReset(product.app, person) : '';
  race.beforeRight = async () => void (await resetPassword(product.app, { token, password: 'Another-Mara-82' }));
  expect(await codeOf(moveTo('stolen@example.com', session))).toBe('sign_in_required');
  race.beforeRight = async () => {};
  // The password is looked at as well, so that one of the two is enough.
  const again = await login('reset@example.com', 'Another-Mara-82');
  const now = await findPerson(product.app.db, again.user.id);
  const next = now ? await makePasswordReset(product.app, now) : '';
  race.beforeRight = async () => void (await resetPassword(product.app, { token: next, password }));
  const moved = withGuard({ on: false, keep: ['lockPerson'] }, () =>
    codeOf(moveTo('stolen@example.com', again, 'Another-Mara-82')),
  );
  expect(await moved).toBe('invalid_input');
  expect(await emailOf(session)).toBe('reset@example.com');
});

test('when two people take one address at once one gets it, and the other is told that it is taken', async () => {
  const [first, second] = [await register('left@example.com'), await register('right@example.com')];
  const move = (session: typeof first) => moveTo('middle@example.com', session);
  const outcomes = await Promise.all([codeOf(move(first)), codeOf(move(second))]);
  expect(outcomes.sort()).toEqual(['done', 'email_taken']);
});
