import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStkCallback } from '#server/outside/daraja-callback.ts';
import { accepted, pushTo, startTestSetup, type TestSetup } from './simulator.fixture.ts';

let setup: TestSetup;
beforeEach(async () => {
  setup = await startTestSetup();
});
afterEach(() => setup.close());

const codesHeard = () => setup.received.map(({ body }) => readStkCallback(body)?.resultCode);

/** What the query says: a code, `open` or `no_information`. */
async function asked(id: string): Promise<string> {
  const answer = await setup.daraja.queryStk(id);
  return answer.kind === 'result' ? answer.code : answer.kind;
}

const movedKes = () =>
  setup
    .simulator()
    .moved()
    .map(({ amount }) => amount);

type Row = {
  phone: string;
  /** Seconds after the push at which to look, what callbacks have said by then, what the query says. */
  looks: [number, string[], string][];
  moved: number[];
};

const rows: Row[] = [
  {
    phone: '99',
    looks: [
      [2.9, [], 'open'],
      [3, ['0'], '0'],
      [600, ['0'], '0'],
    ],
    moved: [11_000],
  },
  {
    phone: '01',
    looks: [
      [2.9, [], 'open'],
      [3, ['1'], '1'],
    ],
    moved: [],
  },
  {
    phone: '02',
    looks: [
      [3.9, [], 'open'],
      [4, ['1032'], '1032'],
    ],
    moved: [],
  },
  {
    phone: '03',
    looks: [
      [59.9, [], 'open'],
      [60, ['1037'], '1037'],
    ],
    moved: [],
  },
  {
    phone: '05',
    looks: [
      [59.9, [], 'open'],
      [60, ['1019'], '1019'],
    ],
    moved: [],
  },
  {
    phone: '04',
    looks: [
      [2.9, [], 'open'],
      [3, ['2001'], '2001'],
    ],
    moved: [],
  },
  {
    phone: '06',
    looks: [
      [2.9, [], 'open'],
      [3, ['1025'], '1025'],
    ],
    moved: [],
  },
  {
    phone: '07',
    looks: [
      [2.9, [], 'open'],
      [3, ['1001'], '1001'],
    ],
    moved: [],
  },
  {
    phone: '09',
    looks: [
      [2.9, [], 'open'],
      [3, ['9999'], '9999'],
    ],
    moved: [],
  },
  {
    phone: '10',
    looks: [
      [2.9, [], 'open'],
      [3, ['17'], '17'],
    ],
    moved: [],
  },
  {
    phone: '11',
    looks: [
      [2.9, [], 'open'],
      [3, ['4'], '4'],
    ],
    moved: [],
  },
  {
    phone: '17',
    looks: [
      [2.9, [], 'open'],
      [3, ['0'], '0'],
    ],
    moved: [10_999],
  },
  {
    phone: '18',
    looks: [
      [2.9, [], 'open'],
      [3, ['0'], '0'],
    ],
    moved: [11_100],
  },
  {
    phone: '40',
    looks: [
      [2.9, [], 'open'],
      [3, ['0'], '0'],
    ],
    moved: [11_000],
  },
  {
    phone: '41',
    looks: [
      [2.9, [], 'open'],
      [3, ['0'], '0'],
    ],
    moved: [11_000],
  },
  {
    phone: '48',
    looks: [
      [2.9, [], 'open'],
      [3, ['0'], '0'],
    ],
    moved: [11_000],
  },
  {
    phone: '12',
    looks: [
      [2.9, [], 'open'],
      [3, [], '0'],
      [7_200, [], '0'],
    ],
    moved: [11_000],
  },
  {
    phone: '14',
    looks: [
      [2.9, [], 'open'],
      [3, ['0', '0', '0'], '0'],
    ],
    moved: [11_000],
  },
  {
    phone: '15',
    looks: [
      [3, [], '0'],
      [89.9, [], '0'],
      [90, ['0'], '0'],
    ],
    moved: [11_000],
  },
  {
    phone: '16',
    looks: [
      [3, ['1032'], 'open'],
      [7.9, ['1032'], 'open'],
      [8, ['1032', '0'], '0'],
    ],
    moved: [11_000],
  },
  {
    phone: '24',
    looks: [
      [3, [], 'open'],
      [119.9, [], 'open'],
      [120, ['0'], '0'],
    ],
    moved: [11_000],
  },
  {
    phone: '25',
    looks: [
      [59.9, [], 'open'],
      [60, [], '1037'],
      [7_200, [], '1037'],
    ],
    moved: [],
  },
  {
    phone: '26',
    looks: [
      [2.9, [], 'open'],
      [3, ['0'], '1032'],
    ],
    moved: [],
  },
  {
    phone: '27',
    looks: [
      [2.9, [], 'open'],
      [3, ['0'], '0'],
    ],
    moved: [11_000],
  },
  {
    phone: '28',
    looks: [
      [64.9, [], 'open'],
      [65, [], '1037'],
      [7_200, [], '1037'],
    ],
    moved: [],
  },
  {
    phone: '29',
    looks: [
      [2.9, [], 'open'],
      [3, ['0'], '0'],
    ],
    moved: [11_000],
  },
  {
    phone: '30',
    looks: [
      [3, [], 'no_information'],
      [3_659.9, [], 'no_information'],
      [3_660, ['0'], '0'],
    ],
    moved: [11_000],
  },
];

test.each(rows)('phone $phone', async ({ phone, looks, moved }) => {
  const id = await accepted(setup, phone);
  let passed = 0;
  for (const [second, heard, query] of looks) {
    await setup.pass(second - passed);
    passed = second;
    expect({ second, heard: codesHeard(), query: await asked(id) }).toEqual({ second, heard, query });
  }
  expect(movedKes()).toEqual(moved);
});

test.each([
  { phone: '17', amountKes: 10_999 },
  { phone: '18', amountKes: 11_100 },
])('$phone: the callback tells what moved, KES $amountKes', async ({ phone, amountKes }) => {
  await accepted(setup, phone);
  await setup.pass(3);
  expect(setup.received.map(({ body }) => readStkCallback(body)?.amountKes)).toEqual([amountKes]);
});

test('13: the callback is sent two seconds before the answer', async () => {
  const heard = setup.nextCallback();
  const answer = setup.daraja.pushStk(pushTo('13'));
  await heard;
  await expect.poll(() => setup.simulator().clock.pendingTimers(), { interval: 5 }).toBe(1);
  expect(movedKes()).toEqual([11_000]);
  await setup.pass(2);
  const outcome = await answer;
  expect(outcome).toMatchObject({ kind: 'accepted' });
  const callback = readStkCallback(setup.received[0]?.body ?? '');
  expect(outcome).toMatchObject({ checkoutRequestId: callback?.checkoutRequestId });
});

test.each([
  { phone: '19', heard: ['0'] },
  { phone: '20', heard: [] },
])('$phone: processed, answer reset, callbacks $heard', async ({ phone, heard }) => {
  expect(await setup.daraja.pushStk(pushTo(phone))).toEqual({ kind: 'ambiguous', detail: 'ECONNRESET' });
  await setup.pass(3);
  expect(codesHeard()).toEqual(heard);
  expect(movedKes()).toEqual([11_000]);
  expect((await setup.calls()).filter(({ path }) => String(path).includes('processrequest'))).toHaveLength(1);
});

test.each([
  { phone: '21', outcome: { kind: 'ambiguous', detail: 'http_503' }, pushes: 1, pauses: [] },
  {
    phone: '22',
    outcome: { kind: 'refused', reason: 'rate_limited', detail: 'http_429 429.001.01', retryAfterSeconds: 60 },
    pushes: 3,
    pauses: [1_250, 3_250],
  },
  {
    phone: '08',
    outcome: { kind: 'refused', reason: 'phone_busy', detail: 'http_500 500.001.1001', retryAfterSeconds: 60 },
    pushes: 1,
    pauses: [],
  },
  { phone: '23', outcome: { kind: 'refused', reason: 'blocked', detail: 'http_403' }, pushes: 1, pauses: [] },
])('$phone: no prompt', async ({ phone, outcome, pushes, pauses }) => {
  expect(await setup.daraja.pushStk(pushTo(phone))).toEqual(outcome);
  expect((await setup.calls()).filter((call) => call.phone === `2547000000${phone}`)).toHaveLength(pushes);
  expect(setup.pauses).toEqual(pauses);
  expect((await setup.http('GET', '/__phone/prompts')).body).toEqual({ prompts: [] });
  await setup.pass(600);
  expect(setup.received).toEqual([]);
});

test('one prompt per phone at a time', async () => {
  await accepted(setup, '99');
  expect(await setup.daraja.pushStk(pushTo('99'))).toMatchObject({
    kind: 'refused',
    reason: 'phone_busy',
    retryAfterSeconds: 60,
  });
  await accepted(setup, '98');
  await setup.pass(3);
  await accepted(setup, '99');
});

test('a wallet spends KES 500,000 a day in Nairobi, no shilling more', async () => {
  const spend = async (amountKes: number) => {
    const id = await accepted(setup, '99', { amountKes });
    await setup.pass(3);
    return asked(id);
  };
  expect([await spend(250_000), await spend(249_999), await spend(2), await spend(1), await spend(1)]).toEqual([
    '0',
    '0',
    '4',
    '0',
    '4',
  ]);
  await setup.pass(9 * 3_600 + 29 * 60); // 23:59
  expect(await spend(1)).toBe('4');
  await setup.pass(60);
  expect(await spend(1)).toBe('0');
  const receipts = setup
    .simulator()
    .moved()
    .map(({ receipt }) => receipt);
  expect(new Set(receipts).size).toBe(4);
});
