import { beforeAll, describe, expect, test } from 'vitest';
import { readStanding } from '#server/bookings/unpaid-holds.ts';
import { showServiceAgain, takeDownService } from '#server/catalogue/approvals/take-down.ts';
import { transaction } from '#server/db/client.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { makePerson } from '../../support/factories.ts';
import { listService, type Stay, type Traveller } from '../../support/scenario.ts';
import { checkInvariants } from '../support/invariants.ts';
import { change, deposit, giveUp, good, letters, payByPhone, scenario, taken } from './support.ts';

let serviceId: string;
let host: Traveller;
let stranger: Traveller;
beforeAll(async () => {
  const byRequest = { capacity: 4, approval: 'request', rules: { leadDays: 1 } } as const;
  serviceId = await listService(scenario.product, 5_000, byRequest);
  host = await scenario.member(serviceId);
  stranger = await scenario.member();
});

let day = 0;

const app = () => scenario.product.app;

const answer = (stay: Stay, path: string, as = host, body?: object) =>
  scenario.call<Booking>(`/api/provider/bookings/${stay.id}${path}`, { method: 'POST', as, ...(body && { body }) });

/** A paid booking of two guests that came by a request. */
async function accepted(): Promise<Stay> {
  const startDate = addDays(calendarDate('2027-03-01'), 3 * ++day);
  const stay = await scenario.book({ serviceId, startDate });
  expect((await answer(stay, '/accept')).status).toBe(200);
  await scenario.card(stay, good);
  await scenario.pass(6);
  expect(await scenario.read(stay)).toMatchObject({ status: 'confirmed', approval: 'accepted', changeable: true });
  return stay;
}

async function asked(stay: Stay, wish: Parameters<typeof change>[1]): Promise<string> {
  const { status, body } = await change(stay, wish);
  expect([status, body.status, body.holdEndsAt, body.payable]).toEqual([201, 'asked', null, false]);
  expect(body.answerEndsAt).toBe(new Date(scenario.product.clock.now().getTime() + 24 * 3_600_000).toISOString());
  return body.id;
}

const lettersOf = async (stay: Stay, key: 'changeAsked' | 'changeAccepted' | 'changeRefused') => {
  const subject = translate('en', 'mail', `${key}.subject`, { reference: stay.reference });
  return ((await scenario.product.app.mail.mailbox?.list()) ?? []).filter((letter) => letter.subject === subject)
    .length;
};

test('a request that was not accepted is not called a booking when it is paid, changed or cancelled', async () => {
  const startDate = addDays(calendarDate('2027-03-01'), 3 * ++day);
  const stay = await scenario.book({ serviceId, startDate });
  const refused = (code: string) => ({ status: 409, body: { code } });
  const pay = () => scenario.intent(stay);
  const wish = () => change(stay, { guests: 3, total: 150 });
  expect([await pay(), await wish()]).toMatchObject([
    refused('request_not_accepted'),
    refused('request_not_changeable'),
  ]);
  expect((await answer(stay, '/decline')).status).toBe(200);
  expect([await pay(), await wish(), await scenario.cancel(stay)]).toMatchObject([
    ...[refused('request_closed'), refused('request_not_changeable'), refused('request_closed')],
  ]);
  expect(await scenario.call(`/api/bookings/${stay.id}/voucher.pdf`, { as: stay.traveller })).toMatchObject(
    refused('request_closed'),
  );
});

describe('a change of a booking that came by a request', () => {
  test('that costs more takes nothing before it is accepted; then it is held, paid and applied', async () => {
    const stay = await accepted();
    const id = await asked(stay, { guests: 3, total: 150, amountDue: 50 });
    await scenario.pass(6);
    expect(await taken(stay)).toBe(2);
    expect(await lettersOf(stay, 'changeAsked')).toBe(1);
    expect((await change(stay, { guests: 4, total: 200 })).body.code).toBe('change_open');
    expect((await scenario.intent(stay)).body.code).toBe('already_paid');
    const seen = await scenario.read(stay, host);
    expect([seen.change?.status, seen.forMember?.mayAnswer]).toEqual(['asked', true]);

    const admin = await makePerson(app(), { role: 'admin' });
    await takeDownService(app(), admin, { serviceId, reason: 'These rooms are not yours.' });
    expect((await answer(stay, `/changes/${id}/accept`)).body.code).toBe('taken_down');
    await showServiceAgain(app(), admin, serviceId);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await answer(stay, `/changes/${id}/accept`);
      expect([status, body.change?.status]).toEqual([200, 'held']);
    }
    expect(await taken(stay)).toBe(3);
    await scenario.pass(6);
    expect(await lettersOf(stay, 'changeAccepted')).toBe(1);
    await payByPhone(stay);
    await scenario.pass(6);
    expect(await scenario.read(stay)).toMatchObject({ guests: 3, totalAmount: 150, change: null });
    expect([await taken(stay), await deposit(stay)]).toEqual([3, 15_000]);
    await checkInvariants(scenario, stay);
  });

  test('that costs less is applied with its refund when it is accepted', async () => {
    const stay = await accepted();
    const id = await asked(stay, { guests: 1, total: 50, refund: 50 });
    expect([await taken(stay), await deposit(stay)]).toEqual([2, 10_000]);
    const { body } = await answer(stay, `/changes/${id}/accept`);
    expect(body).toMatchObject({ guests: 1, totalAmount: 50, change: null });
    await scenario.pass(6);
    expect([await taken(stay), await deposit(stay)]).toEqual([1, 5_000]);
    expect(await letters(stay, 'changed')).toEqual({ traveller: 1, provider: 1 });
    await checkInvariants(scenario, stay);
  });

  test('while its listing is taken down, is accepted only where it asks for less', async () => {
    const fewer = await accepted();
    const fewerId = await asked(fewer, { guests: 1, total: 50, refund: 50 });
    const other = await accepted();
    const otherDay = addDays(calendarDate(other.startDate), 1);
    const otherId = await asked(other, { startDate: otherDay, guests: 1, total: 50, refund: 50 });
    const admin = await makePerson(app(), { role: 'admin' });
    await takeDownService(app(), admin, { serviceId, reason: 'These rooms are not yours.' });
    const [less, moved] = [
      await answer(fewer, `/changes/${fewerId}/accept`),
      await answer(other, `/changes/${otherId}/accept`),
    ];
    await showServiceAgain(app(), admin, serviceId);
    expect([less.status, less.body.change, less.body.guests]).toEqual([200, null, 1]);
    expect([moved.status, moved.body.code]).toEqual([409, 'taken_down']);
    await giveUp(other, otherId);
    await scenario.pass(6);
    await checkInvariants(scenario, fewer);
  });

  test('that is declined, withdrawn or not answered in time leaves the booking as it is', async () => {
    const stay = await accepted();
    const declined = await asked(stay, { guests: 3, total: 150 });
    for (let time = 0; time < 2; time += 1) {
      const word = { reason: time === 0 ? 'We have a wedding that week.' : 'Another word.' };
      expect((await answer(stay, `/changes/${declined}/decline`, host, word)).status).toBe(200);
    }
    expect((await answer(stay, `/changes/${declined}/accept`)).body).toMatchObject({ code: 'request_closed' });
    const withdrawn = await asked(stay, { guests: 3, total: 150 });
    expect((await giveUp(stay, withdrawn)).body.status).toBe('lapsed');
    expect((await answer(stay, `/changes/${withdrawn}/accept`)).body).toMatchObject({ code: 'request_closed' });
    const late = await asked(stay, { guests: 3, total: 150 });
    await scenario.pass(24 * 3_600, 3_600);
    expect((await answer(stay, `/changes/${late}/decline`)).body).toMatchObject({ code: 'request_closed' });
    const { guests, change: open, timeline } = await scenario.read(stay);
    expect([guests, open, await taken(stay)]).toEqual([2, null, 2]);
    expect(timeline.map(({ event, by }) => `${event} by ${by}`).slice(-3)).toEqual([
      ...['change_declined by provider', 'change_given_up by traveller', 'change_unanswered by system'],
    ]);
    // The traveller reads why: the first word, not that of the second press.
    expect(timeline.map(({ reason }) => reason).slice(-3)).toEqual(['We have a wedding that week.', null, null]);
    expect(await lettersOf(stay, 'changeRefused')).toBe(2);
    const written = ((await scenario.product.app.mail.mailbox?.list()) ?? []).filter(({ text }) =>
      text.includes('We have a wedding that week.'),
    );
    expect(written).toHaveLength(1);
    const { app, clock } = scenario.product;
    const standing = await transaction(app, (tx) => readStanding(tx, stay.traveller.id, clock.now()));
    expect(standing.lapses).toMatchObject({ unpaid: 0, paidAndCancelled: 0 });
    await checkInvariants(scenario, stay);
  });

  test('does not refund again what an admin has refunded meanwhile', async () => {
    const stay = await accepted();
    const id = await asked(stay, { guests: 1, total: 50, refund: 50 });
    const admin = await scenario.admin();
    const goodwill = { amount: 50, reason: 'Rain all day.' };
    const path = `/api/admin/bookings/${stay.id}/refunds`;
    expect((await scenario.call(path, { as: admin, body: goodwill })).status).toBe(201);
    expect((await answer(stay, `/changes/${id}/accept`)).body).toMatchObject({ guests: 1, totalAmount: 50 });
    await scenario.pass(6);
    const { refunds } = await scenario.read(stay);
    expect(refunds.map(({ amount }) => amount)).toEqual([50]);
    expect(await deposit(stay)).toBe(5_000);
  });

  test('whose places are gone meanwhile stays open; cancelling the booking ends it', async () => {
    const stay = await accepted();
    const id = await asked(stay, { guests: 4, total: 200 });
    const other = await scenario.book({ serviceId, startDate: stay.startDate, guests: 1 });
    await answer(other, '/accept');
    expect((await answer(stay, `/changes/${id}/accept`)).body).toMatchObject({ code: 'sold_out' });
    expect((await scenario.read(stay)).change).toMatchObject({ id, status: 'asked' });
    expect(await taken(stay)).toBe(3);
    expect((await scenario.cancel(stay)).status).toBe(200);
    expect(await taken(stay)).toBe(1);
    expect((await answer(stay, `/changes/${id}/accept`)).body).toMatchObject({ code: 'request_closed' });
  });

  test('is answered by members of its provider alone', async () => {
    const stay = await accepted();
    const other = await accepted();
    const id = await asked(stay, { guests: 3, total: 150 });
    for (const who of [stranger, stay.traveller]) {
      expect((await answer(stay, `/changes/${id}/accept`, who)).status).toBe(404);
    }
    expect((await answer(other, `/changes/${id}/accept`)).status).toBe(404);
    expect((await change(stay, { guests: 2, startDate: '2027-02-30', total: 100 })).status).toBe(400);
  });
});
