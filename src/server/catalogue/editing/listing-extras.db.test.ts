import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { extraLimits } from '#shared/extras.ts';
import { createEditingApp, type EditingApp, editingCalls } from './editing.fixture.ts';

let made: EditingApp;
beforeAll(async () => {
  made = await createEditingApp();
});
afterAll(() => made?.close());
const { live, save, read, page } = editingCalls(() => made);

test('extras are public at once, keep their id while name and charge stay, and come along with a copy', async () => {
  const { id, host } = await live();
  await page(id);
  const lunch = { name: { en: 'Lunch ', sw: '' }, charged: 'per_guest_day', price: 12.5, maxCount: 7 };
  const pickUp = { name: { sw: 'Kuchukuliwa' }, description: { en: 'By car' }, charged: 'per_booking', price: 30 };
  const saved = await save(host, id, { extras: [lunch, pickUp] });
  expect(saved.statusCode).toBe(200);
  const kept = [
    {
      ...{ id: expect.stringMatching(/^[\da-f]{16}$/), charged: 'per_guest_day', price: 12.5, maxCount: null },
      ...{ name: { en: 'Lunch', sw: null }, description: { en: null, sw: null } },
    },
    {
      ...{ id: expect.any(String), charged: 'per_booking', price: 30, maxCount: 1 },
      ...{ name: { en: null, sw: 'Kuchukuliwa' }, description: { en: 'By car', sw: null } },
    },
  ];
  const { extras } = saved.json().service;
  expect(extras).toEqual(kept);
  expect((await page(id)).extras).toEqual([
    {
      ...{ id: extras[0]?.id, name: 'Lunch', textLang: 'en', description: '', descriptionLang: 'en' },
      ...{ charged: 'per_guest_day', per: 'per guest and day', price: 12.5, maxCount: null },
    },
    {
      ...{ id: extras[1]?.id, name: 'Kuchukuliwa', textLang: 'sw', description: 'By car', descriptionLang: 'en' },
      ...{ charged: 'per_booking', per: 'once', price: 30, maxCount: 1 },
    },
  ]);
  const copy: ProviderService = (await made.ask('POST', `/${id}/duplicate`, host, {})).json().service;
  expect(copy.extras).toEqual(kept);
  await save(host, id, { extras: [pickUp, { ...lunch, price: 15 }, { ...lunch, charged: 'per_guest' }] });
  const ids = (await read(host, id)).extras.map((one) => one.id);
  expect(ids.slice(0, 2)).toEqual([extras[1]?.id, extras[0]?.id]);
  expect(ids[2]).not.toBe(extras[0]?.id);
  await save(host, id, { title: { en: 'Other title' } });
  expect((await read(host, id)).extras).toHaveLength(3);
});

test.each([
  [{ name: { en: ' ' } }, 'extras.0.name.en'],
  [{ name: { en: 'L'.repeat(extraLimits.name + 1) } }, 'extras.0.name.en'],
  [{ name: { en: 'See www.example.com' } }, 'extras.0.name.en'],
  [{ description: { sw: 'L'.repeat(extraLimits.description + 1) } }, 'extras.0.description.sw'],
  [{ price: 0.49 }, 'extras.0.price'],
  [{ price: 50_000.01 }, 'extras.0.price'],
  [{ price: null }, 'extras.0.price'],
  [{ charged: 'per_hour' }, 'extras.0.charged'],
  [{ maxCount: 0 }, 'extras.0.maxCount'],
  [{ maxCount: extraLimits.count + 1 }, 'extras.0.maxCount'],
])('an extra with %j is refused', async (wrong, field) => {
  const { id, host } = await live();
  const answer = await save(host, id, {
    extras: [{ name: { en: 'Lunch' }, charged: 'per_booking', price: 5, ...wrong }],
  });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
  expect(await read(host, id)).toMatchObject({ extras: [], version: 0 });
});

test('an extra stands there once, and a listing has twelve at most', async () => {
  const { id, host } = await live();
  const lunch = { name: { en: 'Lunch' }, charged: 'per_booking', price: 0.5 };
  const twice = await save(host, id, { extras: [lunch, { ...lunch, price: 9 }] });
  expect([twice.statusCode, Object.keys(twice.json().fields)]).toEqual([400, ['extras.1.name.en']]);
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...lunch,
      name: { en: `Lunch ${at}` },
      maxCount: extraLimits.count,
    }));
  expect((await save(host, id, { extras: many(extraLimits.extras) })).statusCode).toBe(200);
  expect((await save(host, id, { extras: many(extraLimits.extras + 1) })).statusCode).toBe(400);
});
