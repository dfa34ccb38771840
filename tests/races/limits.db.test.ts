import { and, count, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { newId } from '#server/db/columns.ts';
import type * as Locks from '#server/payments/attempts/opening/limit-locks.ts';
import { paymentLimits } from '#server/payments/attempts/opening/tables.ts';
import type * as Repository from '#server/payments/records/repository.ts';
import { paymentAttempts } from '#server/payments/records/tables.ts';
import { runDaily } from '#server/product.ts';
import { makePerson } from '../support/factories.ts';
import { atBarrier, withGuard } from '../support/guard.ts';
import { freshPhone, openScenario, type Stay, type Traveller, withoutLimits } from '../support/scenario.ts';

vi.mock('#server/payments/attempts/opening/limit-locks.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Locks>, () => ({ lockLimits: async () => {} })),
);

/** Without the guard all count the attempts before any of them inserts one. */
vi.mock('#server/payments/records/repository.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Repository>, (real) => ({
    async insertAttempt(...args) {
      await atBarrier();
      return real.insertAttempt(...args);
    },
  })),
);

const scenario = await openScenario({ env: { RATE_LIMITS: 'on' } });

function staysOf(count: number, traveller: (n: number) => Promise<Traveller>): Promise<Stay[]> {
  return withoutLimits(scenario.product, async () => {
    const stays: Stay[] = [];
    for (let n = 0; n < count; n++) stays.push(await scenario.book({ traveller: await traveller(n) }));
    return stays;
  });
}

/** How many attempts the travellers of these bookings have. */
async function countAttempts(stays: Stay[], provider: 'stripe' | 'daraja'): Promise<number> {
  const people = [...new Set(stays.map(({ traveller }) => traveller.id))];
  const counted = await Promise.all(
    people.map((id) =>
      scenario.product.app.db
        .select({ made: count() })
        .from(paymentAttempts)
        .where(and(eq(paymentAttempts.personId, id), eq(paymentAttempts.provider, provider))),
    ),
  );
  return counted.reduce((sum, [row]) => sum + (row?.made ?? 0), 0);
}

const anybody = () => makePerson(scenario.product.app);
const samePerson = () => {
  const one = anybody();
  return () => one;
};

/** Sends pushes at once. M-Pesa accepts those that get so far, once each of the others is refused: none ends before. */
async function pushAtOnce(pushes: readonly (() => ReturnType<typeof scenario.push>)[]) {
  const decided = Promise.withResolvers<void>();
  let left = pushes.length;
  const countOne = () => {
    left -= 1;
    if (left === 0) decided.resolve();
  };
  const { daraja } = scenario.product.app;
  if (!daraja) throw new Error('M-Pesa is off');
  const sent = vi.spyOn(daraja, 'pushStk').mockImplementation(async () => {
    countOne();
    await decided.promise;
    return { kind: 'accepted', merchantRequestId: newId(), checkoutRequestId: newId() };
  });
  try {
    return await Promise.all(
      pushes.map(async (push) => {
        const answer = await push();
        if (answer.status === 429) countOne();
        return answer;
      }),
    );
  } finally {
    sent.mockRestore();
  }
}

test.each([
  { on: true, made: 6 },
  { on: false, made: 8 },
])('eight strangers push to one phone at once, guard $on: $made prompts', async ({ on, made }) => {
  const stays = await staysOf(8, anybody);
  const phone = freshPhone();
  const answers = await withGuard({ on, participants: 8 }, () =>
    pushAtOnce(stays.map((stay) => () => scenario.push(stay, phone))),
  );
  expect(await countAttempts(stays, 'daraja')).toBe(made);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(8 - made);
  for (const { body, headers } of refused) {
    expect(body).toMatchObject({ code: 'too_many_tries', retryAfter: 600 });
    expect(headers.get('retry-after')).toBe('600');
  }
});

test.each([
  { on: true, made: 3 },
  { on: false, made: 5 },
])('one person pushes five times to one phone at once, guard $on: $made prompts', async ({ on, made }) => {
  const stays = await staysOf(5, samePerson());
  const phone = freshPhone();
  await withGuard({ on, participants: 5 }, () => pushAtOnce(stays.map((stay) => () => scenario.push(stay, phone))));
  expect(await countAttempts(stays, 'daraja')).toBe(made);
});

test.each([
  { on: true, made: 10 },
  { on: false, made: 12 },
])('one person pushes to twelve phones at once, guard $on: $made prompts', async ({ on, made }) => {
  const stays = await staysOf(12, samePerson());
  const answers = await withGuard({ on, participants: 12 }, () =>
    Promise.all(stays.map((stay) => scenario.push(stay, freshPhone()))),
  );
  expect(await countAttempts(stays, 'daraja')).toBe(made);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array(made).fill(200),
    ...Array(12 - made).fill(429),
  ]);
});

test('one person who opens twenty-four card forms at once gets twenty', async () => {
  const stays = await staysOf(24, samePerson());
  const answers = await Promise.all(stays.map((stay) => scenario.intent(stay)));
  expect(await countAttempts(stays, 'stripe')).toBe(20);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ body }) => body.code === 'too_many_tries')).toHaveLength(4);
});

test('two people who push to the same two phones at once do not deadlock', async () => {
  const people = [await anybody(), await anybody()];
  const phones = [freshPhone(), freshPhone()];
  const stays = await staysOf(16, async (n) => people[n % 2] as Traveller);
  const answers = await pushAtOnce(stays.map((stay, n) => () => scenario.push(stay, phones[(n >> 1) % 2] ?? '')));
  expect(await countAttempts(stays, 'daraja')).toBe(12); // three of each person to each phone
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(12).fill(200), ...Array(4).fill(429)]);
});

test('the rows of limits are deleted when they no longer count', async () => {
  const { app, clock } = scenario.product;
  const [stay] = await staysOf(1, anybody);
  await scenario.push(stay as Stay, freshPhone());
  clock.advance(24 * 3_600_000 - 60_000);
  const [late] = await staysOf(1, anybody);
  await scenario.push(late as Stay, freshPhone());
  clock.advance(61_000);
  await runDaily(app);
  expect((await app.db.select().from(paymentLimits)).map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
    'phone',
    'pushes',
  ]);
});
