import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { updateSettings } from '#server/settings/update-settings.ts';
import type { AdminBooking, ChangePreview } from '#shared/contracts/admin-bookings.ts';
import type { BookingChange } from '#shared/contracts/booking-changes.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import type { Stay, Traveller } from '../../support/scenario.ts';
import { checkInvariants, stateOf } from '../support/invariants.ts';
import { paid, payByPhone, scenario } from './support.ts';

let admin: Traveller;
beforeEach(async () => {
  admin = await scenario.admin();
});

const reason = 'Barabara imefungwa.';
interface Wish {
  startDate?: string;
  guests?: number;
}
const at = (stay: Stay, path: string) => `/api/admin/bookings/${stay.reference}/${path}`;
const wishFor = (stay: Stay, wish: Wish) => ({ startDate: stay.startDate, guests: 2, reason, ...wish });
const preview = (stay: Stay, wish: Wish, as = admin) =>
  scenario.call<ChangePreview>(at(stay, 'change-preview'), { as, body: wishFor(stay, wish) });
const change = (stay: Stay, wish: Wish & Record<string, unknown>, as = admin) =>
  scenario.call<BookingChange & { consent?: { id: string } }>(at(stay, 'changes'), { as, body: wishFor(stay, wish) });
/** What was shown goes with the call, as the page sends it. */
const shownOf = ({ quote: { total, refund, pointsBack, amountDue, policy } }: ChangePreview) => ({
  ...{ total, refund, pointsBack, amountDue, policy },
});
const lettersAbout = async ({ reference }: Stay) => {
  await scenario.product.drain();
  const all = (await scenario.product.app.mail.mailbox?.list()) ?? [];
  return all.filter(({ subject }) => subject.includes(reference));
};
const audited = (stay: Stay) =>
  scenario.query<{ actor: string; reason: string }>(
    sql`select actor_id as actor, detail->>'reason' as reason from audit_entries
        where subject_id = ${stay.id} and action = 'booking.changed_for_traveller'`,
  );

test('fewer guests: applied at once and refunded by the policy; the traveller gets the letter that was shown', async () => {
  const stay = await paid('card');
  const before = (await lettersAbout(stay)).length;
  const seen = await preview(stay, { guests: 1 });
  expect(seen.status, JSON.stringify(seen.body)).toBe(200);
  const { quote, status, letter } = seen.body;
  expect([quote, status]).toMatchObject([{ total: 50, refund: 50, amountDue: 0 }, 'applied']);
  expect(letter).toMatchObject({ to: stay.traveller.email, subject: expect.stringContaining(stay.reference) });
  expect(letter.text).toContain('We have changed your booking for you.');
  expect(letter.text).toContain(reason);
  expect([(await lettersAbout(stay)).length, await audited(stay)]).toEqual([before, []]);
  expect((await scenario.read(stay)).guests).toBe(2);

  const made = await change(stay, { guests: 1, ...shownOf(seen.body) });
  expect([made.status, made.body.status], JSON.stringify(made.body)).toEqual([201, 'applied']);
  expect(await scenario.read(stay)).toMatchObject({ guests: 1, totalAmount: 50 });
  expect(await audited(stay)).toEqual([{ actor: admin.id, reason }]);
  const sent = (await lettersAbout(stay)).find(({ subject, to }) => subject === letter.subject && to === letter.to);
  expect(sent?.text).toBe(letter.text);
  const [by] = await scenario.query<{ decided: string; asked: string }>(
    sql`select r.decided_by as decided, c.asked_by as asked from refunds r join payments p on p.id = r.payment_id
        join booking_changes c on c.booking_id = p.booking_id where p.booking_id = ${stay.id}`,
  );
  expect(by).toEqual({ decided: admin.id, asked: stay.traveller.id });
  await scenario.pass(2 * 3_600, 600);
  await checkInvariants(scenario, stay);
});

test('more guests: held until the traveller has paid, who is asked to in a letter and can withdraw it', async () => {
  const stay = await paid('card');
  const seen = await preview(stay, { guests: 3 });
  expect(seen.body).toMatchObject({ status: 'held', quote: { total: 150, amountDue: 50, refund: 0 } });
  const made = await change(stay, { guests: 3, ...shownOf(seen.body) });
  expect([made.status, made.body.status, made.body.payable]).toEqual([201, 'held', true]);
  const letter = (await lettersAbout(stay)).find(({ subject }) => subject === seen.body.letter.subject);
  expect(letter?.text).toBe(seen.body.letter.text);
  expect(letter?.text).toContain(`/payment/${stay.id}`);
  // Nobody else has a change beside it, and nothing is changed before it is paid.
  expect((await preview(stay, { guests: 4 })).body.code).toBe('change_open');
  expect(await scenario.read(stay)).toMatchObject({ guests: 2, change: { status: 'held', payable: true } });
  await payByPhone(stay);
  await scenario.pass(10);
  expect(await scenario.read(stay)).toMatchObject({ guests: 3, totalAmount: 150 });
  const changed = (await lettersAbout(stay)).find(({ subject }) => subject.startsWith('Booking changed'));
  expect(changed?.text).toContain(reason);

  const other = await paid('card');
  const shown = shownOf((await preview(other, { guests: 3 })).body);
  const { body } = await change(other, { guests: 3, ...shown });
  const path = `/api/bookings/${other.id}/changes/${body.id}/cancel`;
  expect((await scenario.call(path, { as: other.traveller, method: 'POST' })).status).toBe(200);
  expect((await scenario.read(other)).change).toBeNull();
});

test('one that waits for its payment is taken back by an admin: places return, and the traveller is told why', async () => {
  const stay = await paid('card');
  const shown = shownOf((await preview(stay, { guests: 3 })).body);
  const { body } = await change(stay, { guests: 3, ...shown });
  const page = async () => (await scenario.call<AdminBooking>(at(stay, '').slice(0, -1), { as: admin })).body;
  expect((await page()).ourChangeId).toBe(body.id);
  const why = 'The road is open again.';
  const takeBack = (id: string, wish: object = { reason: why }, as = admin) =>
    scenario.call<BookingChange>(at(stay, `changes/${id}/take-back`), { as, body: wish });
  expect((await takeBack(body.id, { reason: ' ' })).status).toBe(400);
  expect((await takeBack(body.id, undefined, stay.traveller)).status).toBe(403);
  expect((await takeBack(stay.id)).status).toBe(404);
  expect([(await takeBack(body.id)).body.status, (await takeBack(body.id)).body.status]).toEqual(['lapsed', 'lapsed']);
  const { timeline, ourChangeId } = await page();
  expect(ourChangeId).toBeNull();
  expect(timeline.filter(({ what }) => what === 'change_taken_back')).toMatchObject([
    { kind: 'booking', actor: 'admin', by: { id: admin.id }, changed: { from: { guests: 2 }, to: { guests: 3 } } },
  ]);
  expect((await scenario.read(stay)).change).toBeNull();
  const letters = (await lettersAbout(stay)).filter(({ subject }) => subject.startsWith('Your booking stays as it is'));
  expect(letters.map(({ to }) => to)).toEqual([stay.traveller.email]);
  expect(letters[0]?.text).toContain(why);
  await checkInvariants(scenario, stay);

  // What the traveller asks for is theirs to give up.
  const own = { startDate: stay.startDate, guests: 3, total: 150, refund: 0, pointsBack: 0, amountDue: 50 };
  const quote = await scenario.call<{ policy: string }>(`/api/bookings/${stay.id}/changes/quote`, {
    ...{ as: stay.traveller, body: { startDate: stay.startDate, guests: 3 } },
  });
  const wish = { ...own, policy: quote.body.policy };
  const theirs = await scenario.call<BookingChange>(`/api/bookings/${stay.id}/changes`, {
    as: stay.traveller,
    body: wish,
  });
  expect(theirs.status, JSON.stringify(theirs.body)).toBe(201);
  expect((await page()).ourChangeId).toBeNull();
  expect((await takeBack(theirs.body.id)).status).toBe(404);
});

test('one whose hold has passed, or that its traveller gave up, is not taken back', async () => {
  const [late, givenUp] = [await paid('card'), await paid('card')];
  const ask = async (stay: Stay) =>
    (await change(stay, { guests: 3, ...shownOf((await preview(stay, { guests: 3 })).body) })).body.id;
  const [lateId, givenUpId] = [await ask(late), await ask(givenUp)];
  const path = `/api/bookings/${givenUp.id}/changes/${givenUpId}/cancel`;
  expect((await scenario.call(path, { as: givenUp.traveller, method: 'POST' })).status).toBe(200);
  await scenario.pass(2 * 3_600, 600);
  for (const [stay, id] of [
    [late, lateId],
    [givenUp, givenUpId],
  ] as const) {
    const { status, body } = await scenario.call<{ code: string }>(at(stay, `changes/${id}/take-back`), {
      ...{ as: admin, body: { reason: 'The road is open again.' } },
    });
    expect([status, body.code]).toEqual([409, 'request_closed']);
    const letters = await lettersAbout(stay);
    expect(letters.filter(({ subject }) => subject.startsWith('Your booking stays as it is'))).toEqual([]);
  }
});

test('the rules of the traveller hold, and nobody else may', async () => {
  const stay = await paid('card');
  const wish = { guests: 1, totalAmount: 50 };
  expect((await change(stay, wish, stay.traveller)).status).toBe(403);
  expect((await preview(stay, wish, stay.traveller)).status).toBe(403);
  expect((await change(stay, { ...wish, total: 49 })).body.code).toBe('quote_changed');
  expect((await change(stay, { ...wish, reason: ' ' })).body).toMatchObject({ fields: { reason: expect.any(String) } });
  expect((await change(stay, { ...wish, reason: 'see evil.com/x' })).status).toBe(400);
  expect((await preview(stay, { startDate: '2026-11-01' })).body.code).toBe('invalid_dates');
  expect((await preview(stay, { guests: 2 })).body).toMatchObject({ fields: { startDate: expect.any(String) } });
  // Before a letter is shown that would promise it.
  expect((await preview(stay, { guests: 5 })).body.code).toBe('sold_out');
  expect((await change(stay, { guests: 5, total: 250 })).body.code).toBe('sold_out');
  expect(await audited(stay)).toEqual([]);
});

test('above the amount a second admin agrees first, to the change as it was seen', async () => {
  const stay = await paid('card');
  const other = await scenario.admin();
  await updateSettings(scenario.product.app, admin, { consentAboveCents: 49_00 });
  try {
    const seen = await preview(stay, { guests: 1 });
    const asked = await change(stay, { guests: 1, ...shownOf(seen.body) });
    expect([asked.status, asked.body.code]).toEqual([202, 'consent_asked']);
    expect((await scenario.read(stay)).guests).toBe(2);
    // A change that costs more moves nothing of ours.
    const later = addDays(calendarDate(stay.startDate), 1);
    expect((await preview(stay, { startDate: later, guests: 3 })).body.status).toBe('held');
    const given = await scenario.call(`/api/admin/consents/${asked.body.consent?.id}/give`, {
      ...{ as: other, method: 'POST' },
    });
    expect(given.status, JSON.stringify(given.body)).toBe(200);
    expect((await stateOf(scenario.product, stay)).refunds).toHaveLength(1);
    expect((await scenario.read(stay)).guests).toBe(1);
  } finally {
    await updateSettings(scenario.product.app, admin, { consentAboveCents: null });
  }
});
