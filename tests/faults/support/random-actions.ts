import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { catchUpMpesa } from '#server/payments/reconciliation/mpesa-catchup.ts';
import { catchUpStripe } from '#server/payments/reconciliation/stripe-catchup.ts';
import { calendarDate } from '#shared/dates.ts';
import { makePerson } from '../../support/factories.ts';
import { freshPhone, listService, phoneOf, type Scenario, type Stay, type Traveller } from '../../support/scenario.ts';

/** One random action: `which` picks what it applies to, the other fields are its parameters. */
interface Action {
  kind: (typeof kinds)[number];
  which: number;
  part: number;
  yes: boolean;
}

/** A kind that is listed more often is performed more often. */
const kinds = [
  ...(['book', 'bookByPhone', 'bookByPhone', 'bookByPhone', 'bookByCard', 'bookByCard', 'bookByCard'] as const),
  ...(['phone', 'card', 'wait', 'wait', 'wait', 'days', 'cancel', 'refund', 'refund', 'change', 'change'] as const),
  ...(['decide', 'dashboard', 'payout', 'payout', 'byHand', 'withdraw', 'hold', 'fault', 'verify'] as const),
] as const;

const action = fc.record({
  kind: fc.constantFrom(...kinds),
  which: fc.nat(999),
  part: fc.integer({ min: 1, max: 1_000 }),
  yes: fc.boolean(),
});

/** The same actions for the same seed. */
export const randomActions = (seed: number, count: number): Action[] =>
  fc.sample(action, { seed, numRuns: count }).map((one) => ({ ...one }));

const PHONES = '01 02 04 05 07 08 12 13 14 15 16 17 18 19 20 22 24 26 27 29 41 43 44 45 46 47 48'.split(' ');
const CARDS = [
  ...['4242424242424242', '5555555555554444', '4000000000000002', '4000000000009995', '4000002500003155'],
  ...['4000008400001629', '4000000000000259', '4000000000002685', '4000000000001976', '4000000000007726'],
  ...['4000000000005126', '4242424242424242'],
];
const FAULTS = [
  ['stripe', '/v1/refunds', 'reset_after'],
  ['stripe', '/v1/payment_intents', 'status:500'],
  ['stripe', '/v1/refunds', 'status:503'],
  ['daraja', '/mpesa/stkpushquery', 'status:503'],
  ['daraja', '/mpesa/b2c', 'reset_after'],
  ['daraja', '/mpesa/reversal', 'reset_before'],
] as const;

export interface History {
  scenario: Scenario;
  services: string[];
  stays: Stay[];
  travellers: Traveller[];
  /** How often each `action status` was the answer. */
  answers: Map<string, number>;
}

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % all.length];
const query = async <T>({ scenario }: History, text: ReturnType<typeof sql>) =>
  (await scenario.product.app.db.execute(text)).rows as T[];

/** Providers whose payout phones succeed, fail and stay silent, each with a safari at USD 50.00. */
export async function startHistory(scenario: Scenario): Promise<History> {
  const services: string[] = [];
  for (const phone of [freshPhone(), phoneOf('43'), phoneOf('42'), phoneOf('48')]) {
    const serviceId = await listService(scenario.product, 5_000, { capacity: 6 });
    const member = await scenario.member(serviceId);
    const body = { channel: 'mpesa', phoneNumber: phone };
    const { status } = await scenario.call('/api/provider/payout-method', { method: 'PUT', as: member, body });
    if (status !== 200) throw new Error(`payout-method answered ${status}`);
    services.push(serviceId);
  }
  return { scenario, services, stays: [], travellers: [], answers: new Map() };
}

const admin = async ({ scenario }: History): Promise<Traveller> => makePerson(scenario.product.app, { role: 'admin' });

/** Performs one action. A refusal is counted as an answer too. */
export async function perform(history: History, one: Action): Promise<void> {
  const { scenario } = history;
  // Mostly one of the last bookings, because older ones can hardly change any more.
  const stay = pick(history.stays.slice(one.part % 3 === 0 ? 0 : -5), one.which);
  const tell = ({ status, body }: { status: number; body: { code?: string } }) => {
    const key = `${one.kind} ${status}${body.code ? ` ${body.code}` : ''}`;
    history.answers.set(key, (history.answers.get(key) ?? 0) + 1);
  };
  switch (one.kind) {
    case 'book':
      await book(history, one);
      return;
    case 'bookByPhone':
    case 'bookByCard': {
      const made = await book(history, one);
      if (!made) return;
      return one.kind === 'bookByCard' ? byCard(history, made, one, tell) : byPhone(history, made, phoneFor(one), tell);
    }
    case 'wait':
      return void (await scenario.advance([2, 5, 20, 60, 400][one.which % 5] ?? 5));
    case 'days':
      // Faults are cleared first, because one that lasts a day leaves orders to be sent by hand.
      for (const simulator of ['daraja', 'stripe'] as const) {
        await scenario.product.control(simulator, 'faults', { clear: true });
      }
      await scenario.pass(1_200, 300);
      return void (await scenario.advance(3_600 * (1 + (one.which % 24))));
    case 'hold':
      return holdBack(history, one);
    case 'fault': {
      const [simulator, path, what] = pick(FAULTS, one.which) ?? FAULTS[0];
      await scenario.product.control(simulator, 'faults', [{ match: { path }, do: what, times: 1 + (one.part % 3) }]);
      return;
    }
    case 'byHand':
      return byHand(history, one, tell);
    case 'decide':
      return decide(history, one.yes ? 'won' : 'lost');
    case 'payout':
      return payouts(history, one, tell);
    case 'withdraw': {
      const [refund] = await query<{ id: string }>(
        history,
        sql`select id from refunds where status = 'queued' limit 1`,
      );
      if (refund)
        tell(
          await scenario.call(`/api/admin/refunds/${refund.id}/withdraw`, { method: 'POST', as: await admin(history) }),
        );
      return;
    }
  }
  if (!stay) return;
  switch (one.kind) {
    case 'phone':
      return byPhone(history, stay, phoneFor(one), tell);
    case 'card':
      return byCard(history, stay, one, tell);
    case 'verify':
      return tell(await scenario.call(`/api/payments/verify/${stay.id}`, { as: stay.traveller }));
    case 'cancel': {
      const [as, body] =
        one.part % 3 === 0
          ? [await admin(history), { reason: 'Closed', refund: one.yes ? 'full' : 'policy' }]
          : [stay.traveller, {}];
      return tell(await scenario.cancel(stay, body, as));
    }
    case 'refund': {
      const body = { amount: one.part / 10, reason: 'No lunch', bearer: one.yes ? 'us' : 'everyone' };
      return tell(await scenario.call(`/api/admin/bookings/${stay.id}/refunds`, { as: await admin(history), body }));
    }
    case 'change':
      return change(history, stay, one, tell);
    case 'dashboard': {
      const [paid] = await query<{ intent: string }>(
        history,
        sql`select stripe_intent_id as intent from payment_attempts where provider = 'stripe' and status = 'succeeded'
            order by id offset ${one.which % 5} limit 1`,
      );
      const wish = one.yes
        ? ['refund', { intent: paid?.intent, amount: one.part }]
        : ['dispute', { intent: paid?.intent }];
      if (paid) await scenario.product.control('stripe', wish[0] as string, wish[1] as object);
    }
  }
}

type Tell = (answer: { status: number; body: { code?: string } }) => void;

const phoneFor = ({ part, yes }: Action) => (yes ? freshPhone() : (pick(PHONES, part) ?? '40'));

async function book(history: History, { which, part, yes }: Action): Promise<Stay | undefined> {
  const { scenario } = history;
  const known = yes ? pick(history.travellers, which) : undefined;
  const traveller = known ?? (await makePerson(scenario.product.app));
  if (!known) history.travellers.push(traveller);
  const { body } = await scenario.call<{ loyaltyPoints: number }>('/api/dashboard', { as: traveller });
  const points = Math.floor((body.loyaltyPoints * part) / 1_000);
  const day = new Date(scenario.product.clock.now().getTime() + (1 + (which % 5)) * 86_400_000);
  const startDate = calendarDate(day.toISOString().slice(0, 10));
  const serviceId = pick(history.services, part) ?? scenario.serviceId;
  try {
    const made = await scenario.book({ traveller, serviceId, startDate, guests: 1 + (which % 2), points });
    history.stays.push(made);
    return made;
  } catch (error) {
    if (!String(error).includes('sold_out')) throw error;
    return undefined;
  }
}

async function byPhone({ scenario }: History, stay: Stay, phone: string, tell: Tell): Promise<void> {
  const first = await scenario.push(stay, phone, { amount: 1 });
  const { amount } = first.body;
  tell(first.body.code === 'price_changed' && amount ? await scenario.push(stay, phone, { amount }) : first);
}

async function byCard({ scenario }: History, stay: Stay, { which, yes }: Action, tell: Tell): Promise<void> {
  const intent = await scenario.intent(stay);
  tell(intent);
  if (intent.status !== 200) return;
  const answer = await scenario.confirm(intent.body.data.clientSecret, pick(CARDS, which) ?? '');
  if (answer.nextAction)
    await scenario.bank(answer.nextAction.id, yes ? 'complete' : which % 2 === 0 ? 'fail' : 'close');
  await scenario.advance(yes ? 2 : 0);
}

async function change({ scenario }: History, stay: Stay, { which, yes }: Action, tell: Tell): Promise<void> {
  const wish = { startDate: stay.startDate, guests: 1 + (which % 4) };
  const path = `/api/bookings/${stay.id}/changes`;
  const quote = await scenario.call<{ total: number }>(`${path}/quote`, { as: stay.traveller, body: wish });
  const { total } = quote.body;
  tell(quote.status === 200 ? await scenario.call(path, { as: stay.traveller, body: { ...wish, total } }) : quote);
  if (yes)
    await scenario.push(stay, freshPhone(), {
      amount: (await scenario.push(stay, freshPhone(), { amount: 1 })).body.amount ?? 1,
    });
}

/** Holds callbacks back, or delivers those that were held in random order, some of them twice. */
async function holdBack({ scenario }: History, { which, yes }: Action): Promise<void> {
  const simulator = yes ? 'daraja' : 'stripe';
  if (which % 2 === 0) {
    await scenario.product.control(simulator, 'callbacks', { mode: 'hold' });
    return;
  }
  await scenario.product.control(simulator, 'callbacks', { mode: 'auto' });
  await scenario.product.control(simulator, 'release', { order: 'shuffle', copies: 1 + (which % 3) });
}

/** An admin notes a failed refund as paid by hand, or has it tried again. */
async function byHand(history: History, { which, yes }: Action, tell: Tell): Promise<void> {
  const waiting = await query<{ id: string }>(history, sql`select id from refunds where status = 'manual' order by id`);
  const refund = pick(waiting, which);
  if (!refund) return;
  const as = await admin(history);
  const paid = { as, body: { reference: `KCB-${refund.id}`, from: 'bank' } };
  tell(
    await (yes
      ? history.scenario.call(`/api/admin/refunds/${refund.id}/paid`, paid)
      : history.scenario.call(`/api/admin/refunds/${refund.id}/retry`, { method: 'POST', as })),
  );
}

async function decide(history: History, outcome: 'won' | 'lost'): Promise<void> {
  const [open] = await query<{ id: string }>(
    history,
    sql`select stripe_id as id from disputes where closed_at is null order by id limit 1`,
  );
  if (open) await history.scenario.product.control('stripe', 'decide', { dispute: open.id, outcome });
}

async function payouts(history: History, { which, yes }: Action, tell: Tell): Promise<void> {
  const { scenario } = history;
  if (yes) {
    const member = await scenario.member(pick(history.services, which));
    return tell(await scenario.call('/api/provider/payouts', { as: member, method: 'POST' }));
  }
  const [failed] = await query<{ id: string; item: string }>(
    history,
    sql`select payout_id as id, id as item from payout_items where status = 'failed' order by id desc limit 1`,
  );
  const [draft] = await query<{ id: string }>(
    history,
    sql`select id from payouts where status = 'draft' order by id limit 1`,
  );
  const as = await admin(history);
  if (draft) tell(await scenario.call(`/api/admin/payouts/${draft.id}/approve`, { as, body: {} }));
  else if (failed)
    tell(await scenario.call(`/api/admin/payouts/${failed.id}/items/${failed.item}/retry`, { as, method: 'POST' }));
}

/** Ends the history: no faults, disputes decided, refunds paid by hand, every trip over, every draft paid out. */
export async function endHistory(history: History): Promise<void> {
  const { scenario } = history;
  for (const simulator of ['daraja', 'stripe'] as const) {
    await scenario.product.control(simulator, 'faults', { clear: true });
    await scenario.product.control(simulator, 'callbacks', { mode: 'auto' });
    await scenario.product.control(simulator, 'release', { order: 'shuffle', copies: 2 });
  }
  await scenario.pass(60, 5);
  await scenario.pass(900, 60);
  const { app } = scenario.product;
  for (let day = 0; day < 9; day++) {
    await catchUpMpesa(app);
    await catchUpStripe(app);
    for (let n = 0; n < 3; n++) await decide(history, day % 2 === 0 ? 'won' : 'lost');
    const manual = await query<{ id: string }>(history, sql`select id from refunds where status = 'manual'`);
    for (const [index] of manual.entries())
      await byHand(history, { kind: 'byHand', which: index, part: 1, yes: true }, () => undefined);
    for (let n = 0; n < 4; n++)
      await payouts(history, { kind: 'payout', which: 0, part: 1, yes: false }, () => undefined);
    await scenario.pass(60, 20);
    await scenario.pass(86_400 - 60, 21_585);
  }
}
