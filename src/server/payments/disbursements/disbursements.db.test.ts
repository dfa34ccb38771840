import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sha256 } from '#server/secrets.ts';
import { hookTokens } from '../tables.ts';
import {
  completed,
  type Desk,
  ORIGINAL,
  openDesk,
  PHONE,
  paidBody,
  RECEIPT,
  resultBody,
  statusBody,
} from './disbursements.fixture.ts';
import type * as Owners from './owners.ts';
import { sendDisbursement } from './send-disbursement.ts';

const owner = vi.hoisted(() => ({ told: [] as string[], locked: 0, fails: false }));
vi.mock('./owners.ts', async (original) => {
  const real = await original<typeof Owners>();
  const refund: Owners.DisbursementOwner = {
    async lock() {
      owner.locked += 1;
    },
    async settled(_app, _tx, { status }, outcome) {
      if (owner.fails) throw new Error('the owner cannot');
      owner.told.push(`${outcome} ${status}`);
    },
    async arrived(_app, _tx, { receipt }) {
      owner.told.push(`arrived ${receipt}`);
      return { settled: true };
    },
  };
  return { ...real, disbursementOwners: { refund } };
});

let desk: Desk;
beforeEach(async () => {
  Object.assign(owner, { told: [], locked: 0, fails: false });
  desk = await openDesk();
});
afterEach(() => desk.close());

const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

describe('sent and answered', () => {
  test('accepted, then paid: the owner hears of each step, and nothing more is asked', async () => {
    const { id } = await desk.create();
    await desk.run();
    const { resultUrl, timeoutUrl, ...order } = desk.last('b2c');
    expect(order).toEqual({ name: 'b2c', id, phone: PHONE, amountKes: 9_680, remarks: 'Twende refund' });
    expect(await desk.find(id)).toMatchObject({ status: 'accepted', conversationId: 'AG_1', tries: 1 });
    expect(await desk.post(resultUrl, paidBody(id))).toBe(200);
    expect(await desk.find(id)).toMatchObject({
      status: 'succeeded',
      receipt: RECEIPT,
      resultCode: '0',
      nextCheckAt: null,
      settledAt: desk.clock.now(),
    });
    expect(owner.told).toEqual(['moved sending', 'moved accepted', 'succeeded succeeded']);
    await desk.pass(86_400);
    expect(desk.calls).toHaveLength(1);
    expect(await desk.issues()).toEqual([]);
    const paths = await desk.app.db.select().from(hookTokens).where(eq(hookTokens.ownerId, id));
    expect(paths.map(({ purpose, sha256: digest }) => [purpose, digest]).sort()).toEqual([
      ['result', sha256(tokenOf(resultUrl))],
      ['timeout', sha256(tokenOf(timeoutUrl))],
    ]);
  });

  test('a reversal names the receipt that it undoes', async () => {
    const { id } = await desk.create({ kind: 'reversal', purpose: 'refund' });
    await desk.run();
    const { resultUrl, timeoutUrl, ...order } = desk.last('reversal');
    expect(order).toEqual({ name: 'reversal', receipt: ORIGINAL, amountKes: 9_680, remarks: 'Twende refund' });
    await desk.post(resultUrl, resultBody({}, { Amount: 9680, OriginalTransactionID: ORIGINAL }));
    expect(await desk.find(id)).toMatchObject({ status: 'succeeded', receipt: RECEIPT });
  });

  test('neither the phone nor a path is in the log, nor the phone in the row', async () => {
    const { id } = await desk.create();
    await desk.run();
    const { resultUrl, timeoutUrl } = desk.last('b2c');
    await desk.post(resultUrl, paidBody(id));
    const log = desk.logged.join('');
    for (const secret of ['712345678', tokenOf(resultUrl), tokenOf(timeoutUrl)]) expect(log).not.toContain(secret);
    const row = await desk.find(id);
    expect(row.phoneTail).toBe('678');
    expect(JSON.stringify(row)).not.toContain('712345678');
  });

  test('the Result comes before the answer: it counts, and the late answer changes nothing', async () => {
    const { id } = await desk.create();
    desk.mpesa.answer = async (call) => {
      await desk.post(call.resultUrl, paidBody(id));
      return desk.accept();
    };
    await desk.run();
    expect(await desk.find(id)).toMatchObject({ status: 'succeeded', conversationId: 'AG_1', receipt: RECEIPT });
    expect(owner.told).toEqual(['moved sending', 'succeeded succeeded']);
  });

  test('twice, in other bytes, and from the question too: once', async () => {
    const { id } = await desk.create();
    await desk.run();
    const { resultUrl } = desk.last('b2c');
    await desk.pass(30);
    const { resultUrl: statusUrl, ...question } = desk.last('status');
    expect(question).toMatchObject({ conversationId: 'AG_1' });
    for (const body of [paidBody(id), paidBody(id), paidBody(id, {}, '9680.00')]) await desk.post(resultUrl, body);
    await desk.post(statusUrl, statusBody(completed));
    expect(await desk.events(id)).toEqual(['result applied', 'result no_effect', 'status no_effect']);
    expect(owner.told.filter((told) => told.startsWith('succeeded'))).toHaveLength(1);
    expect(await desk.issues()).toEqual([]);
  });

  test("a failure counts at once; money that then moved all the same counts too, and is a person's", async () => {
    const { id } = await desk.create();
    await desk.run();
    const { resultUrl } = desk.last('b2c');
    await desk.post(resultUrl, resultBody({ OriginatorConversationID: id, ResultCode: 2040, TransactionID: '' }));
    expect(await desk.find(id)).toMatchObject({
      status: 'failed',
      errorCode: 'receiver_unregistered',
      resultCode: '2040',
      nextCheckAt: null,
    });
    expect(owner.told.at(-1)).toBe('failed failed');
    await desk.post(resultUrl, paidBody(id));
    expect(await desk.find(id)).toMatchObject({ status: 'succeeded', errorCode: null, receipt: RECEIPT });
    expect(owner.told.at(-1)).toBe(`arrived ${RECEIPT}`);
    expect(await desk.issues()).toEqual(['callback_contradicted']);
  });

  test('what failed through our own fault raises the alarm', async () => {
    const { id } = await desk.create();
    await desk.run();
    await desk.post(desk.last('b2c').resultUrl, resultBody({ OriginatorConversationID: id, ResultCode: 1 }));
    expect(await desk.find(id)).toMatchObject({ status: 'failed', errorCode: 'insufficient_float' });
    expect(await desk.issues()).toEqual(['provider_refuses']);
  });

  test("a failure after the success undoes nothing, and is a person's", async () => {
    const { id } = await desk.create();
    await desk.run();
    const { resultUrl } = desk.last('b2c');
    await desk.post(resultUrl, paidBody(id));
    await desk.post(resultUrl, resultBody({ OriginatorConversationID: id, ResultCode: 2040 }));
    await desk.post(resultUrl, paidBody(id, { TransactionID: 'TKL0000000' }));
    expect(await desk.find(id)).toMatchObject({ status: 'succeeded', receipt: RECEIPT });
    expect(await desk.issues()).toEqual(['callback_contradicted']);
    expect(owner.told.at(-1)).toBe('succeeded succeeded');
  });

  test('what the owner cannot take is not half done: all of it is done again', async () => {
    const { id } = await desk.create();
    await desk.run();
    owner.fails = true;
    await desk.post(desk.last('b2c').resultUrl, paidBody(id));
    expect((await desk.find(id)).status).toBe('accepted');
    expect(await desk.events(id)).toEqual(['result null']);
    owner.fails = false;
    await desk.pass(5);
    expect((await desk.find(id)).status).toBe('succeeded');
    expect(await desk.events(id)).toEqual(['result applied']);
  });
});

describe('not for us', () => {
  test.each([
    { why: 'another order', fields: { OriginatorConversationID: 'somebody' } },
    { why: 'another conversation', fields: { ConversationID: 'AG_77' } },
  ])('$why: stored, ignored, noted', async ({ fields }) => {
    const { id } = await desk.create();
    await desk.run();
    expect(await desk.post(desk.last('b2c').resultUrl, paidBody(id, fields))).toBe(200);
    expect((await desk.find(id)).status).toBe('accepted');
    expect(await desk.events(id)).toEqual(['result ignored']);
    expect(await desk.issues()).toEqual(['callback_mismatch']);
  });

  test("another disbursement's receipt", async () => {
    const first = await desk.create();
    await desk.run();
    await desk.post(desk.last('b2c').resultUrl, paidBody(first.id));
    const second = await desk.create();
    await desk.run();
    await desk.post(desk.last('b2c').resultUrl, paidBody(second.id, { ConversationID: 'AG_2' }));
    expect((await desk.find(second.id)).status).toBe('accepted');
    expect(await desk.issues()).toEqual(['callback_mismatch']);
  });

  test('a path that was never given out, or whose time is over: 404, and nothing is stored', async () => {
    const { id } = await desk.create();
    await desk.run();
    const { resultUrl } = desk.last('b2c');
    const forged = resultUrl.replace(/[0-9a-f]{64}$/, 'a'.repeat(64));
    expect(await desk.post(forged, paidBody(id))).toBe(404);
    desk.clock.advance(91 * 86_400_000);
    expect(await desk.post(resultUrl, paidBody(id))).toBe(404);
    expect(await desk.events(id)).toEqual([]);
    expect((await desk.find(id)).status).toBe('accepted');
  });

  test('no JSON: ignored, noted, and asked about in time', async () => {
    const { id } = await desk.create();
    await desk.run();
    await desk.post(desk.last('b2c').resultUrl, { nothing: 'of use' });
    expect(await desk.events(id)).toEqual(['result ignored']);
    expect(await desk.issues()).toEqual(['callback_unreadable']);
    await desk.pass(30);
    desk.last('status');
  });

  test('another amount: unknown, for a person, and never asked or sent again', async () => {
    const { id } = await desk.create();
    await desk.run();
    await desk.post(desk.last('b2c').resultUrl, paidBody(id, {}, 968));
    expect(await desk.find(id)).toMatchObject({ status: 'unknown', nextCheckAt: null });
    expect(await desk.issues()).toEqual(['amount_mismatch']);
    await desk.pass(86_400);
    expect(desk.calls).toHaveLength(1);
  });
});

test('an answer that comes when a person has it already sends nothing again', async () => {
  const { id } = await desk.create();
  await desk.run();
  await desk.pass(300);
  const question = desk.last('status');
  await desk.post(desk.calls[0]?.resultUrl ?? '', paidBody(id, {}, 968));
  await desk.post(question.resultUrl, statusBody({}, 'R000002'));
  expect(desk.calls).toHaveLength(2);
  expect(await desk.events(id)).toEqual(['result applied', 'status no_effect']);
});

describe('where nothing can be sent', () => {
  test.each([
    { why: 'no initiator', off: () => Object.assign(desk.mpesa, { canSend: false }) },
    { why: 'M-Pesa is off', off: () => Object.assign(desk.app, { daraja: undefined }) },
  ])('$why: it waits, and a person is told', async ({ off }) => {
    const { daraja } = desk.app;
    const { id } = await desk.create();
    off();
    await desk.run();
    await desk.pass(600);
    expect(await desk.find(id)).toMatchObject({ status: 'queued', tries: 0 });
    expect(await desk.issues()).toEqual(['sending_off']);
    desk.mpesa.canSend = true;
    desk.app.daraja = daraja;
    expect(await desk.openIssues()).toEqual(['sending_off']);
    await desk.pass(600);
    expect((await desk.find(id)).status).toBe('accepted');
    expect(await desk.openIssues()).toEqual([]);
  });

  test('before its time, or again: nothing happens', async () => {
    const { id } = await desk.create();
    desk.mpesa.answer = () => ({ kind: 'refused', reason: 'blocked', detail: 'http_403' });
    await sendDisbursement(desk.app, id);
    await sendDisbursement(desk.app, id);
    expect(desk.calls).toHaveLength(1);
    desk.mpesa.answer = () => desk.accept();
    desk.clock.advance(60_000);
    await sendDisbursement(desk.app, id);
    await sendDisbursement(desk.app, id);
    expect(desk.calls).toHaveLength(2);
  });
});
