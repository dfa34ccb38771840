import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { job } from '#server/jobs/job.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { atBarrier, withGuard } from '#tests/support/guard.ts';
import type * as Passwords from './passwords.ts';
import { findPersonByToken } from './queries.ts';
import { registerPerson } from './register.ts';
import type * as Repository from './repository.ts';
import { signIn } from './sign-in.ts';
import type * as Limits from './sign-in-limits.ts';
import { restorePerson, suspendPerson } from './suspend-person.ts';
import { people, signInFailures } from './tables.ts';
import { updateProfile } from './update-profile.ts';

/** The test decides how long the check of the right password takes. */
const race = vi.hoisted(() => ({ beforeRight: async () => {} }));
vi.mock('./passwords.ts', async (original) => {
  const real = await original<typeof Passwords>();
  const passwordMatches: typeof real.passwordMatches = async (hash, password) => {
    const right = await real.passwordMatches(hash, password);
    if (right) await race.beforeRight();
    return right;
  };
  return { ...real, passwordMatches };
});

/** Without the guard limits are checked only before the password. */
vi.mock('./sign-in-limits.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof Limits>, (real) => {
    const asked = new WeakSet<object>();
    return {
      async refuseTooManyTries(app, trying) {
        if (asked.has(trying)) return;
        asked.add(trying);
        await real.refuseTooManyTries(app, trying);
      },
    };
  }),
);

/** Without the guard an address is looked up before it is inserted, and a person's suspension is not seen. */
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
  }));
  // Both look the address up before either inserts it.
  return { ...repository, emailIsTaken: async () => false };
});

const password = 'Savanna-2026-long';
const admin = { id: '0199c3a2-5d7e-7000-8000-000000000001' };
const browser = { userAgent: '', device: undefined };
let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ jobs: [job('mail-verify-email', async () => {})] });
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
  { guard: true, outcome: 'too_many_tries' },
  { guard: false, outcome: 'done' },
])('the right password among many guesses at once, guard $guard: $outcome', async ({ guard, outcome }) => {
  const email = `guessed-${guard}@example.com`;
  await register(email);
  await product.app.db.delete(signInFailures);
  // All begin together; the check of the right one ends after ten wrong ones were counted.
  race.beforeRight = async () => {
    await vi.waitFor(async () =>
      expect((await product.app.db.select().from(signInFailures)).length).toBeGreaterThan(9),
    );
  };
  const [right] = await withGuard({ on: guard }, () =>
    Promise.all([codeOf(login(email)), ...Array.from({ length: 12 }, () => codeOf(login(email, 'wrong one')))]),
  );
  expect(right).toBe(outcome);
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

test('when two people take one address at once one gets it, and the other is told that it is taken', async () => {
  const [first, second] = [await register('left@example.com'), await register('right@example.com')];
  const move = ({ user }: typeof first) =>
    updateProfile(product.app, user, { name: 'Amina', email: 'middle@example.com' });
  const outcomes = await Promise.all([codeOf(move(first)), codeOf(move(second))]);
  expect(outcomes.sort()).toEqual(['done', 'email_taken']);
});
