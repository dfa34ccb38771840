import { expect, test } from 'vitest';
import type { ChatMessage } from '#shared/contracts/chat.ts';
import { linkNameOf, partsOf } from './message-parts.ts';

const listing = { id: 'a1', title: 'Mara drive', location: 'Maasai Mara' } as ChatMessage['listings'][number];

test('a listing with the line about it is one card, in both languages', () => {
  const line = 'Mara drive (Maasai Mara): $100 per person.';
  for (const path of ['/services/a1', '/sw/services/a1']) {
    const text = `I found 1:\n${line}\n${path}\nSee all: ${path}?page=2`;
    expect(partsOf({ text, listings: [listing] })).toEqual([
      { pieces: [{ text: 'I found 1:' }] },
      { listing, text: '$100 per person.', path: '/services/a1' },
      { pieces: [{ text: 'See all: ' }, { path: `${path}?page=2` }] },
    ]);
  }
});

test('a card leads to the days that were asked about', () => {
  const text = 'Mara drive (Maasai Mara): $400 in all.\n/sw/services/a1?startDate=2026-12-12&guests=4';
  const path = '/services/a1?startDate=2026-12-12&guests=4';
  expect(partsOf({ text, listings: [listing] })).toEqual([{ listing, text: '$400 in all.', path }]);
});

test('the card of a listing takes no line that is not about it', () => {
  expect(partsOf({ text: 'Your host is Amina.\n/services/a1', listings: [listing] })).toEqual([
    { pieces: [{ text: 'Your host is Amina.' }] },
    { listing, text: '', path: '/services/a1' },
  ]);
});

test('a listing that is no longer offered stays a link', () => {
  expect(partsOf({ text: 'Mara drive (Maasai Mara): $100.\n/services/a1', listings: [] })).toEqual([
    { pieces: [{ text: 'Mara drive (Maasai Mara): $100.' }] },
    { pieces: [{ path: '/services/a1' }] },
  ]);
});

test.each([
  ['Read /help/pay-by-mpesa.', ['Read ', { path: '/help/pay-by-mpesa' }, '.']],
  ['/ is our home page', [{ path: '/' }, ' is our home page']],
  ['per day and/or night, 24/7, 1/2', ['per day and/or night, 24/7, 1/2']],
  ['//evil.example and https://evil.example/x', ['//evil.example and https://evil.example/x']],
  [
    '/services?category=stay&place=Diani%20Beach, or call',
    [{ path: '/services?category=stay&place=Diani%20Beach' }, ', or call'],
  ],
  ['', []],
])('the links in “%s”', (text, pieces) => {
  expect(partsOf({ text, listings: [] })).toEqual([
    { pieces: pieces.map((piece) => (typeof piece === 'string' ? { text: piece } : piece)) },
  ]);
});

test.each([
  ['/services/a1', 'listing'],
  ['/sw/services?category=stay', 'results'],
  ['/help/pay', 'help'],
  ['/sw/payment/b1', 'payment'],
  ['/dashboard', 'bookings'],
  ['/dashboard/bookings/b1', 'booking'],
  ['/dashboard/points', 'points'],
  ['/sw/login', 'login'],
  ['/support?from=chat', 'support'],
  ['/privacy', undefined],
])('%s is called %s', (path, name) => {
  expect(linkNameOf(path)).toBe(name);
});
