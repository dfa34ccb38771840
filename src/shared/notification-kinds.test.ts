import { describe, expect, test } from 'vitest';
import {
  channelsFor,
  type NotificationChoices,
  type NotificationKind,
  type NotificationTopic,
  notificationKinds,
  notificationTopics,
  optionalChannels,
  sendAt,
} from './notification-kinds.ts';

const all = { email: true, push: true, sms: true };
const none = { email: false, push: false, sms: false };
const kinds = Object.keys(notificationKinds) as NotificationKind[];
const topics = Object.keys(notificationTopics) as NotificationTopic[];

describe('channelsFor', () => {
  test('everything that is on is used', () => {
    expect(channelsFor('booking_confirmed', { channels: all, off: {} })).toEqual(['bell', 'email', 'push', 'sms']);
    expect(channelsFor('host_request', { channels: all, off: {} })).toEqual(['bell', 'push', 'sms']);
  });

  test('only what is marked so comes as a text message', () => {
    expect(channelsFor('trip_soon', { channels: all, off: {} })).toEqual(['bell', 'email', 'push']);
    expect(channelsFor('trip_tomorrow', { channels: all, off: {} })).toEqual(['bell', 'email', 'push', 'sms']);
  });

  test('a channel that is off as a whole is used for nothing but what must be told', () => {
    const choices = { channels: none, off: {} };
    expect(channelsFor('trip_tomorrow', choices)).toEqual(['bell']);
    expect(channelsFor('booking_cancelled', choices)).toEqual(['bell', 'email']);
    expect(channelsFor('review_taken_down', choices)).toEqual(['bell', 'email']);
  });

  test('one topic can be switched off by one channel or by all', () => {
    const off: NotificationChoices['off'] = { messages: ['email'], reviews: ['bell', 'email', 'push'] };
    expect(channelsFor('new_message', { channels: all, off })).toEqual(['bell', 'push']);
    expect(channelsFor('review_invitation', { channels: all, off })).toEqual([]);
    expect(channelsFor('points_expiring', { channels: all, off })).toEqual(['bell', 'email', 'push']);
    expect(channelsFor('points_expiring', { channels: all, off: { points: ['email'] } })).toEqual(['bell', 'push']);
  });

  test.each(topics)('what must be told of %s is told, whatever was chosen', (topic) => {
    const off = { [topic]: ['bell', 'email', 'push', 'sms'] };
    for (const kind of kinds.filter((each) => notificationKinds[each].topic === topic)) {
      expect(channelsFor(kind, { channels: none, off })).toEqual(
        expect.arrayContaining([...notificationTopics[topic].always]),
      );
    }
  });
});

test('what a booking and its money need cannot be switched off', () => {
  expect(optionalChannels('bookings')).toEqual(['push', 'sms']);
  expect(optionalChannels('money')).toEqual(['push', 'sms']);
  expect(optionalChannels('messages')).toEqual(['bell', 'email', 'push']);
});

test.each(topics)('%s has at least one kind', (topic) => {
  expect(kinds.some((kind) => notificationKinds[kind].topic === topic)).toBe(true);
});

describe('sendAt', () => {
  const nairobi = { from: '22:00', to: '07:00', zone: 'Africa/Nairobi' };
  const at = (time: string) => new Date(`2026-08-14T${time}+03:00`);
  const nextMorning = new Date('2026-08-15T07:00:00+03:00');

  test.each([
    ['21:59:59', at('21:59:59')],
    ['22:00:00', nextMorning],
    ['23:59:30', nextMorning],
    ['00:00:00', at('07:00:00')],
    ['06:59:59', at('07:00:00')],
    ['07:00:00', at('07:00:00')],
  ])('a night from 22:00 to 07:00: at %s', (time, expected) => {
    expect(sendAt('new_message', at(time), nairobi)).toEqual(expected);
  });

  test('hours within one day', () => {
    const noon = { ...nairobi, from: '12:00', to: '14:00' };
    expect(sendAt('new_message', at('13:00:00'), noon)).toEqual(at('14:00:00'));
    expect(sendAt('new_message', at('14:00:00'), noon)).toEqual(at('14:00:00'));
    expect(sendAt('new_message', at('23:00:00'), noon)).toEqual(at('23:00:00'));
  });

  test('what cannot wait comes at once, and everything does where there are no quiet hours', () => {
    expect(sendAt('booking_cancelled', at('23:00:00'), nairobi)).toEqual(at('23:00:00'));
    expect(sendAt('new_message', at('23:00:00'), null)).toEqual(at('23:00:00'));
  });

  test('the hours are those of the zone', () => {
    const quiet = { ...nairobi, zone: 'America/New_York' }; // 18:00 in Nairobi is 11:00 there
    expect(sendAt('new_message', at('18:00:00'), quiet)).toEqual(at('18:00:00'));
    expect(sendAt('new_message', at('06:00:00'), quiet)).toEqual(at('14:00:00'));
    const kathmandu = { ...nairobi, zone: 'Asia/Kathmandu' }; // UTC+5:45
    expect(sendAt('new_message', new Date('2026-08-14T00:00:00Z'), kathmandu)).toEqual(
      new Date('2026-08-14T01:15:00Z'),
    );
  });

  test('a night in which clocks are put back ends at the time that was chosen', () => {
    const berlin = { ...nairobi, zone: 'Europe/Berlin' };
    expect(sendAt('new_message', new Date('2026-10-24T21:00:00Z'), berlin)).toEqual(new Date('2026-10-25T06:00:00Z'));
  });

  test('a night in which they are put forward ends then at the latest', () => {
    const berlin = { ...nairobi, zone: 'Europe/Berlin' };
    const sent = sendAt('new_message', new Date('2026-03-28T22:00:00Z'), berlin);
    expect(sent).toEqual(new Date('2026-03-29T06:00:00Z'));
  });
});
