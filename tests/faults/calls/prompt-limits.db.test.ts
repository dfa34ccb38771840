import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { makePerson } from '../../support/factories.ts';
import {
  freshPhone,
  type Scenario,
  type Stay,
  startScenario,
  type Traveller,
  withoutLimits,
} from '../../support/scenario.ts';

async function limitedScenario(): Promise<{ own: Scenario; stays: (count: number, as: Traveller) => Promise<Stay[]> }> {
  const own = await startScenario({ env: { RATE_LIMITS: 'on' } });
  const stays = (count: number, traveller: Traveller) =>
    withoutLimits(own.product, async () => {
      const made: Stay[] = [];
      for (let n = 0; n < count; n++) made.push(await own.book({ traveller }));
      return made;
    });
  return { own, stays };
}

/** A product with limits, people of it, and how they push, each time for a booking of their own. */
async function withPushes(
  work: (given: {
    own: Scenario;
    person: (phone?: string) => Promise<Traveller>;
    push: (as: Traveller, phone: string) => ReturnType<Scenario['push']>;
    /** The status of each push, one after the other; each prompt is answered before the next. */
    pushes: (as: Traveller, phone: string, count: number) => Promise<number[]>;
  }) => Promise<void>,
): Promise<void> {
  const { own, stays } = await limitedScenario();
  const push = async (as: Traveller, phone: string) => {
    const [stay] = await stays(1, as);
    const answer = await own.push(stay as Stay, phone);
    await own.advance(5);
    return answer;
  };
  try {
    await work({
      own,
      push,
      async person(phone) {
        const made = await makePerson(own.product.app);
        const { app } = own.product;
        const phoneSealed = phone ? app.secrets.seal(phone) : null;
        await app.db.update(people).set({ phoneSealed }).where(eq(people.id, made.id));
        return made;
      },
      async pushes(as, phone, count) {
        const statuses: number[] = [];
        for (let n = 0; n < count; n++) statuses.push((await push(as, phone)).status);
        return statuses;
      },
    });
  } finally {
    await own.close();
  }
}

/** A phone on which prompts are cancelled after four seconds, so that nothing is ever paid by it. */
const cancelling = '+254700000002';

test('one person gets at most three prompts on a phone in ten minutes, and ten a day', () =>
  withPushes(async ({ own, person, push, pushes }) => {
    const [one, other] = [await person(), await person()];
    expect(await pushes(one, cancelling, 3)).toEqual([200, 200, 200]);
    const fourth = await push(one, cancelling);
    expect(fourth).toMatchObject({ status: 429, body: { code: 'too_many_tries', retryAfter: 585 } });
    expect(fourth.headers.get('retry-after')).toBe('585');
    // What one has tried does not shut the phone out for others.
    expect(await pushes(other, cancelling, 1)).toEqual([200]);
    for (let n = 0; n < 7; n++) {
      await own.advance(600);
      expect(await pushes(one, cancelling, 1)).toEqual([200]);
    }
    await own.advance(600);
    const eleventh = await push(one, cancelling);
    expect(eleventh).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    expect(eleventh.body.retryAfter).toBeGreaterThan(20 * 3600);
    expect(await pushes(other, cancelling, 1)).toEqual([200]);
  }));

test(
  'pushes that M-Pesa refuses do not count as prompts, but a person tries thirty an hour at most',
  { timeout: 300_000 },
  () =>
    withPushes(async ({ person, push, pushes }) => {
      const [one, refused] = [await person(), '+254700000023'];
      expect(await pushes(one, refused, 5)).toEqual(Array(5).fill(502));
      expect(await pushes(one, cancelling, 3)).toEqual([200, 200, 200]);
      expect(await pushes(one, cancelling, 1)).toEqual([429]);
      expect(await pushes(one, refused, 22)).toEqual(Array(22).fill(502));
      expect(await push(one, freshPhone())).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    }),
);

test('a prompt that M-Pesa accepted and then reports an error of counts, because the phone may have shown it', () =>
  withPushes(async ({ person, pushes }) => {
    const one = await person();
    expect(await pushes(one, '+254700000006', 4)).toEqual([200, 200, 200, 429]);
    expect(await pushes(one, '+254700000009', 4)).toEqual([200, 200, 200, 429]);
  }));

test(
  'people for whom a phone has not paid get six prompts on it in ten minutes and twenty a day together',
  { timeout: 300_000 },
  () =>
    withPushes(async ({ own, person, push, pushes }) => {
      const phone = freshPhone();
      const payer = await person();
      expect(await pushes(payer, phone, 1)).toEqual([200]); // and paid
      const oneEach = async (count: number) => {
        const statuses: number[] = [];
        for (let n = 0; n < count; n++) statuses.push(...(await pushes(await person(), phone, 1)));
        return statuses;
      };
      expect(await oneEach(5)).toEqual(Array(5).fill(200)); // the payer's first was a stranger's, too
      expect(await oneEach(1)).toEqual([429]);
      // It is in the profile of this one, and has paid for that one: neither notices what strangers do.
      expect(await pushes(await person(phone), phone, 1)).toEqual([200]);
      expect(await pushes(payer, phone, 2)).toEqual([200, 200]);
      expect(await pushes(payer, phone, 1)).toEqual([429]); // the fourth of their own

      for (const count of [6, 6, 2]) {
        await own.advance(600);
        expect(await oneEach(count)).toEqual(Array(count).fill(200));
      }
      await own.advance(600);
      const over = await push(await person(), phone);
      expect(over).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
      expect(over.body.retryAfter).toBeGreaterThan(20 * 3600);
      expect(await pushes(await person(phone), phone, 1)).toEqual([200]);
      expect(await pushes(payer, phone, 1)).toEqual([200]);
    }),
);

test('accounts that state a phone as theirs cannot flood it either, nor close it to whom it has paid for', () =>
  withPushes(async ({ person, pushes }) => {
    const phone = freshPhone();
    const payer = await person();
    expect(await pushes(payer, phone, 1)).toEqual([200]);
    for (let n = 0; n < 6; n++) expect(await pushes(await person(phone), phone, 1)).toEqual([200]);
    expect(await pushes(await person(phone), phone, 1)).toEqual([429]);
    expect(await pushes(payer, phone, 1)).toEqual([200]);
  }));

test('one person starts at most ten prompts and twenty card payments an hour', async () => {
  const { own, stays } = await limitedScenario();
  try {
    const person = await makePerson(own.product.app);
    const booked = await stays(21, person);
    const pushed = await Promise.all(booked.slice(0, 10).map((stay) => own.push(stay, freshPhone())));
    expect(pushed.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const eleventh = await own.push(booked[10] as Stay, freshPhone());
    expect(eleventh).toMatchObject({ status: 429, body: { code: 'too_many_tries', retryAfter: 3600 } });
    await own.advance(5);
    const rest = await stays(11, person);
    const cards = [...booked.slice(10), ...rest];
    for (const stay of cards.slice(0, 20)) expect((await own.intent(stay)).status).toBe(200);
    const over = await own.intent(cards[20] as Stay);
    expect(over).toMatchObject({ status: 429, body: { code: 'too_many_tries', retryAfter: 3600 } });
    expect(over.headers.get('retry-after')).toBe('3600');
    // Opening an attempt that is already open does not count as a new one.
    expect((await own.intent(cards[0] as Stay)).status).toBe(200);
  } finally {
    await own.close();
  }
});
