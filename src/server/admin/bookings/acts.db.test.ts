import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refundsRoutes } from '#server/payments/refunds/routes.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { noteLength, notesMost } from '#shared/booking-notes.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { type BookingsApp, createBookingsApp, payFor } from './bookings.fixture.ts';
import { bookingNotes } from './tables.ts';

let product: BookingsApp;
let traveller: MadePerson;
let serviceId: string;
beforeAll(async () => {
  product = await createBookingsApp({ routes: [refundsRoutes] });
  traveller = await makePerson(product.app, { name: 'Amina Hassan', language: 'sw' });
  serviceId = (await makeService(product.app, { capacity: 500 })).id;
});
afterAll(() => product?.close());

const done = { success: true };
/** A booking of USD 100.00 that is paid by M-Pesa and confirmed; its policy refunds a half. */
async function paidBooking() {
  const booking = await makeBooking(product.app, { person: traveller, serviceId });
  const paid = await payFor(product, { bookingId: booking.id, personId: traveller.id, receipt: `R${booking.id}` });
  const steps = [{ until: '2026-11-29T09:00:00.000Z', percent: 50 }];
  const confirmedAt = product.clock.now();
  await product.update(booking.id, { status: 'confirmed', confirmedAt, policy: { name: 'moderate', steps } });
  return { ...booking, paymentId: paid.id };
}
async function lettersAbout(reference: string) {
  await product.drain();
  const all = (await product.app.mail.mailbox?.list()) ?? [];
  return all.filter(({ subject }) => subject.includes(reference));
}
const actionsOf = async (id: string) => (await product.auditOf(id)).map(({ action }) => action);

describe('the preview of cancelling', () => {
  test.each([
    { refund: 'policy', refundAmount: 50, percent: 50, kes: '5,500' },
    { refund: 'full', refundAmount: 100, percent: 100, kes: '11,000' },
  ] as const)('$refund: the letter that is sent afterwards, and nothing is changed before', async (option) => {
    const { id, reference } = await paidBooking();
    const { refund, refundAmount, percent, kes } = option;
    const reason = 'Barabara imefungwa.\nSamahani.';
    const seen = await product.post(`/${reference}/cancellation-preview`, { refund, reason: ` ${reason} ` });
    expect(seen.statusCode, seen.body).toBe(200);
    const { letter, ...figures } = seen.json();
    expect(figures).toEqual({ refundAmount, pointsBack: 0, percent });
    expect(letter).toMatchObject({ to: traveller.email, language: 'sw', subject: expect.stringContaining(reference) });
    expect(letter.text).toContain(reason);
    expect(letter.text).toContain(kes);
    expect((await product.get(`/${id}`)).json().booking.status).toBe('confirmed');
    expect([await lettersAbout(reference), await actionsOf(id)]).toEqual([[], []]);

    const cancelled = await product.fastify.inject({
      ...{ method: 'POST', url: `/api/bookings/${id}/cancel` },
      headers: { authorization: `Bearer ${product.admin.token}` },
      payload: { refund, reason, refundAmount, pointsBack: 0 },
    });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    const [sent] = (await lettersAbout(reference)).filter(({ subject }) => subject === letter.subject);
    expect([sent?.to, sent?.text]).toEqual([letter.to, letter.text]);
    const again = await product.post(`/${id}/cancellation-preview`, { refund, reason });
    expect([again.statusCode, again.json().code]).toEqual([409, 'not_cancellable']);
    const { cancel, timeline } = (await product.get(`/${id}`)).json();
    expect(cancel).toBeNull();
    const told = (timeline as { kind: string; what: string; by: { name: string } | null; reason: string | null }[]).map(
      ({ kind, what, by }) => [kind, what, by?.name ?? null],
    );
    expect(told).toContainEqual(['booking', 'cancelled', 'Zawadi Njoroge']);
    expect(told).toContainEqual(['refund', 'decided', null]);
    expect(told).toContainEqual(['letter', 'booking-cancelled', null]);
  });

  test('a reason is needed, of up to 500 characters and without links; another choice is refused', async () => {
    const { id } = await paidBooking();
    const ask = (body: object) => product.post(`/${id}/cancellation-preview`, { refund: 'full', reason: 'x', ...body });
    for (const reason of ['', ' ', 'x'.repeat(501), 'see evil.com/x']) {
      expect((await ask({ reason })).json().fields).toEqual({ reason: expect.any(String) });
    }
    expect((await ask({ reason: 'x'.repeat(500) })).statusCode).toBe(200);
    expect((await ask({ refund: 'half' })).json().fields).toHaveProperty('refund');
  });
});

describe('the papers once more', () => {
  test('three in an hour, whichever admins send them, each a letter with voucher, receipt and calendar', async () => {
    const { id, reference } = await paidBooking();
    const other = await makePerson(product.app, { role: 'admin' });
    const send = async (who?: MadePerson) => {
      product.clock.advance(1_000);
      return product.post(`/${id}/papers`, undefined, who);
    };
    expect([(await send()).json(), (await send(other)).json(), (await send()).json()]).toEqual([done, done, done]);
    const refused = await send(other);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_tries']);
    const letters = await lettersAbout(reference);
    expect(letters.map(({ subject }) => subject)).toEqual(Array(3).fill(`Hati zako tena: ${reference}`));
    expect(letters[0]?.attachments?.map(({ filename }) => filename)).toEqual([
      `${reference}.ics`,
      `${reference}-voucher.pdf`,
      `${reference}-receipt.pdf`,
    ]);
    expect(await actionsOf(id)).toEqual(Array(3).fill('booking.papers_sent'));
    product.clock.advance(20 * 60_000);
    expect((await send()).json()).toEqual(done);
  });

  test('of a booking that was paid and cancelled the receipt; of one that nobody paid for there are none', async () => {
    const { id, reference } = await paidBooking();
    await product.update(id, { status: 'cancelled', cancelReason: 'traveller' });
    expect((await product.post(`/${id}/papers`)).json()).toEqual(done);
    const [letter] = await lettersAbout(reference);
    expect(letter?.attachments?.map(({ filename }) => filename)).toEqual([`${reference}-receipt.pdf`]);
    const unpaid = await makeBooking(product.app, { person: traveller, serviceId });
    expect((await product.post(`/${unpaid.id}/papers`)).json().code).toBe('not_ready');
    expect(await actionsOf(unpaid.id)).toEqual([]);
  });
});

describe('notes', () => {
  test('with author and time, the newest first, for our team alone', async () => {
    const { id } = await paidBooking();
    const other = await makePerson(product.app, { role: 'admin', name: 'Juma Bakari' });
    expect((await product.post(`/${id}/notes`, { text: ' Called the host.\nhttps://jahazi.test ' })).statusCode).toBe(
      201,
    );
    product.clock.advance(1_000);
    expect((await product.post(`/${id}/notes`, { text: 'Road is open again' }, other)).json()).toEqual(done);
    expect((await product.get(`/${id}`)).json().notes).toMatchObject([
      { text: 'Road is open again', by: { id: other.id, name: 'Juma Bakari' }, at: product.clock.now().toISOString() },
      { text: 'Called the host.\nhttps://jahazi.test', by: { id: product.admin.id, name: 'Zawadi Njoroge' } },
    ]);
    expect((await product.post(`/${id}/notes`, { text: 'x' }, traveller)).json().code).toBe('forbidden');
    // The audit log says who noted something and when, without what.
    expect((await product.auditOf(id)).map(({ action, actorId, detail }) => [action, actorId, detail])).toEqual([
      ['booking.noted', product.admin.id, {}],
      ['booking.noted', other.id, {}],
    ]);
  });

  test('one key, one note; none that is empty or too long; and not more than there may be', async () => {
    const { id } = await paidBooking();
    const post = (text: string) =>
      product.fastify.inject({
        ...{ method: 'POST', url: `/api/admin/bookings/${id}/notes`, payload: { text } },
        headers: { authorization: `Bearer ${product.admin.token}`, 'idempotency-key': id },
      });
    expect([(await post('Once')).json(), (await post('Once')).json()]).toEqual([done, done]);
    for (const text of ['', '  ', 'x'.repeat(noteLength + 1)]) {
      expect((await product.post(`/${id}/notes`, { text })).json().fields).toEqual({ text: expect.any(String) });
    }
    expect((await product.post(`/${id}/notes`, { text: 'x'.repeat(noteLength) })).json()).toEqual(done);
    expect((await product.get(`/${id}`)).json().notes).toHaveLength(2);
    const note = { bookingId: id, writtenBy: product.admin.id, text: 'x', createdAt: product.clock.now() };
    await product.app.db.insert(bookingNotes).values(Array.from({ length: notesMost - 3 }, () => ({ ...note })));
    expect((await product.post(`/${id}/notes`, { text: 'The last' })).json()).toEqual(done);
    const refused = await product.post(`/${id}/notes`, { text: 'One more' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'notes_many']);
  });
});

test('a disputed payment: neither a preview nor a refund while money would move', async () => {
  const { id, paymentId } = await paidBooking();
  const { payments } = await import('#server/payments/records/tables.ts');
  await product.app.db.update(payments).set({ disputed: true }).where(eq(payments.id, paymentId));
  const answer = await product.post(`/${id}/cancellation-preview`, { refund: 'full', reason: 'x' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'disputed']);
  expect(await product.app.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))).toEqual([]);
});
