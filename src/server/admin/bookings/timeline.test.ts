import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute));
const iso = (minute: number) => at(minute).toISOString();
const zawadi = { id: 'z', name: 'Zawadi' };

type Sources = Parameters<typeof timelineOf>[0];
const attempt = { status: 'succeeded', currency: 'KES', amountMinor: 1_100_000, receivedMinor: null, receipt: 'TKU7' };
const refund = { status: 'succeeded', currency: 'KES', amountMinor: 550_000, note: null, providerRef: 'TKV1' };

test('states, money, letters and what the team did stand in one order, each once', () => {
  const sources = {
    booking: {
      timeline: [
        { at: iso(0), event: 'booked', changed: null, by: 'traveller', reason: null },
        { at: iso(5), event: 'cancelled', changed: null, by: 'admin', reason: 'Road closed' },
      ],
    },
    payments: [
      {
        attempts: [{ ...attempt, createdAt: iso(1), settledAt: iso(2) }],
        refunds: [{ ...refund, createdAt: iso(5), settledAt: iso(7) }],
      },
    ],
    disputes: [],
    audit: [
      { at: at(5), action: 'booking.cancelled', detail: { reason: 'Road closed' }, by: zawadi },
      { at: at(4), action: 'booking.personal_viewed', detail: {}, by: zawadi },
    ],
    consents: [],
    ourChanges: [],
    letters: [{ template: 'booking-cancelled', sentAt: at(6) }],
    sms: [{ message: 'cancelled', state: 'failed', reason: 'AbsentSubscriber', createdAt: at(8) }],
  } as unknown as Sources;
  const told = timelineOf(sources).map(({ kind, what, by, reason, money, reference }) => [
    ...[kind, what, by?.name ?? null, reason, money?.amount ?? null, reference],
  ]);
  expect(told).toEqual([
    ['booking', 'booked', null, null, null, null],
    ['payment', 'succeeded', null, null, 11_000, 'TKU7'],
    ['team', 'booking.personal_viewed', 'Zawadi', null, null, null],
    ['booking', 'cancelled', 'Zawadi', 'Road closed', null, null],
    ['refund', 'decided', null, null, 5_500, null],
    ['letter', 'booking-cancelled', null, null, null, null],
    ['refund', 'succeeded', null, null, 5_500, 'TKV1'],
    ['sms', 'cancelled', null, 'AbsentSubscriber', null, null],
  ]);
});

test('what is under way stands where it began, and a withdrawn refund ends', () => {
  const sources = {
    booking: { timeline: [] },
    payments: [
      {
        attempts: [{ ...attempt, status: 'prompted', receipt: null, createdAt: iso(1), settledAt: null }],
        refunds: [
          { ...refund, status: 'queued', providerRef: null, createdAt: iso(2), settledAt: null },
          { ...refund, status: 'withdrawn', providerRef: null, createdAt: iso(3), settledAt: null },
        ],
      },
    ],
    disputes: [],
    audit: [],
    consents: [],
    ourChanges: [],
    letters: [],
    sms: [],
  } as unknown as Sources;
  expect(timelineOf(sources).map(({ at: when, what }) => [when, what])).toEqual([
    [iso(1), 'prompted'],
    [iso(2), 'decided'],
    [iso(3), 'decided'],
    [iso(3), 'withdrawn'],
  ]);
});

test('what a second admin was asked for stands where it was asked and where it ended, by whom and why', () => {
  const asked = { act: 'booking.refund', amount: 60, reason: 'Rain', askedBy: zawadi, expiresAt: iso(50) };
  const otieno = { id: 'o', name: 'Otieno' };
  const consents = [
    { ...asked, askedAt: iso(1), status: 'open', decidedBy: null, decidedAt: null, word: null },
    { ...asked, askedAt: iso(2), status: 'expired', decidedBy: null, decidedAt: null, word: null },
    { ...asked, askedAt: iso(3), status: 'taken_back', decidedBy: null, decidedAt: iso(4), word: null },
    { ...asked, askedAt: iso(5), status: 'declined', decidedBy: otieno, decidedAt: iso(6), word: 'Too much' },
    { ...asked, askedAt: iso(7), status: 'void', decidedBy: null, decidedAt: iso(8), word: 'consent_void' },
    { ...asked, askedAt: iso(9), status: 'given', decidedBy: otieno, decidedAt: iso(10), word: null },
  ];
  const audit = [{ at: at(10), action: 'booking.refunded', detail: {}, by: zawadi }];
  const booking = { timeline: [{ at: iso(10), event: 'cancelled', changed: null, by: 'admin', reason: null }] };
  const payments = [{ attempts: [], refunds: [{ ...refund, status: 'queued', createdAt: iso(10), settledAt: null }] }];
  const sources = { booking, payments, disputes: [], letters: [], sms: [], consents, audit } as unknown as Sources;
  const told = timelineOf(sources);
  const about = told.filter(({ kind }) => kind === 'consent').map(({ act, money }) => [act, money?.amount]);
  expect(about).toEqual(Array(11).fill(['booking.refund', 60]));
  expect(told.map((each) => [each.at, each.what, each.by?.name ?? null, each.reason])).toEqual([
    [iso(1), 'open', 'Zawadi', 'Rain'],
    [iso(2), 'open', 'Zawadi', 'Rain'],
    [iso(3), 'open', 'Zawadi', 'Rain'],
    [iso(4), 'taken_back', 'Zawadi', null],
    [iso(5), 'open', 'Zawadi', 'Rain'],
    [iso(6), 'declined', 'Otieno', 'Too much'],
    [iso(7), 'open', 'Zawadi', 'Rain'],
    [iso(8), 'void', null, null],
    [iso(9), 'open', 'Zawadi', 'Rain'],
    [iso(10), 'given', 'Otieno', null],
    [iso(10), 'cancelled', null, null],
    [iso(10), 'decided', null, null],
    [iso(10), 'booking.refunded', 'Zawadi', null],
    [iso(50), 'expired', null, null],
  ]);
});

test('a change for the traveller is proposed, then paid or taken back, and one that is made at once is told once', () => {
  const change = { changed: { from: { guests: 2 }, to: { guests: 4 } }, differenceCents: 162_000, appliedAt: null };
  const made = (minute: number, changeId: string) => ({
    ...{
      at: at(minute),
      action: 'booking.changed_for_traveller',
      detail: { changeId, reason: 'Two more' },
      by: zawadi,
    },
  });
  const { changed } = change;
  const sources = {
    booking: {
      timeline: [
        { at: iso(2), event: 'changed', changed, by: 'admin', reason: null },
        { at: iso(4), event: 'change_given_up', changed, by: 'admin', reason: 'They do not come' },
        { at: iso(5), event: 'changed', changed, by: 'admin', reason: null },
      ],
    },
    payments: [],
    disputes: [],
    audit: [
      ...[made(1, 'paid'), made(3, 'taken back'), made(5, 'at once')],
      { at: at(4), action: 'booking.change_taken_back', detail: {}, by: zawadi },
    ],
    consents: [],
    letters: [],
    sms: [],
    ourChanges: [
      { ...change, id: 'paid', createdAt: at(1), appliedAt: at(2) },
      { ...change, id: 'taken back', createdAt: at(3) },
      { ...change, id: 'at once', createdAt: at(5), appliedAt: at(5) },
    ],
  } as unknown as Sources;
  const told = timelineOf(sources).map(({ what, by, money, ...entry }) => [
    ...[what, by?.name ?? null, money?.amount ?? null, entry.changed?.to.guests],
  ]);
  expect(told).toEqual([
    ['booking.change_proposed', 'Zawadi', 1_620, 4],
    ['change_paid', null, null, 4],
    ['booking.change_proposed', 'Zawadi', 1_620, 4],
    ['change_taken_back', 'Zawadi', null, 4],
    ['booking.changed_for_traveller', 'Zawadi', 1_620, 4],
  ]);
});

test('that a bank disputed a payment stands where it began, and how it ended where that was', () => {
  const dispute = { amount: 100, inquiry: false, createdAt: iso(2) };
  const sources = {
    ...{ booking: { timeline: [] }, payments: [], disputes: [], audit: [], consents: [], ourChanges: [] },
    disputes: [
      { ...dispute, status: 'lost', closedAt: iso(9) },
      { ...dispute, status: 'warning_needs_response', inquiry: true, createdAt: iso(4), closedAt: null },
    ],
    letters: [{ template: 'dispute-lost', sentAt: at(9) }],
    sms: [],
  } as unknown as Sources;
  expect(
    timelineOf(sources).map(({ at: when, kind, what, money }) => [when, kind, what, money?.amount ?? null]),
  ).toEqual([
    [iso(2), 'dispute', 'opened', 100],
    [iso(4), 'dispute', 'inquiry', 100],
    [iso(9), 'dispute', 'lost', 100],
    [iso(9), 'letter', 'dispute-lost', null],
  ]);
});
