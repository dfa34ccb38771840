import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { usd } from '#shared/money.ts';
import { onSiteFeeLimits } from '#shared/on-site-fees.ts';
import { services } from '../tables.ts';
import { createEditingApp, type EditingApp, editingCalls } from './editing.fixture.ts';

let made: EditingApp;
beforeAll(async () => {
  made = await createEditingApp();
});
afterAll(() => made?.close());
const { live, save, read, page } = editingCalls(() => made);

const ages = { months: { from: 7, until: 12 }, freeUnder: 5, childUntil: 17 };
const none = { months: null, freeUnder: null, childUntil: null };

test('fees to pay there are public at once with ages and months of their own, and keep them whatever the price is for', async () => {
  const { id, host } = await live({ priceCents: usd(10_000) });
  const amounts = { non_resident: 90, african: 50, resident: 2_025, citizen: null, non_resident_child: 45 };
  const fee = { name: { en: 'Park fee', sw: ' ' }, times: 'daily', amounts, ...ages };
  const { statusCode } = await save(host, id, { onSiteFees: [fee] });
  expect(statusCode).toBe(200);
  const kept = { non_resident: 90, african: 50, resident: 2_025, non_resident_child: 45 };
  expect((await read(host, id)).onSiteFees).toEqual([{ ...fee, name: { en: 'Park fee', sw: null }, amounts: kept }]);
  expect(await page(id, 'sw')).toMatchObject({
    childUntil: 17,
    onSiteFees: [{ name: 'Park fee', textLang: 'en', times: 'daily', amounts: kept, ...ages }],
  });
  const copy: ProviderService = (await made.ask('POST', `/${id}/duplicate`, host, {})).json().service;
  expect(copy.onSiteFees[0]).toMatchObject({ amounts: kept, ...ages });
  await save(host, copy.id, { priceUnit: 'trip' });
  expect(await read(host, copy.id)).toMatchObject({
    ...{ priceUnit: 'trip', childUntil: null },
    onSiteFees: [{ amounts: kept, ...ages }],
  });
});

test('a fee with amounts of children that names no age has that of the price, and no other fee has one', async () => {
  const { id, host } = await live();
  const named = { name: { en: 'Fee' }, times: 'once' };
  const fees = [
    { ...named, amounts: { non_resident: 5, citizen_child: 1 } },
    { ...named, amounts: { non_resident: 5 } },
    // It is to be asked for.
    { ...named, amounts: {}, childUntil: 9 },
  ];
  expect((await save(host, id, { onSiteFees: fees, childUntil: 12 })).statusCode).toBe(200);
  await save(host, id, { childUntil: 15 });
  expect((await read(host, id)).onSiteFees.map(({ childUntil }) => childUntil)).toEqual([12, null, null]);
  expect((await page(id, 'en')).onSiteFees[1]).toMatchObject(none);
});

test('a fee that was written before fees had ages keeps the age that the price had', async () => {
  const { id, host } = await live({ priceCents: usd(10_000) });
  const old = {
    name: { en: 'Old fee', sw: null },
    times: 'once' as const,
    amounts: { non_resident: 500, citizen_child: 100 },
  };
  await made.app.db
    .update(services)
    .set({ childUntil: 12, onSiteFees: [old] })
    .where(eq(services.id, id));
  expect((await save(host, id, { childUntil: 15 })).statusCode).toBe(200);
  expect((await read(host, id)).onSiteFees[0]?.childUntil).toBe(12);
});

test.each([
  [{ name: { en: 'Fee' }, times: 'once', amounts: { non_resident: -1 } }, 'onSiteFees.0.amounts.non_resident'],
  [{ name: { en: 'Fee' }, times: 'once', amounts: { non_resident: 1_000_001 } }, 'onSiteFees.0.amounts.non_resident'],
  [{ name: { en: ' ' }, times: 'once', amounts: { non_resident: 5 } }, 'onSiteFees.0.name.en'],
  [{ name: { en: 'F'.repeat(61) }, times: 'once', amounts: { non_resident: 5 } }, 'onSiteFees.0.name.en'],
  [{ name: { en: 'Fee' }, times: 'hourly', amounts: { non_resident: 5 } }, 'onSiteFees.0.times'],
  [{ name: { en: 'Fee' }, times: 'once', amounts: { non_resident: 5, citizen_child: 1 } }, 'onSiteFees.0.childUntil'],
  [{ name: { en: 'Fee' }, times: 'once', amounts: {}, childUntil: 18 }, 'onSiteFees.0.childUntil'],
  [{ name: { en: 'Fee' }, times: 'once', amounts: {}, freeUnder: 0 }, 'onSiteFees.0.freeUnder'],
  [{ name: { en: 'Fee' }, times: 'once', amounts: {}, freeUnder: 18 }, 'onSiteFees.0.freeUnder'],
  [{ name: { en: 'Fee' }, times: 'once', amounts: {}, months: { from: 0, until: 12 } }, 'onSiteFees.0.months.from'],
  [{ name: { en: 'Fee' }, times: 'once', amounts: {}, months: { from: 1, until: 13 } }, 'onSiteFees.0.months.until'],
  [{ name: { en: 'Fee' }, times: 'once', amounts: { non_resident: 5, african: 6 } }, 'onSiteFees.0.amounts.african'],
  [
    { name: { en: 'Fee' }, times: 'once', amounts: { citizen: 5, citizen_child: 6 }, childUntil: 17 },
    'onSiteFees.0.amounts.citizen_child',
  ],
  [
    { name: { en: 'Fee' }, times: 'once', amounts: { non_resident: 5, african_child: 1 }, childUntil: 17 },
    'onSiteFees.0.amounts.african',
  ],
])('the fee %j is refused', async (fee, field) => {
  const { id, host } = await live();
  const answer = await save(host, id, { onSiteFees: [fee] });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
  expect(await read(host, id)).toMatchObject({ onSiteFees: [], version: 0 });
});

test('a listing has five fees at most', async () => {
  const { id, host } = await live();
  const fees = (count: number) =>
    Array.from({ length: count }, () => ({ name: { en: 'Fee' }, times: 'once', amounts: { non_resident: 0 } }));
  expect((await save(host, id, { onSiteFees: fees(onSiteFeeLimits.fees) })).statusCode).toBe(200);
  expect((await save(host, id, { onSiteFees: fees(onSiteFeeLimits.fees + 1) })).statusCode).toBe(400);
});
