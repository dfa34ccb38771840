import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { usd } from '#shared/money.ts';
import { onSiteFeeLimits } from '#shared/on-site-fees.ts';
import { createEditingApp, type EditingApp, editingCalls } from './editing.fixture.ts';

let made: EditingApp;
beforeAll(async () => {
  made = await createEditingApp();
});
afterAll(() => made?.close());
const { live, save, read, page } = editingCalls(() => made);

test('fees to pay there are public at once, and lose the amounts of children with the price per person', async () => {
  const { id, host } = await live({ priceCents: usd(10_000) });
  const amounts = { non_resident: 90, resident: 2_025, citizen: null, non_resident_child: 44.999 };
  const fee = { name: { en: 'Park fee', sw: ' ' }, times: 'daily', amounts };
  const { statusCode } = await save(host, id, { onSiteFees: [fee], childUntil: 17 });
  expect(statusCode).toBe(200);
  const kept = { non_resident: 90, resident: 2_025, non_resident_child: 45 };
  expect((await read(host, id)).onSiteFees).toEqual([{ ...fee, name: { en: 'Park fee', sw: null }, amounts: kept }]);
  expect((await page(id, 'sw')).onSiteFees).toEqual([
    { name: 'Park fee', textLang: 'en', times: 'daily', amounts: kept },
  ]);
  const copy: ProviderService = (await made.ask('POST', `/${id}/duplicate`, host, {})).json().service;
  expect(copy.onSiteFees[0]?.amounts).toEqual(kept);
  await save(host, copy.id, { priceUnit: 'trip' });
  expect(await read(host, copy.id)).toMatchObject({
    ...{ priceUnit: 'trip', childUntil: null },
    onSiteFees: [{ amounts: { non_resident: 90, resident: 2_025 } }],
  });
});

test.each([
  [{ name: { en: 'Fee' }, times: 'once', amounts: { resident: 5 } }, 'onSiteFees.0.amounts.non_resident'],
  [{ name: { en: 'Fee' }, times: 'once', amounts: { non_resident: null } }, 'onSiteFees.0.amounts.non_resident'],
  [{ name: { en: 'Fee' }, times: 'once', amounts: { non_resident: -1 } }, 'onSiteFees.0.amounts.non_resident'],
  [{ name: { en: 'Fee' }, times: 'once', amounts: { non_resident: 1_000_001 } }, 'onSiteFees.0.amounts.non_resident'],
  [{ name: { en: ' ' }, times: 'once', amounts: { non_resident: 5 } }, 'onSiteFees.0.name.en'],
  [{ name: { en: 'F'.repeat(61) }, times: 'once', amounts: { non_resident: 5 } }, 'onSiteFees.0.name.en'],
  [{ name: { en: 'Fee' }, times: 'hourly', amounts: { non_resident: 5 } }, 'onSiteFees.0.times'],
  [{ name: { en: 'Fee' }, times: 'once', amounts: { non_resident: 5, citizen_child: 1 } }, 'childUntil'],
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
