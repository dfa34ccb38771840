import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { catchUpMpesa } from '#server/payments/reconciliation/mpesa-catchup.ts';
import { catchUpStripe } from '#server/payments/reconciliation/stripe-catchup.ts';
import { calendarDate } from '#shared/dates.ts';
import { makePerson } from '../support/factories.ts';
import { freshPhone, listService, phoneOf, type Stage, type Stay, type Traveller } from './stage.ts';

/** One thing that somebody does; `which` picks whom it is about, the rest says how. */
export interface Deed {
  kind: (typeof kinds)[number];
  which: number;
  part: number;
  yes: boolean;
}

/** Each as often as it is listed. */
const kinds = [
  ...(['book', 'bookByPhone', 'bookByPhone', 'bookByPhone', 'bookByCard', 'bookByCard', 'bookByCard'] as const),
  ...(['phone', 'card', 'wait', 'wait', 'wait', 'days', 'cancel', 'refund', 'refund', 'change', 'change'] as const),
  ...(['decide', 'dashboard', 'payout', 'payout', 'byHand', 'withdraw', 'hold', 'fault', 'verify'] as const),
] as const;

const deed = fc.record({
  kind: fc.constantFrom(...kinds),
  which: fc.nat(999),
  part: fc.integer({ min: 1, max: 1_000 }),
  yes: fc.boolean(),
});

/** The same deeds for the same seed. */
export const deedsOf = (seed: number, count: number): Deed[] =>
  fc.sample(deed, { seed, numRuns: count }).map((one) => ({ ...one }));

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

export interface Cast {
  stage: Stage;
  services: string[];
  stays: Stay[];
  travellers: Traveller[];
  /** `deed status` → how often that was the answer. */
  answers: Map<string, number>;
}

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % all.length];
const query = async <T>({ stage }: Cast, text: ReturnType<typeof sql>) =>
  (await stage.product.app.db.execute(text)).rows as T[];

/** Providers who are paid to phones of every temper, each with a safari at USD 50.00. */
export async function gather(stage: Stage): Promise<Cast> {
  const services: string[] = [];
  for (const phone of [freshPhone(), phoneOf('43'), phoneOf('42'), phoneOf('48')]) {
    const serviceId = await listService(stage.product, 5_000, { capacity: 6 });
    const member = await stage.member(serviceId);
    const body = { channel: 'mpesa', phoneNumber: phone };
    const { status } = await stage.call('/api/provider/payout-method', { method: 'PUT', as: member, body });
    if (status !== 200) throw new Error(`payout-method answered ${status}`);
    services.push(serviceId);
  }
  return { stage, services, stays: [], travellers: [], answers: new Map() };
}

const admin = async ({ stage }: Cast): Promise<Traveller> => makePerson(stage.product.app, { role: 'admin' });

/** Plays one deed; a refusal is an answer too. */
export async function play(cast: Cast, one: Deed): Promise<void> {
  const { stage } = cast;
  // Mostly of late, since what is old is mostly over.
  const stay = pick(cast.stays.slice(one.part % 3 === 0 ? 0 : -5), one.which);
  const tell = ({ status, body }: { status: number; body: { code?: string } }) => {
    const key = `${one.kind} ${status}${body.code ? ` ${body.code}` : ''}`;
    cast.answers.set(key, (cast.answers.get(key) ?? 0) + 1);
  };
  switch (one.kind) {
    case 'book':
      await book(cast, one);
      return;
    case 'bookByPhone':
    case 'bookByCard': {
      const made = await book(cast, one);
      if (!made) return;
      return one.kind === 'bookByCard' ? byCard(cast, made, one, tell) : byPhone(cast, made, phoneFor(one), tell);
    }
    case 'wait':
      return void (await stage.advance([2, 5, 20, 60, 400][one.which % 5] ?? 5));
    case 'days':
      // A fault lasts minutes; a day of it makes an order a person's.
      for (const simulator of ['daraja', 'stripe'] as const) {
        await stage.product.control(simulator, 'faults', { clear: true });
      }
      await stage.pass(1_200, 300);
      return void (await stage.advance(3_600 * (1 + (one.which % 24))));
    case 'hold':
      return holdBack(cast, one);
    case 'fault': {
      const [simulator, path, what] = pick(FAULTS, one.which) ?? FAULTS[0];
      await stage.product.control(simulator, 'faults', [{ match: { path }, do: what, times: 1 + (one.part % 3) }]);
      return;
    }
    case 'byHand':
      return byHand(cast, one, tell);
    case 'decide':
      return decide(cast, one.yes ? 'won' : 'lost');
    case 'payout':
      return payouts(cast, one, tell);
    case 'withdraw': {
      const [refund] = await query<{ id: string }>(cast, sql`select id from refunds where status = 'queued' limit 1`);
      if (refund)
        tell(await stage.call(`/api/admin/refunds/${refund.id}/withdraw`, { method: 'POST', as: await admin(cast) }));
      return;
    }
  }
  if (!stay) return;
  switch (one.kind) {
    case 'phone':
      return byPhone(cast, stay, phoneFor(one), tell);
    case 'card':
      return byCard(cast, stay, one, tell);
    case 'verify':
      return tell(await stage.call(`/api/payments/verify/${stay.id}`, { as: stay.traveller }));
    case 'cancel': {
      const [as, body] =
        one.part % 3 === 0
          ? [await admin(cast), { reason: 'Closed', refund: one.yes ? 'full' : 'policy' }]
          : [stay.traveller, {}];
      return tell(await stage.cancel(stay, body, as));
    }
    case 'refund': {
      const body = { amount: one.part / 10, reason: 'No lunch', bearer: one.yes ? 'us' : 'everyone' };
      return tell(await stage.call(`/api/admin/bookings/${stay.id}/refunds`, { as: await admin(cast), body }));
    }
    case 'change':
      return change(cast, stay, one, tell);
    case 'dashboard': {
      const [paid] = await query<{ intent: string }>(
        cast,
        sql`select stripe_intent_id as intent from payment_attempts where provider = 'stripe' and status = 'succeeded'
            order by id offset ${one.which % 5} limit 1`,
      );
      const wish = one.yes
        ? ['refund', { intent: paid?.intent, amount: one.part }]
        : ['dispute', { intent: paid?.intent }];
      if (paid) await stage.product.control('stripe', wish[0] as string, wish[1] as object);
    }
  }
}

type Tell = (answer: { status: number; body: { code?: string } }) => void;

const phoneFor = ({ part, yes }: Deed) => (yes ? freshPhone() : (pick(PHONES, part) ?? '40'));

async function book(cast: Cast, { which, part, yes }: Deed): Promise<Stay | undefined> {
  const { stage } = cast;
  const known = yes ? pick(cast.travellers, which) : undefined;
  const traveller = known ?? (await makePerson(stage.product.app));
  if (!known) cast.travellers.push(traveller);
  const { body } = await stage.call<{ loyaltyPoints: number }>('/api/dashboard', { as: traveller });
  const points = Math.floor((body.loyaltyPoints * part) / 1_000);
  const day = new Date(stage.product.clock.now().getTime() + (1 + (which % 5)) * 86_400_000);
  const startDate = calendarDate(day.toISOString().slice(0, 10));
  const serviceId = pick(cast.services, part) ?? stage.serviceId;
  try {
    const made = await stage.book({ traveller, serviceId, startDate, guests: 1 + (which % 2), points });
    cast.stays.push(made);
    return made;
  } catch (error) {
    if (!String(error).includes('sold_out')) throw error;
    return undefined;
  }
}

async function byPhone({ stage }: Cast, stay: Stay, phone: string, tell: Tell): Promise<void> {
  const first = await stage.push(stay, phone, { amount: 1 });
  const { amount } = first.body;
  tell(first.body.code === 'price_changed' && amount ? await stage.push(stay, phone, { amount }) : first);
}

async function byCard({ stage }: Cast, stay: Stay, { which, yes }: Deed, tell: Tell): Promise<void> {
  const intent = await stage.intent(stay);
  tell(intent);
  if (intent.status !== 200) return;
  const answer = await stage.confirm(intent.body.data.clientSecret, pick(CARDS, which) ?? '');
  if (answer.nextAction) await stage.bank(answer.nextAction.id, yes ? 'complete' : which % 2 === 0 ? 'fail' : 'close');
  await stage.advance(yes ? 2 : 0);
}

async function change({ stage }: Cast, stay: Stay, { which, yes }: Deed, tell: Tell): Promise<void> {
  const wish = { startDate: stay.startDate, guests: 1 + (which % 4) };
  const path = `/api/bookings/${stay.id}/changes`;
  const quote = await stage.call<{ total: number }>(`${path}/quote`, { as: stay.traveller, body: wish });
  const { total } = quote.body;
  tell(quote.status === 200 ? await stage.call(path, { as: stay.traveller, body: { ...wish, total } }) : quote);
  if (yes)
    await stage.push(stay, freshPhone(), {
      amount: (await stage.push(stay, freshPhone(), { amount: 1 })).body.amount ?? 1,
    });
}

/** Callbacks are held for a while and then come in disorder, some of them twice. */
async function holdBack({ stage }: Cast, { which, yes }: Deed): Promise<void> {
  const simulator = yes ? 'daraja' : 'stripe';
  if (which % 2 === 0) {
    await stage.product.control(simulator, 'callbacks', { mode: 'hold' });
    return;
  }
  await stage.product.control(simulator, 'callbacks', { mode: 'auto' });
  await stage.product.control(simulator, 'release', { order: 'shuffle', copies: 1 + (which % 3) });
}

/** A person sends what no machine could, or has it tried again. */
async function byHand(cast: Cast, { which, yes }: Deed, tell: Tell): Promise<void> {
  const waiting = await query<{ id: string }>(cast, sql`select id from refunds where status = 'manual' order by id`);
  const refund = pick(waiting, which);
  if (!refund) return;
  const as = await admin(cast);
  const paid = { as, body: { reference: `KCB-${refund.id}`, from: 'bank' } };
  tell(
    await (yes
      ? cast.stage.call(`/api/admin/refunds/${refund.id}/paid`, paid)
      : cast.stage.call(`/api/admin/refunds/${refund.id}/retry`, { method: 'POST', as })),
  );
}

async function decide(cast: Cast, outcome: 'won' | 'lost'): Promise<void> {
  const [open] = await query<{ id: string }>(
    cast,
    sql`select stripe_id as id from disputes where closed_at is null order by id limit 1`,
  );
  if (open) await cast.stage.product.control('stripe', 'decide', { dispute: open.id, outcome });
}

async function payouts(cast: Cast, { which, yes }: Deed, tell: Tell): Promise<void> {
  const { stage } = cast;
  if (yes) {
    const member = await stage.member(pick(cast.services, which));
    return tell(await stage.call('/api/provider/payouts', { as: member, method: 'POST' }));
  }
  const [failed] = await query<{ id: string; item: string }>(
    cast,
    sql`select payout_id as id, id as item from payout_items where status = 'failed' order by id desc limit 1`,
  );
  const [draft] = await query<{ id: string }>(
    cast,
    sql`select id from payouts where status = 'draft' order by id limit 1`,
  );
  const as = await admin(cast);
  if (draft) tell(await stage.call(`/api/admin/payouts/${draft.id}/approve`, { as, body: {} }));
  else if (failed)
    tell(await stage.call(`/api/admin/payouts/${failed.id}/items/${failed.item}/retry`, { as, method: 'POST' }));
}

/** Simulators without faults, disputes decided, persons' work done, every trip over, every draft paid out. */
export async function finish(cast: Cast): Promise<void> {
  const { stage } = cast;
  for (const simulator of ['daraja', 'stripe'] as const) {
    await stage.product.control(simulator, 'faults', { clear: true });
    await stage.product.control(simulator, 'callbacks', { mode: 'auto' });
    await stage.product.control(simulator, 'release', { order: 'shuffle', copies: 2 });
  }
  await stage.pass(60, 5);
  await stage.pass(900, 60);
  const { app } = stage.product;
  for (let day = 0; day < 9; day++) {
    await catchUpMpesa(app);
    await catchUpStripe(app);
    for (let n = 0; n < 3; n++) await decide(cast, day % 2 === 0 ? 'won' : 'lost');
    const manual = await query<{ id: string }>(cast, sql`select id from refunds where status = 'manual'`);
    for (const [index] of manual.entries())
      await byHand(cast, { kind: 'byHand', which: index, part: 1, yes: true }, () => undefined);
    for (let n = 0; n < 4; n++) await payouts(cast, { kind: 'payout', which: 0, part: 1, yes: false }, () => undefined);
    await stage.pass(60, 20);
    await stage.pass(86_400 - 60, 21_585);
  }
}
