import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeRole } from '#server/accounts/change-role.ts';
import {
  deleteFactorByLink,
  removeFactor,
  removeFactorByCommand,
} from '#server/accounts/second-factor/remove-factor.ts';
import { suspendPerson } from '#server/accounts/suspend-person.ts';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { suspendProvider } from '#server/catalogue/approvals/suspend-provider.ts';
import { listDeciders } from '#server/consents/admin-queries.ts';
import { expireDueConsents, forgetOldMoves } from '#server/consents/expire-due-consents.ts';
import { consentMoves, consentRequests } from '#server/consents/tables.ts';
import { transaction } from '#server/db/client.ts';
import type * as Idempotency from '#server/http/idempotency.ts';
import { bank, makeEarner, owe } from '#server/payments/payouts/payouts.fixture.ts';
import { payments } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import type * as RateQueries from '#server/settings/rate-queries.ts';
import { settingsVersions } from '#server/settings/tables.ts';
import { consentsADayMost, openConsentsMost } from '#shared/consent-acts.ts';
import type { AdminBooking } from '#shared/contracts/admin-bookings.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import { makePerson, signInAgain } from '#tests/support/factories.ts';
import { type ConsentsApp, createConsentsApp } from './consents.fixture.ts';

const rates = vi.hoisted(() => ({ read: 0 }));
/** Whether the process ends before an answer is stored outside of the transaction of its effect. */
const process = vi.hoisted(() => ({ endsAfterEffect: false }));
vi.mock('#server/http/idempotency.ts', async (original) => {
  const real = await original<typeof Idempotency>();
  return {
    ...real,
    rememberAnswer: async (...[db, ...asked]: Parameters<typeof real.rememberAnswer>) => {
      if (process.endsAfterEffect && db === product.app.db) throw new Error('the process ends');
      return real.rememberAnswer(db, ...asked);
    },
  };
});
vi.mock('#server/settings/rate-queries.ts', async (original) => {
  const real = await original<typeof RateQueries>();
  return {
    ...real,
    lowestKesRate: (...asked: Parameters<typeof real.lowestKesRate>) => {
      rates.read += 1;
      return real.lowestKesRate(...asked);
    },
  };
});

let product: ConsentsApp;
beforeAll(async () => {
  product = await createConsentsApp();
});
afterAll(() => product?.close());
beforeEach(async () => {
  const { db } = product.app;
  await db.update(consentRequests).set({ status: 'taken_back' }).where(eq(consentRequests.status, 'open'));
  await db.delete(consentMoves);
  await product.setAmount(50_00);
});

const hour = 3_600_000;
const refundsOf = () => product.app.db.select().from(refunds).orderBy(desc(refunds.id));
const ask = async (body: object = { amount: 60 }) => {
  const booking = await product.paidBooking();
  const answer = await product.refund(booking.id, body);
  expect(answer.statusCode, answer.body).toBe(202);
  return { booking, id: answer.json().consent.id as string };
};
const list = async (query = 'status=open', who = product.other) =>
  (await product.call('GET', `/api/admin/consents?${query}`, who)).json();
const auditOf = (id: string) =>
  product.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id);
const openAbout = async (about: string, who = product.other) =>
  (await product.call('GET', `/api/admin/consents/open?about=${about}`, who)).json().items as Consent[];
const askedOf = async (bookingId: string) => {
  const { timeline } = (await product.call('GET', `/api/admin/bookings/${bookingId}`, product.other)).json();
  return (timeline as AdminBooking['timeline'])
    .filter(({ kind }) => kind === 'consent')
    .map(({ what, act, money, by, reason }) => [what, act, money?.amount, by?.name ?? null, reason]);
};
const lettersTo = async (email: string) => {
  await product.drain();
  return ((await product.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === email);
};
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code];

describe('asking', () => {
  test('above the amount nothing is done; the call is kept, and the other admin reads it as it was asked', async () => {
    const before = (await refundsOf()).length;
    const booking = await product.paidBooking();
    const sent = { body: { amount: 60.5, bearer: 'everyone', reason: 'Rain' }, key: 'one' };
    const path = `/api/admin/bookings/${booking.reference}/refunds`;
    const answer = await product.call('POST', path, product.asker, sent);
    const { consent, ...said } = answer.json();
    expect([answer.statusCode, said]).toEqual([202, { code: 'consent_asked', error: expect.any(String) }]);
    expect(new Date(consent.expiresAt).getTime()).toBe(product.clock.now().getTime() + 72 * hour);
    // By its key, and without one, the same call is the same request.
    expect((await product.call('POST', path, product.asker, sent)).json().consent).toEqual(consent);
    const again = await product.refund(booking.id, { amount: 60.5, bearer: 'everyone' });
    expect(again.json().consent).toEqual(consent);
    expect(codeOf(await product.refund(booking.id, { amount: 61 }))).toEqual([409, 'consent_open']);
    expect(codeOf(await product.refund(booking.id, { amount: 61 }, product.other))).toEqual([409, 'consent_open']);
    expect((await refundsOf()).length).toBe(before);

    const { items } = await list();
    expect(items).toEqual([
      expect.objectContaining({
        ...{ id: consent.id, act: 'booking.refund', amount: 60.5, reason: 'Rain', status: 'open', may: 'decide' },
        about: { type: 'booking', id: booking.id, name: booking.reference, bookingId: booking.id, itemId: null },
        sent: { amount: 60.5, bearer: 'everyone' },
        facts: { status: 'confirmed', totalCents: 100_00, leftCents: 100_00 },
        askedBy: { id: product.asker.id, name: 'Zawadi Njoroge' },
      }),
    ]);
    expect((await list('status=open', product.asker)).items[0].may).toBe('take_back');
    const overview = await product.call('GET', '/api/admin/overview', product.other);
    expect(overview.json().waiting.consents).toBe(1);
    const [letter] = (await lettersTo(product.other.email)).filter(({ subject }) =>
      subject.includes(booking.reference),
    );
    expect(letter?.subject).toContain('Zawadi Njoroge anaomba ukubali');
    expect(letter?.text).toContain('/sw/admin/payments/consents');
    expect(await auditOf(consent.id)).toEqual([
      expect.objectContaining({
        ...{ action: 'consent.asked', actorId: product.asker.id, subjectType: 'consent' },
        detail: { act: 'booking.refund', about: booking.id, usdCents: 60_50, reason: 'Rain' },
      }),
    ]);
  });

  test('up to the amount one admin is enough; sums in parts are added up for a day, for each booking and admin', async () => {
    const [one, other] = [await product.paidBooking(), await product.paidBooking()];
    const status = async (id: string, amount: number, who = product.asker) =>
      (await product.refund(id, { amount }, who)).statusCode;
    expect(await status(one.id, 30)).toBe(201);
    expect(await status(one.id, 20)).toBe(201);
    expect(await status(one.id, 0.01)).toBe(202);
    expect(await status(other.id, 50)).toBe(201);
    expect(await status(one.id, 1, product.other)).toBe(201);
    await product.clock.advance(24 * hour + 1);
    try {
      product.asker = await signInAgain(product.app, product.asker);
      await product.decide((await list('status=open', product.asker)).items[0].id, 'take-back', product.asker);
      expect(await status(one.id, 40)).toBe(201);
      await product.clock.advance(24 * hour);
      await forgetOldMoves(product.app);
      expect(await product.app.db.$count(consentMoves)).toBe(1);
    } finally {
      await product.clock.advance(-(48 * hour + 1));
      product.asker = await signInAgain(product.app, product.asker);
    }
  });

  test('where nothing is set, everything is done at once, nothing is counted and no rate is read', async () => {
    await product.setAmount(null);
    const { providerId, member } = await makeEarner(product, { destination: bank });
    await owe(product, providerId, 88_00);
    const payout = (await product.call('POST', '/api/provider/payouts', member)).json().payout.id;
    rates.read = 0;
    expect((await product.call('POST', `/api/admin/payouts/${payout}/approve`, product.asker)).statusCode).toBe(200);
    expect(rates.read).toBe(0);
    const { id } = await product.paidBooking();
    expect((await product.refund(id, { amount: 100 })).statusCode).toBe(201);
    expect(await product.app.db.$count(consentMoves)).toBe(0);
  });

  test('what cannot be done is refused as ever, and is not asked for', async () => {
    const { id } = await product.paidBooking();
    expect(codeOf(await product.refund(id, { amount: 101 }))).toEqual([409, 'refund_exceeds']);
    expect(codeOf(await product.refund(id, { amount: 101 }, product.traveller))).toEqual([403, 'forbidden']);
    const cancel = (body: object) =>
      product.call('POST', `/api/bookings/${id}/cancel`, product.asker, { body: { reason: 'Closed road', ...body } });
    expect(codeOf(await cancel({ refund: 'full', refundAmount: 90 }))).toEqual([409, 'refund_changed']);
    expect(codeOf(await cancel({ refund: 'full', pointsBack: 1 }))).toEqual([409, 'refund_changed']);
    await product.app.db.update(payments).set({ disputed: true }).where(eq(payments.bookingId, id));
    expect(codeOf(await product.refund(id, { amount: 60 }))).toEqual([409, 'disputed']);
    expect(codeOf(await cancel({ refund: 'full' }))).toEqual([409, 'disputed']);
    expect((await list()).items).toEqual([]);
  });

  test('a reason and another admin are needed, and a person has twenty open requests at most', async () => {
    const { id } = await product.paidBooking();
    const cancel = (body: object) => product.call('POST', `/api/bookings/${id}/cancel`, product.asker, { body });
    expect((await cancel({ refund: 'full' })).json().fields).toEqual({ reason: expect.any(String) });
    const values = Array.from({ length: openConsentsMost }, (_, index) => ({
      ...{ act: 'booking.refund' as const, subjectType: 'booking' as const, subjectId: String(index), subjectName: '' },
      ...{
        usdCents: 1,
        params: {},
        sent: {},
        callDigest: '',
        facts: {},
        reason: 'x',
        askedBy: product.asker.id,
        status: 'open' as const,
      },
      ...{ askedAt: product.clock.now(), expiresAt: new Date(product.clock.now().getTime() + hour) },
    }));
    await product.app.db.insert(consentRequests).values(values.slice(1));
    expect((await cancel({ refund: 'full', reason: 'Closed road' })).statusCode).toBe(202);
    const more = await product.paidBooking();
    expect(codeOf(await product.refund(more.id, { amount: 60 }))).toEqual([409, 'consents_many']);
    await product.app.db
      .update(people)
      .set({ suspendedAt: product.clock.now() })
      .where(eq(people.id, product.asker.id));
    try {
      expect(codeOf(await product.refund(more.id, { amount: 60 }, product.other))).toEqual([409, 'consent_nobody']);
    } finally {
      await product.app.db.update(people).set({ suspendedAt: null }).where(eq(people.id, product.asker.id));
    }
  });
});

test('an admin is told who alone can agree to what they ask, and when nobody can', async () => {
  const { call, asker, other, traveller } = product;
  const isOnly = async ({ id }: { id: string }) =>
    (await call('GET', `/api/admin/users/${id}`, asker)).json().onlyDecider;
  const isNobodyThere = async () => (await call('GET', '/api/admin/settings', asker)).json().nobodyConsents;
  expect([await isOnly(other), await isOnly(traveller), await isNobodyThere()]).toEqual([true, false, false]);
  const suspend = (suspendedAt: Date | null) =>
    product.app.db.update(people).set({ suspendedAt }).where(eq(people.id, other.id));
  await suspend(product.clock.now());
  expect([await isOnly(other), await isNobodyThere()]).toEqual([false, true]);
  await suspend(null);
  await product.setAmount(null);
  expect([await isOnly(other), await isNobodyThere()]).toEqual([false, false]);
  await product.setAmount(5_000);
});

test('whoever asked for one that expires as somebody asks gets the letter, too', async () => {
  const late = await ask();
  const next = await product.paidBooking();
  await product.clock.advance(72 * hour);
  try {
    product.asker = await signInAgain(product.app, product.asker);
    expect((await product.refund(next.id, { amount: 60 }, product.asker)).statusCode).toBe(202);
    const subjects = (await lettersTo(product.asker.email)).map(({ subject }) => subject);
    const expired = subjects.filter((each) => each.startsWith('Nobody decided in time'));
    expect(expired.some((each) => each.includes(late.booking.reference))).toBe(true);
  } finally {
    await product.clock.advance(-72 * hour);
    product.asker = await signInAgain(product.app, product.asker);
  }
});

test('an admin asks sixty times a day at most, however often they take it back', async () => {
  const booking = await product.paidBooking();
  const third = await makePerson(product.app, { role: 'admin' });
  product.app.config.rateLimits = true;
  try {
    for (let count = 0; count < consentsADayMost; count++) {
      const { consent } = (await product.refund(booking.id, { amount: 60 }, third)).json();
      expect((await product.decide(consent.id, 'take-back', third)).statusCode).toBe(200);
    }
    const before = await product.app.db.$count(consentRequests);
    expect(codeOf(await product.refund(booking.id, { amount: 60 }, third))).toEqual([429, 'too_many_tries']);
    expect(await product.app.db.$count(consentRequests)).toBe(before);
    await product.clock.advance(0.5 * hour);
    expect((await product.refund(booking.id, { amount: 60 }, third)).statusCode).toBe(202);
  } finally {
    product.app.config.rateLimits = false;
    await product.clock.advance(-0.5 * hour);
    await product.app.db.update(people).set({ role: 'user' }).where(eq(people.id, third.id));
  }
});

describe('where it is about', () => {
  const asked = ['open', 'booking.refund', 60, 'Zawadi Njoroge', 'Rain'];

  test('what waits is read by its booking or for settings, and ends there with who decided it', async () => {
    const one = await ask();
    const other = await ask();
    expect(await openAbout(`${one.booking.id},settings`)).toEqual([
      expect.objectContaining({ id: one.id, act: 'booking.refund', may: 'decide' }),
    ]);
    expect((await openAbout(one.booking.id, product.asker))[0]?.may).toBe('take_back');
    expect((await openAbout(`${other.booking.id},${one.booking.id}`)).map(({ id }) => id)).toEqual([one.id, other.id]);
    expect([await openAbout('settings'), await openAbout(product.asker.id)]).toEqual([[], []]);
    const settings = { commissionPercent: 5, reason: 'New contract' };
    await product.call('PUT', '/api/admin/settings', product.asker, { body: settings });
    expect((await openAbout('settings')).map(({ act }) => act)).toEqual(['settings.money']);
    expect(await askedOf(one.booking.id)).toEqual([asked]);

    expect((await product.decide(one.id, 'give')).statusCode).toBe(200);
    expect((await product.decide(other.id, 'decline')).statusCode).toBe(200);
    expect(await openAbout(`${other.booking.id},${one.booking.id}`)).toEqual([]);
    const end = ['booking.refund', 60, 'Otieno Ouma'];
    expect(await askedOf(one.booking.id)).toEqual([asked, ['given', ...end, null]]);
    expect(await askedOf(other.booking.id)).toEqual([asked, ['declined', ...end, 'Too much']]);
  });

  test('one whose time is over does not wait, also before the job has ended it', async () => {
    const { booking, id } = await ask();
    await product.clock.advance(72 * hour);
    try {
      product.other = await signInAgain(product.app, product.other);
      const over = [asked, ['expired', 'booking.refund', 60, null, null]];
      expect([await openAbout(booking.id), await askedOf(booking.id)]).toEqual([[], over]);
      await expireDueConsents(product.app);
      expect([await openAbout(booking.id), await askedOf(booking.id)]).toEqual([[], over]);
    } finally {
      await product.clock.advance(-72 * hour);
      product.other = await signInAgain(product.app, product.other);
    }
    expect((await list('status=expired')).items[0].id).toBe(id);
  });

  test.each([
    {
      name: 'fifty ids',
      about: Array.from({ length: 50 }, (_, n) => `0199c3a2-5d7e-7000-8000-0000000000${10 + n}`),
      status: 200,
    },
    {
      name: 'fifty-one ids',
      about: Array.from({ length: 51 }, (_, n) => `0199c3a2-5d7e-7000-8000-0000000000${10 + n}`),
      status: 400,
    },
    { name: 'nothing', about: [''], status: 400 },
    { name: 'what is no id', about: ['bookings'], status: 400 },
  ])('$name: $status', async ({ about, status }) => {
    const answer = await product.call('GET', `/api/admin/consents/open?about=${about.join(',')}`, product.other);
    expect(answer.statusCode, answer.body).toBe(status);
  });
});

describe('deciding', () => {
  test('consenting does it once, as the one who asked; both are in the audit log', async () => {
    const { booking, id } = await ask();
    expect(codeOf(await product.decide(id, 'give', product.asker))).toEqual([409, 'consent_own']);
    expect(codeOf(await product.decide(id, 'give', product.traveller))).toEqual([403, 'forbidden']);
    const given = await product.decide(id, 'give');
    expect(given.statusCode, given.body).toBe(200);
    expect(given.json().consent).toMatchObject({ status: 'given', decidedBy: { name: 'Otieno Ouma' }, may: null });
    // Once it is decided, nobody else decides again; whoever did is answered as before.
    expect(codeOf(await product.decide(id, 'give'))).toEqual([200, undefined]);
    const third = await makePerson(product.app, { role: 'admin' });
    expect(codeOf(await product.decide(id, 'give', third))).toEqual([409, 'consent_closed']);
    expect(codeOf(await product.decide(id, 'decline', third))).toEqual([409, 'consent_closed']);
    await changeRole(product.app, product.asker, { personId: third.id, role: 'user', reason: 'x' });
    const [refund] = await refundsOf();
    expect(refund).toMatchObject({ usdCents: 60_00, decidedBy: product.asker.id, note: 'Rain' });
    expect((await auditOf(id)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['consent.asked', product.asker.id],
      ['consent.given', product.other.id],
    ]);
    expect((await auditOf(booking.id)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['booking.refunded', product.asker.id],
    ]);
    const letters = await lettersTo(product.asker.email);
    expect(
      letters.some(({ subject }) => subject.startsWith('Agreed, and done') && subject.includes(booking.reference)),
    ).toBe(true);
  });

  test('the answer is stored with what is done, so the same key gives it again though the process ended meanwhile', async () => {
    const { id } = await ask();
    const give = () => product.call('POST', `/api/admin/consents/${id}/give`, product.other, { key: 'give-once' });
    process.endsAfterEffect = true;
    try {
      await give();
    } finally {
      process.endsAfterEffect = false;
    }
    const again = await give();
    expect(again.statusCode, again.body).toBe(200);
    expect(again.json().consent).toMatchObject({ id, status: 'given', decidedBy: { id: product.other.id } });
    expect((await refundsOf())[0]?.usdCents).toBe(60_00);
  });

  test.each(['given', 'agreed'] as const)(
    'who consented and asks again is answered as before where it is %s; another admin is not',
    async (status) => {
      const { id } = await ask();
      const third = await makePerson(product.app, { role: 'admin' });
      expect((await product.decide(id, 'give')).statusCode).toBe(200);
      await product.app.db.update(consentRequests).set({ status }).where(eq(consentRequests.id, id));
      const refunded = (await refundsOf()).length;
      const again = await product.decide(id, 'give');
      expect(again.statusCode, again.body).toBe(200);
      expect(again.json().consent).toMatchObject({ id, status, decidedBy: { id: product.other.id } });
      const refused = await product.decide(id, 'give', third);
      await product.app.db.update(people).set({ role: 'user' }).where(eq(people.id, third.id));
      await product.app.db.update(consentRequests).set({ status: 'given' }).where(eq(consentRequests.id, id));
      expect(codeOf(refused)).toEqual([409, 'consent_closed']);
      expect((await refundsOf()).length).toBe(refunded);
    },
  );

  test('a cancellation is done with the refund that was seen', async () => {
    const { id: bookingId } = await product.paidBooking();
    const body = { refund: 'full', reason: 'Closed road', refundAmount: 100, pointsBack: 0 };
    const asked = await product.call('POST', `/api/bookings/${bookingId}/cancel`, product.asker, { body });
    expect(asked.statusCode, asked.body).toBe(202);
    expect((await product.decide(asked.json().consent.id, 'give')).statusCode).toBe(200);
    const [booking] = await product.app.db.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(booking?.status).toBe('cancelled');
  });

  test.each([
    {
      name: 'a part was refunded meanwhile',
      change: (id: string) => product.refund(id, { amount: 10 }, product.other),
      word: 'consent_void',
    },
    {
      name: 'all of it was refunded meanwhile',
      change: async (id: string) => {
        await product.refund(id, { amount: 45 }, product.other);
        await product.app.db.delete(consentMoves);
        await product.refund(id, { amount: 45 }, product.other);
      },
      word: 'refund_exceeds',
    },
    {
      name: 'the booking is completed',
      change: (id: string) => product.app.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, id)),
      word: 'consent_void',
    },
  ])('nothing is done where it is different by now: $name', async ({ change, word }) => {
    const { booking, id } = await ask();
    await change(booking.id);
    const before = (await refundsOf()).length;
    expect(codeOf(await product.decide(id, 'give'))).toEqual([409, 'consent_void']);
    expect((await refundsOf()).length).toBe(before);
    const [request] = (await list('status=void')).items;
    expect(request).toMatchObject({ id, word, decidedBy: null });
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'consent.void', actorId: product.other.id });
  });

  test.each([
    { what: 'give' as const, who: 'other' as const },
    { what: 'decline' as const, who: 'other' as const },
    { what: 'take-back' as const, who: 'asker' as const },
  ])('a repeated $what with its key has one effect and the same answer', async ({ what, who }) => {
    const { id } = await ask();
    const sent = { body: what === 'decline' ? { reason: 'Too much' } : undefined, key: `key-${id}` };
    const send = () => product.call('POST', `/api/admin/consents/${id}/${what}`, product[who], sent);
    const [first, again] = [await send(), await send()];
    expect([first.statusCode, again.statusCode, again.headers['idempotent-replayed']]).toEqual([200, 200, 'true']);
    expect(again.json()).toEqual(first.json());
    expect(await auditOf(id)).toHaveLength(2);
  });

  test('the letter names who decided, also when they are no admin any more', async () => {
    const { booking, id } = await ask();
    expect((await product.decide(id, 'decline')).statusCode).toBe(200);
    const { db } = product.app;
    await db.update(people).set({ role: 'user' }).where(eq(people.id, product.other.id));
    const letters = (await lettersTo(product.asker.email)).filter(({ subject }) => subject.includes(booking.reference));
    await db.update(people).set({ role: 'admin' }).where(eq(people.id, product.other.id));
    expect(letters.map(({ text }) => text.includes('Otieno Ouma'))).toEqual([true]);
  });

  test('nothing is done for somebody who is no admin any more', async () => {
    const third = await makePerson(product.app, { role: 'admin' });
    const booking = await product.paidBooking();
    const { consent } = (await product.refund(booking.id, { amount: 60 }, third)).json();
    await suspendPerson(product.app, product.other, { personId: third.id, reason: 'Lost laptop' });
    expect(codeOf(await product.decide(consent.id, 'give'))).toEqual([409, 'consent_void']);
  });

  test('declined with a reason, taken back, or expired after 72 hours', async () => {
    const declined = await ask();
    expect((await product.decide(declined.id, 'decline')).json().consent).toMatchObject({
      ...{ status: 'declined', word: 'Too much', decidedBy: { name: 'Otieno Ouma' } },
    });
    const taken = await ask();
    expect(codeOf(await product.decide(taken.id, 'take-back', product.other))).toEqual([404, 'not_found']);
    expect((await product.decide(taken.id, 'take-back', product.asker)).json().consent.status).toBe('taken_back');
    expect(codeOf(await product.decide(taken.id, 'give'))).toEqual([409, 'consent_closed']);
    const late = await ask();
    await product.clock.advance(72 * hour);
    try {
      const other = await signInAgain(product.app, product.other);
      expect(codeOf(await product.decide(late.id, 'give', other))).toEqual([409, 'consent_closed']);
      await expireDueConsents(product.app);
      expect((await list('status=expired', other)).items[0]).toMatchObject({ id: late.id, decidedBy: null });
    } finally {
      await product.clock.advance(-72 * hour);
    }
    const letters = (await lettersTo(product.asker.email)).map(({ subject }) => subject);
    for (const [{ booking }, beginning] of [
      [declined, 'Declined'],
      [late, 'Nobody decided in time'],
    ] as const) {
      expect(letters.some((each) => each.startsWith(beginning) && each.includes(booking.reference))).toBe(true);
    }
  });

  test('whoever was made an admin, or restored, by another one consents to nothing for seven days', async () => {
    const fresh = await makePerson(product.app, { role: 'user' });
    await changeRole(product.app, product.asker, { personId: fresh.id, role: 'admin', reason: 'New colleague' });
    const { id } = await ask();
    expect(codeOf(await product.decide(id, 'give', fresh))).toEqual([409, 'consent_new_admin']);
    expect(codeOf(await product.decide(id, 'decline', fresh))).toEqual([409, 'consent_new_admin']);
    const seen = await list('status=open', fresh);
    expect([seen.items[0].may, seen.mayFrom]).toEqual([
      null,
      new Date(product.clock.now().getTime() + 7 * 24 * hour).toISOString(),
    ]);
    await product.clock.advance(7 * 24 * hour);
    try {
      expect((await list('', await signInAgain(product.app, fresh))).mayFrom).toBeNull();
    } finally {
      await product.clock.advance(-7 * 24 * hour);
    }
    const ofNew = async (email: string) =>
      (await lettersTo(email)).filter(
        ({ subject }) => subject.includes('msimamizi mpya') || subject.includes('new admin'),
      );
    const [told] = await ofNew(product.other.email);
    expect(told?.subject).toBe(`Kuna msimamizi mpya: ${fresh.name}`);
    expect(told?.text).toContain('Zawadi Njoroge alimfanya');
    expect(await ofNew(fresh.email)).toEqual([]);
    await changeRole(product.app, product.asker, { personId: fresh.id, role: 'user', reason: 'x' });
  });

  test('so does an admin whose second factor another one has removed, but not one whose own doing or the command it was', async () => {
    const { app, clock } = product;
    const [lost, own, byCommand] = [
      await makePerson(app, { role: 'admin' }),
      await makePerson(app, { role: 'admin' }),
      await makePerson(app, { role: 'admin' }),
    ];
    const { id } = await ask();
    const secondFactorAt = clock.now();
    const made = [lost, own, byCommand];
    await app.db
      .update(people)
      .set({ secondFactorAt })
      .where(
        inArray(
          people.id,
          made.map((one) => one.id),
        ),
      );
    await removeFactor(app, product.asker, { personId: lost.id, reason: 'Called him' });
    await transaction(app, (tx) => deleteFactorByLink(tx, own.id, clock.now()));
    await transaction(app, (tx) => removeFactorByCommand(tx, byCommand.email, clock.now()));
    expect(codeOf(await product.decide(id, 'give', lost))).toEqual([409, 'consent_new_admin']);
    expect(await listDeciders(app.db, product.asker.id, clock.now())).toHaveLength(3);
    for (const who of [own, byCommand]) expect((await list('status=open', who)).items[0].may).toBe('decide');
    await app.db
      .update(people)
      .set({ role: 'user' })
      .where(
        inArray(
          people.id,
          made.map((one) => one.id),
        ),
      );
  });

  test.each([
    { name: 'suspended', end: (id: string) => post(`${id}/suspend`, { reason: 'Lost laptop' }) },
    { name: 'no admin any more', end: (id: string) => post(`${id}/role`, { role: 'user', reason: 'Left' }) },
    { name: 'signed out by another admin', end: (id: string) => post(`${id}/end-sessions`) },
  ])('whatever somebody has asked ends when they are $name', async ({ end }) => {
    const third = await makePerson(product.app, { role: 'admin' });
    const booking = await product.paidBooking();
    const { consent } = (await product.refund(booking.id, { amount: 60 }, third)).json();
    const kept = await ask();
    expect((await end(third.id)).statusCode).toBe(200);
    const open = (await list()).items.map(({ id }: { id: string }) => id);
    expect(open).toEqual([kept.id]);
    expect((await list('status=void')).items[0]).toMatchObject({ id: consent.id, word: 'asker_changed' });
    expect((await auditOf(consent.id)).at(-1)).toMatchObject({ action: 'consent.void', actorId: product.other.id });
    await product.app.db.update(people).set({ role: 'user' }).where(eq(people.id, third.id));
  });
  const post = (path: string, body?: object) =>
    product.call('POST', `/api/admin/users/${path}`, product.other, body && { body });

  test('signing oneself out elsewhere, or giving the role anew, ends nothing that one asked', async () => {
    const { id } = await ask();
    const path = `/api/admin/users/${product.asker.id}`;
    await product.call('POST', `${path}/end-sessions`, product.asker);
    await product.call('POST', `${path}/role`, product.other, { body: { role: 'admin', reason: 'x' } });
    expect((await list()).items[0].id).toBe(id);
  });
});

describe('payouts', () => {
  const drafted = async (cents = 88_00) => {
    const { providerId, member } = await makeEarner(product, { destination: bank });
    await owe(product, providerId, cents);
    return { providerId, id: (await product.call('POST', '/api/provider/payouts', member)).json().payout.id as string };
  };
  const post = (path: string, body?: object) =>
    product.call('POST', `/api/admin/payouts/${path}`, product.asker, body && { body });
  /** The path of a transfer that is on the bank list. */
  const sent = async () => {
    const { id } = await drafted();
    await product.setAmount(null);
    const { payout } = (await post(`${id}/approve`)).json();
    await product.setAmount(50_00);
    return `${id}/items/${payout.items[0].id}`;
  };

  test('are approved, and what the bank did is noted, with consent; without a reason neither is asked for', async () => {
    const { id } = await drafted();
    expect((await post(`${id}/approve`)).json().fields).toEqual({ reason: expect.any(String) });
    const asked = await post(`${id}/approve`, { reason: 'Monday' });
    const [request] = (await list()).items;
    expect([asked.statusCode, request]).toMatchObject([
      202,
      {
        ...{ act: 'payout.approve', amount: 88, about: { type: 'payout', id, name: 'Savanna Trails' } },
        facts: { usdCents: 88_00, kesMinor: 968_000, channel: 'bank' },
      },
    ]);
    expect((await product.decide(request.id, 'give')).statusCode).toBe(200);
    const { payout } = (await product.call('GET', `/api/admin/payouts/${id}`, product.asker)).json();
    expect(payout.status).toBe('approved');
    const itemId = payout.items[0].id;
    const noted = await post(`${id}/items/${itemId}/paid`, { reference: 'EB-77', reason: 'Statement' });
    const [note] = (await list()).items;
    expect([noted.statusCode, note]).toMatchObject([
      202,
      { act: 'payout.item_paid', about: { id, itemId }, sent: { reference: 'EB-77' } },
    ]);
    expect((await openAbout(id)).map(({ act, about }) => [act, about.itemId])).toEqual([['payout.item_paid', itemId]]);
    expect((await product.decide(note.id, 'give')).statusCode).toBe(200);
    const paid = (await product.call('GET', `/api/admin/payouts/${id}`, product.asker)).json().payout;
    expect(paid.items).toMatchObject([{ status: 'paid' }]);
    const { given } = (await product.call('GET', `/api/admin/consents/open?about=${id}`, product.asker)).json();
    expect(given).toMatchObject([
      { act: 'payout.item_paid', about: { itemId }, decidedBy: { name: 'Otieno Ouma' } },
      { act: 'payout.approve', status: 'given', decidedBy: { name: 'Otieno Ouma' } },
    ]);
  });

  test('one is asked for with its dollars to the cent, although its shillings were rounded up to whole ones', async () => {
    const { id } = await drafted(2_112_88);
    await post(`${id}/approve`, { reason: 'Monday' });
    expect((await list()).items[0]).toMatchObject({
      amount: 2112.88,
      facts: { usdCents: 2_112_88, kesMinor: 232_417_00 },
    });
  });

  test.each([
    { first: 'paid', second: 'failed' },
    { first: 'failed', second: 'paid' },
  ])(
    'while a note that the bank has $first waits, a note that it has $second is refused',
    async ({ first, second }) => {
      const item = await sent();
      const bodies: Record<string, object> = {
        paid: { reference: `EB-${first}-1`, reason: 'x' },
        failed: { reason: 'x' },
      };
      const asked = await post(`${item}/${first}`, bodies[first]);
      expect(asked.statusCode, asked.body).toBe(202);
      expect(codeOf(await post(`${item}/${second}`, bodies[second]))).toEqual([409, 'consent_open']);
      await product.setAmount(null);
      expect(codeOf(await post(`${item}/${second}`, bodies[second]))).toEqual([409, 'consent_open']);
      expect((await product.decide(asked.json().consent.id, 'give')).statusCode).toBe(200);
      expect(codeOf(await post(`${item}/${second}`, bodies[second]))).toEqual([409, 'payout_closed']);
    },
  );

  test('a reference that one request notes is not noted of another transfer until that has ended', async () => {
    const [one, two] = [await sent(), await sent()];
    const body = { reference: 'FT-both', reason: 'Statement' };
    const asked = (await post(`${one}/paid`, body)).json().consent.id;
    expect(codeOf(await post(`${two}/paid`, body))).toEqual([409, 'receipt_asked']);
    await product.setAmount(null);
    expect(codeOf(await post(`${two}/paid`, body))).toEqual([409, 'receipt_asked']);
    expect((await product.decide(asked, 'decline')).statusCode).toBe(200);
    expect((await post(`${two}/paid`, body)).json().payout.items[0]).toMatchObject({ receipt: body.reference });
    expect(codeOf(await post(`${one}/paid`, body))).toEqual([409, 'receipt_used']);
  });

  test('one that was withdrawn meanwhile is not approved', async () => {
    const { id } = await drafted();
    const asked = await post(`${id}/approve`, { reason: 'Monday' });
    await post(`${id}/withdraw`);
    expect(codeOf(await product.decide(asked.json().consent.id, 'give'))).toEqual([409, 'consent_void']);
    expect((await list('status=void')).items[0].word).toBe('payout_closed');
  });

  test('of a provider that is suspended, what was asked to be sent ends, and what the bank did can still be noted', async () => {
    const { providerId, id } = await drafted();
    const paid = await drafted();
    const asked = await post(`${id}/approve`, { reason: 'Monday' });
    const other = await post(`${paid.id}/approve`, { reason: 'Monday' });
    const admin = { id: product.other.id };
    await suspendProvider(product.app, admin, { providerId, reason: 'Complaints' });
    expect((await list('status=void')).items[0]).toMatchObject({
      id: asked.json().consent.id,
      word: 'provider_suspended',
    });
    expect(codeOf(await product.decide(asked.json().consent.id, 'give'))).toEqual([409, 'consent_closed']);
    expect(codeOf(await post(`${id}/approve`, { reason: 'Monday' }))).toEqual([409, 'provider_suspended']);
    expect((await product.decide(other.json().consent.id, 'give')).statusCode).toBe(200);
    const { items } = (await product.call('GET', `/api/admin/payouts/${paid.id}`, product.asker)).json().payout;
    const noted = await post(`${paid.id}/items/${items[0].id}/paid`, { reference: 'EB-91', reason: 'Statement' });
    await suspendProvider(product.app, admin, { providerId: paid.providerId, reason: 'Complaints' });
    expect((await product.decide(noted.json().consent.id, 'give')).statusCode).toBe(200);
  });

  test('two of one provider within a day are added up', async () => {
    await product.setAmount(100_00);
    const { providerId, id } = await drafted();
    const approved = await post(`${id}/approve`);
    await post(`${id}/items/${approved.json().payout.items[0].id}/paid`, { reference: `EB-${id}` });
    await owe(product, providerId, 88_00);
    const member = await makePerson(product.app, { role: 'provider' });
    await addProviderMember(product.app, providerId, { personId: member.id, rights: ['money'] });
    const second = (await product.call('POST', '/api/provider/payouts', member)).json().payout.id;
    expect((await post(`${second}/approve`, { reason: 'Again' })).statusCode).toBe(202);
  });
});

describe('the amount itself', () => {
  const put = (body: object, who = product.asker) => product.call('PUT', '/api/admin/settings', who, { body });

  test('is lowered at once; raising it and switching it off need consent, with all that was sent', async () => {
    expect((await put({ consentAboveCents: 40_00 })).json().settings.consentAboveCents).toBe(40_00);
    for (const consentAboveCents of [null, 41_00]) {
      expect((await put({ consentAboveCents })).json().fields).toEqual({ reason: expect.any(String) });
    }
    const asked = await put({ consentAboveCents: null, holdMinutes: 30, reason: 'Not needed' });
    expect(asked.statusCode, asked.body).toBe(202);
    const [request] = (await list()).items;
    expect(request).toMatchObject({
      ...{ act: 'settings.amount', amount: 40, sent: { consentAboveCents: null, holdMinutes: 30 } },
      facts: { consentAboveCents: 40_00, holdMinutes: 60 },
    });
    expect((await product.decide(request.id, 'give')).statusCode).toBe(200);
    const { settings } = (await put({})).json();
    expect(settings).toMatchObject({ consentAboveCents: null, holdMinutes: 30 });
  });

  test.each([
    { name: 'the commission', body: { commissionPercent: 5 }, facts: { commissionPercent: 12 } },
    { name: 'a tax', body: { withholdingTaxPercent: 50 }, facts: { withholdingTaxPercent: 0 } },
    { name: 'the rate of the shilling by far', body: { usdToKesRate: 1 }, facts: { usdToKesRate: 110 } },
    { name: 'the rate upwards by far', body: { usdToKesRate: 116 }, facts: { usdToKesRate: 110 } },
  ])('while it is set, $name is changed with consent alone', async ({ body, facts }) => {
    expect((await put(body)).json().fields).toEqual({ reason: expect.any(String) });
    const asked = await put({ ...body, takesPoints: false, reason: 'New contract' });
    expect(asked.statusCode, asked.body).toBe(202);
    const [request] = (await list()).items;
    expect(request).toMatchObject({
      ...{ act: 'settings.money', sent: { ...body, takesPoints: 'false' }, facts: { ...facts, takesPoints: 'true' } },
    });
    expect((await put({})).json().settings).toMatchObject(facts);
    expect((await product.decide(request.id, 'give')).statusCode).toBe(200);
    expect((await put({})).json().settings).toMatchObject({ ...body, takesPoints: false });
    await product.setAmount(null);
    expect((await put({ ...facts, takesPoints: true })).json().settings).toMatchObject(facts);
    // The rate of a moment ago must not bind the tests that follow.
    await product.app.db.update(settingsVersions).set({ changedAt: new Date(0) });
  });

  test('the rate moves by five per cent a week at most with one admin, also in steps', async () => {
    const rate = async (usdToKesRate: number) => (await put({ usdToKesRate })).statusCode;
    expect(await rate(114)).toBe(200);
    expect(await rate(116)).toBe(400);
    expect(await rate(105)).toBe(400);
    await product.clock.advance(7 * 24 * hour + 1);
    try {
      product.asker = await signInAgain(product.app, product.asker);
      expect(await rate(119)).toBe(200);
    } finally {
      await product.clock.advance(-(7 * 24 * hour + 1));
      product.asker = await signInAgain(product.app, product.asker);
    }
  });

  test('is set only where another admin can consent, who is not new', async () => {
    await product.setAmount(null);
    const { db } = product.app;
    const everybody = await db.select({ id: people.id }).from(people).where(eq(people.role, 'admin'));
    const others = everybody.map(({ id }) => id).filter((id) => id !== product.asker.id);
    await db.update(people).set({ role: 'user' }).where(inArray(people.id, others));
    try {
      expect(codeOf(await put({ consentAboveCents: 10_00 }))).toEqual([409, 'consent_two_admins']);
      const fresh = await makePerson(product.app);
      await changeRole(product.app, product.asker, { personId: fresh.id, role: 'admin', reason: 'New' });
      expect(codeOf(await put({ consentAboveCents: 10_00 }))).toEqual([409, 'consent_two_admins']);
      await changeRole(product.app, product.asker, { personId: fresh.id, role: 'user', reason: 'x' });
    } finally {
      await db.update(people).set({ role: 'admin' }).where(inArray(people.id, others));
    }
    expect((await put({ consentAboveCents: 10_00 })).json().settings.consentAboveCents).toBe(10_00);
  });
});
