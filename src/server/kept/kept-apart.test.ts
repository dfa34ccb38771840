import { expect, test } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';
import { keptApart } from './kept-apart.ts';
import { isOurPage, pageKey } from './page-key.ts';

test('whoever invents addresses pushes out only what anybody can invent, and takes bounded memory', async () => {
  const maxBytes = 50_000;
  const create = () => createKeptAnswers<string>({ maxBytes, isFollowed: () => true });
  const pages = keptApart({ ours: create(), invented: create(), isOurs: isOurPage });
  let made = 0;
  const open = (key: string) =>
    pages.get(key, {
      async compute(shows) {
        shows({ subjects: ['settings'] });
        return `page ${++made}`;
      },
      bytesOf: () => 5_000,
    });
  const key = pageKey({ currency: 'USD', day: '2026-11-23', address: '/stays' });
  await open(key);
  await open(`${key}?q=lamu`);
  for (let index = 0; index < 100; index++) await open(`${key}?invented=${index}`);
  expect([await open(key), pages.find(`${key}?q=lamu`)]).toEqual(['page 1', undefined]);
  const found = Array.from({ length: 100 }, (_, index) => pages.find(`${key}?invented=${index}`)).filter(Boolean);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length * 5_000).toBeLessThanOrEqual(maxBytes);
});

test.each([
  ['/', true],
  ['/sw', true],
  ['/sw/stays', true],
  ['/services/0192f0a1', true],
  ['/sw/providers/0192f0a1', true],
  ['/sw/places/diani', true],
  ['/places/diani/stays', true],
  ['/places/diani/stays/x', false],
  ['/services/0192f0a1/stays', false],
  ['/?x', false],
  ['/STAYS', false],
  ['/st%61ys', false],
  ['/services/0192F0A1', false],
  ['/services/0192f0a1?guests=2', false],
  ['/booking/0192f0a1', false],
  ['/sw/dashboard/bookings/0192f0a1', false],
  ['/onboard/anything', false],
])('whether %s is an address of ours: %s', (address, ours) => {
  expect(isOurPage(pageKey({ currency: 'EUR', day: '2026-11-23', address }))).toBe(ours);
});
