import { describe, expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { type Draft, openDraft, pointsSent, withKey, withoutKey } from './draft.ts';

const service = {
  priceUnit: 'night',
  durationDays: 1,
  capacity: 2,
  guestsPerPlace: 4,
  minStay: 1,
  onSiteFees: [],
  pricedKinds: [],
} as const;
const amina = { id: 'a', name: 'Amina', email: 'amina@example.test', phone: null };
const brian = { id: 'b', name: 'Brian', email: 'brian@example.test', phone: '+254712345678' };
const kept: Draft = {
  personId: 'a',
  startDate: '2026-12-01',
  endDate: '2026-12-03',
  guests: 3,
  contact: { name: 'Amina W', email: 'other@example.test', phone: '' },
  key: 'k1',
  keyFor: 'x',
};

describe('opening a draft', () => {
  test('begins with the person, one guest and no dates', () => {
    expect(openDraft(service, brian, null, {}).draft).toEqual({
      personId: 'b',
      startDate: '',
      endDate: '',
      guests: 1,
      contact: { name: 'Brian', email: 'brian@example.test', phone: '+254712345678' },
    });
  });
  test('begins with the stored draft', () => {
    expect(openDraft(service, amina, JSON.stringify(kept), {})).toEqual({ draft: kept, cut: false });
  });
  test('takes dates and guests of the address, and changes an end that no longer fits', () => {
    const address = { startDate: '2027-01-10', guests: 2 };
    expect(openDraft(service, amina, JSON.stringify(kept), address).draft).toMatchObject({
      startDate: '2027-01-10',
      endDate: '2027-01-11',
      guests: 2,
      contact: kept.contact,
    });
  });
  test.each([
    [{ guests: 999 }, JSON.stringify(kept)],
    [{}, JSON.stringify({ ...kept, guests: 999 })],
  ])(
    'limits the guests to the room there is and says so, with the address %o and with an older draft',
    (address, stored) => {
      expect(openDraft(service, amina, stored, address)).toMatchObject({ draft: { guests: 8 }, cut: true });
    },
  );
  test("never shows one person's contact or key to another", () => {
    const { draft } = openDraft(service, brian, JSON.stringify(kept), {});
    expect(draft).toMatchObject({ personId: 'b', startDate: '2026-12-01', guests: 3, contact: { name: 'Brian' } });
    expect(draft.key).toBeUndefined();
  });
  test.each(['', '{', '[]', '7', '{"personId":"a"}', JSON.stringify({ ...kept, guests: 0 })])(
    'ignores %o as a stored draft',
    (text) => {
      expect(openDraft(service, amina, text, {}).draft).toMatchObject({ startDate: '', guests: 1 });
    },
  );
});

describe('the key of a draft', () => {
  test('is kept over retries and reloads, and changes with the content', () => {
    let made = 0;
    const newKey = () => `new${++made}`;
    const first = withKey(withoutKey(kept), { guests: 3 }, newKey);
    expect(first.key).toBe('new1');
    const { draft: reloaded } = openDraft(service, amina, JSON.stringify(first), {});
    expect(withKey(reloaded, { guests: 3 }, newKey).key).toBe('new1');
    expect(withKey(reloaded, { guests: 4 }, newKey).key).toBe('new2');
    expect(withKey(withoutKey(first), { guests: 3 }, newKey).key).toBe('new3');
  });
});

describe('the points of a booking request without an answer', () => {
  const stay = { startDate: calendarDate('2026-12-01'), endDate: calendarDate('2026-12-03'), guests: 3 };
  const tried: Draft = { ...kept, usePoints: true, sent: { usePoints: true, points: 700, stay } };
  const reloaded = () => openDraft(service, amina, JSON.stringify(tried), {}).draft;

  test('are sent again after a reload, whatever the balance is by then, so that the key stays the same', () => {
    const request = (points: number) => ({ ...stay, points });
    const first = withKey(tried, request(700), () => 'first');
    const { draft } = openDraft(service, amina, JSON.stringify(first), {});
    expect(withKey(draft, request(pointsSent(draft, stay) ?? 0), () => 'second').key).toBe('first');
  });
  test('are counted again once dates, guests or the choice have changed, or the request was refused', () => {
    expect(pointsSent(reloaded(), stay)).toBe(700);
    expect(pointsSent(reloaded(), { ...stay, guests: 2 })).toBeUndefined();
    expect(pointsSent({ ...reloaded(), usePoints: false }, stay)).toBeUndefined();
    expect(pointsSent(withoutKey(reloaded()), stay)).toBeUndefined();
    expect(pointsSent(kept, stay)).toBeUndefined();
  });
});
