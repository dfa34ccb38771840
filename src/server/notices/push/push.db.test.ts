import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { updatePreferences } from '#server/accounts/update-preferences.ts';
import { newId } from '#server/db/columns.ts';
import { makePerson } from '#tests/support/factories.ts';
import { changeChoices } from '../change-choices.ts';
import { markNoticesRead } from '../mark-read.ts';
import { createPushApp, messageNotice, type PushApp } from './push.fixture.ts';
import { sendDuePushes } from './push-notice.ts';
import { pushBrowsers, pushesDue } from './tables.ts';

let product: PushApp;
beforeAll(async () => {
  product = await createPushApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.answer(undefined);
  await product.app.db.delete(pushBrowsers);
});

const minute = 60_000;
const due = () => product.app.db.select().from(pushesDue);
/** Moves the clock and runs the sweep; answers what was sent meanwhile. */
async function pass(ms: number) {
  product.clock.advance(ms);
  const before = product.sent.length;
  await sendDuePushes(product.app);
  return product.sent.slice(before);
}
const withBrowser = async (more: Parameters<typeof makePerson>[1] = {}) => {
  const person = await makePerson(product.app, more);
  return { person, endpoint: await product.subscribe(person) };
};

describe('what is sent', () => {
  test('the sentence, what it is about and the way there, to each browser once', async () => {
    const { person, endpoint } = await withBrowser();
    const notice = messageNotice();
    const [sent, ...more] = await product.tell([person, await makePerson(product.app)], notice);
    expect(more).toEqual([]);
    expect(sent).toEqual({
      ...{ endpoint, urgency: 'normal' },
      payload: {
        ...{ title: 'New message from Savanna Trails', body: 'Dawn drive', lang: 'en', tag: expect.any(String) },
        path: `/messages?conversation=${notice.key}`,
      },
    });
    expect(await product.tell([person], notice)).toEqual([]);
    expect(await due()).toEqual([]);
  });

  test('in the language of the person, and at once on the phone what has a time limit', async () => {
    const { person } = await withBrowser({ language: 'sw' });
    const data = { bookingId: newId(), reference: 'BK-2026-77', titleEn: null, titleSw: 'Safari ya alfajiri' };
    const [sent] = await product.tell([person], { kind: 'booking_confirmed', key: data.bookingId, data });
    expect(sent).toMatchObject({ urgency: 'high', payload: { lang: 'sw', body: 'Safari ya alfajiri · BK-2026-77' } });
    expect(sent?.payload.path).toBe(`/sw/dashboard/bookings/${data.bookingId}`);
  });

  test('again, with the same tag, when it is told again', async () => {
    const { person } = await withBrowser();
    const notice = messageNotice({ again: true });
    const [first] = await product.tell([person], notice);
    const [second] = await product.tell([person], notice);
    expect(second?.payload.tag).toBe(first?.payload.tag);
  });

  test('nothing of a topic that is off, or where push is off as a whole', async () => {
    const { person } = await withBrowser();
    await changeChoices(product.app, person.id, { off: { messages: ['push'] } });
    expect(await product.tell([person])).toEqual([]);
    await changeChoices(product.app, person.id, { off: { messages: ['bell', 'email'] } });
    expect(await product.tell([person])).toHaveLength(1);
    await updatePreferences(product.app, person, { notifications: { email: true, sms: true, push: false } });
    expect(await product.tell([person])).toEqual([]);
    expect(await due()).toEqual([]);
  });

  test('what can wait comes after quiet hours, unless it was read meanwhile', async () => {
    const { person } = await withBrowser();
    const quietHours = { from: '11:00', to: '13:00', zone: 'Africa/Nairobi' }; // it is noon
    await changeChoices(product.app, person.id, { quietHours });
    product.clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
    expect(await product.tell([person])).toEqual([]);
    expect(await pass(59 * minute)).toEqual([]);
    expect(await pass(minute)).toHaveLength(1);
    await changeChoices(product.app, person.id, { quietHours: { ...quietHours, to: '14:00' } });
    expect(await product.tell([person])).toEqual([]);
    await markNoticesRead(product.app, { personId: person.id, until: product.clock.now() });
    expect(await pass(60 * minute)).toEqual([]);
    expect(await due()).toEqual([]);
  });
});

describe('what services answer', () => {
  const row = async (personId: string) =>
    (await product.app.db.select().from(pushBrowsers).where(eq(pushBrowsers.personId, personId)))[0];

  test('a browser that has ended its subscription is removed', async () => {
    const { person } = await withBrowser();
    product.answer({ kind: 'gone', reason: 'status_410' });
    expect(await product.tell([person])).toHaveLength(1);
    expect([await row(person.id), await due()]).toEqual([undefined, []]);
  });

  test('what may not have arrived is sent again after 1, 5, 15 and 60 minutes, and then given up', async () => {
    const { person } = await withBrowser();
    product.answer({ kind: 'later', reason: 'TimeoutError', afterMs: undefined });
    expect(await product.tell([person])).toHaveLength(1);
    for (const minutes of [1, 5, 15, 60]) {
      expect(await pass((minutes - 0.5) * minute), `before ${minutes}`).toEqual([]);
      expect(await pass(0.5 * minute), `after ${minutes}`).toHaveLength(1);
    }
    expect(await due()).toEqual([]);
    expect(await row(person.id)).toMatchObject({ sentAt: null, failingSince: expect.any(Date) });
    product.answer(undefined);
    expect(await product.tell([person])).toEqual([]);
    expect(await pass(0)).toHaveLength(1);
    expect(await row(person.id)).toMatchObject({ sentAt: product.clock.now(), failingSince: null });
  });

  test('a browser whose service took nothing last is left to the sweep, so that it holds up nobody else', async () => {
    const [slow, quick] = [await withBrowser(), await withBrowser()];
    product.answer({ kind: 'later', reason: 'TimeoutError', afterMs: undefined });
    expect(await product.tell([slow.person])).toHaveLength(1);
    product.answer(undefined);
    const [sent, ...more] = await product.tell([slow.person, quick.person]);
    expect([sent?.endpoint, more]).toEqual([quick.endpoint, []]);
    expect((await pass(0)).map(({ endpoint }) => endpoint)).toEqual([slow.endpoint]);
  });

  test('a sweep whose time is over leaves the rest to the next one', async () => {
    const { person } = await withBrowser();
    product.answer({ kind: 'later', reason: 'TimeoutError', afterMs: undefined });
    for (let told = 0; told < 12; told += 1) await product.tell([person]);
    expect(await pass(0)).toHaveLength(11);
    product.clock.advance(minute);
    const before = product.sent.length;
    await sendDuePushes(product.app, { withinMs: 0 });
    expect(product.sent.length - before).toBe(10);
    await sendDuePushes(product.app, { withinMs: 0 });
    expect(product.sent.length - before).toBe(12);
  });

  test('a busy service is asked again when it says, but not after more than six hours', async () => {
    const { person } = await withBrowser();
    product.answer({ kind: 'later', reason: 'status_429', afterMs: 30 * minute });
    await product.tell([person]);
    expect(await pass(29 * minute)).toEqual([]);
    product.answer({ kind: 'later', reason: 'status_429', afterMs: 24 * 60 * minute });
    expect(await pass(minute)).toHaveLength(1);
    product.answer(undefined);
    expect(await pass(6 * 60 * minute)).toHaveLength(1);
  });

  test('a refusal is not tried again, and a browser to which nothing was sent for two weeks is removed', async () => {
    const { person } = await withBrowser();
    product.answer({ kind: 'refused', reason: 'status_403' });
    await product.tell([person]);
    expect(await due()).toEqual([]);
    product.clock.advance(14 * 24 * 60 * minute - 1);
    await product.tell([person]);
    expect(await pass(0)).toHaveLength(1);
    expect(await row(person.id)).toBeDefined();
    await product.tell([person]);
    expect(await pass(1)).toHaveLength(1);
    expect(await row(person.id)).toBeUndefined();
  });

  test('two runs at once send it once, and a run that was killed is repeated after two minutes', async () => {
    const { person } = await withBrowser();
    product.answer({ kind: 'later', reason: 'status_503', afterMs: undefined });
    await product.tell([person]);
    product.answer(undefined);
    product.clock.advance(minute);
    const before = product.sent.length;
    await Promise.all([sendDuePushes(product.app), sendDuePushes(product.app), sendDuePushes(product.app)]);
    expect(product.sent.length - before).toBe(1);

    const { send } = product.app.push;
    product.app.push.send = () => Promise.reject(new Error('killed'));
    await product.tell([person]).catch(() => undefined);
    product.app.push.send = send;
    expect(await pass(2 * minute - 1)).toEqual([]);
    expect(await pass(1)).toHaveLength(1);
  });
});
