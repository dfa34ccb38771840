import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { makePerson } from '../support/factories.ts';
import { openScenario, type Traveller } from '../support/scenario.ts';

const scenario = await openScenario();
let admin: Traveller;
/** Each list of the back office, with the ways in which it has rows here. */
let lists: string[];

/** Lists of something else than rows of the business. */
const withoutFile = ['/api/admin/settings/changes', '/api/admin/users/{id}/bookings'];

beforeAll(async () => {
  admin = await scenario.admin();
  const paid = await scenario.book();
  await scenario.prompt(paid, '+254712345678');
  await scenario.advance(4);
  await scenario.cancel(paid);
  const card = await scenario.book();
  await scenario.card(card, '4242424242424242');
  await makePerson(scenario.product.app, { name: 'Mwangi "Ltd", =1+1' });
  const { body } = await scenario.call<{ paths: Record<string, { get?: { parameters?: { name: string }[] } }> }>(
    '/api/openapi.json',
  );
  lists = Object.entries(body.paths)
    .filter(([path, { get }]) => path.startsWith('/api/admin/') && get?.parameters?.some(({ name }) => name === 'page'))
    .map(([path]) => path)
    .filter((path) => !withoutFile.includes(path));
});

interface Item {
  id: string;
  reference?: string;
}

test('every list of the back office is a file with the same rows in the same order', async () => {
  expect(lists.length).toBe(18);
  const empty: string[] = [];
  for (const list of lists) {
    const { status, body } = await scenario.call<{ items: Item[] }>(`${list}?pageSize=50`, { as: admin });
    expect(status, list).toBe(200);
    const file = await scenario.call<{ text: string }>(`${list}.csv`, { as: admin });
    expect([file.status, file.headers.get('content-type')], list).toEqual([200, 'text/csv; charset=utf-8']);
    const rows: Record<string, string>[] = parse(file.body.text, { bom: true, columns: true });
    if (list === '/api/admin/audit') {
      // The downloads before are entries, too.
      expect(rows.length, list).toBeGreaterThan(body.items.length - 1);
      continue;
    }
    expect(
      rows.map(({ ID }) => ID),
      list,
    ).toEqual(body.items.map(({ id }) => id));
    if (rows.length === 0) empty.push(list);
  }
  expect(empty).toEqual([]);
});

test('the titles are in the language of whoever downloads it', async () => {
  const headers = { 'accept-language': 'sw' };
  const { body } = await scenario.call<{ text: string }>('/api/admin/payments.csv', { as: admin, headers });
  expect(body.text.split('\r\n')[0]).toContain('Imelipwa kwa dola');
});
