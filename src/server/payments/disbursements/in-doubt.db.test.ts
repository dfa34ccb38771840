import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SendOutcome } from '#server/outside/daraja-sends.ts';
import {
  completed,
  type Desk,
  ORIGINAL,
  openDesk,
  paidBody,
  RECEIPT,
  resultBody,
  statusBody,
} from './disbursements.fixture.ts';
import type * as Owners from './owners.ts';

const told = vi.hoisted(() => [] as string[]);
vi.mock('./owners.ts', async (original) => {
  const real = await original<typeof Owners>();
  const refund: Owners.DisbursementOwner = {
    lock: async () => {},
    settled: async (_app, _tx, { status }) => void told.push(status),
    arrived: async () => ({ settled: true }),
  };
  return { ...real, disbursementOwners: { refund } };
});

let desk: Desk;
beforeEach(async () => {
  told.length = 0;
  desk = await openDesk();
});
afterEach(() => desk.close());

const answers = (...outcomes: SendOutcome[]) => {
  desk.mpesa.answer = () => outcomes.shift() ?? desk.accept();
};
const lost: SendOutcome = { kind: 'ambiguous', detail: 'ECONNRESET' };
const names = () => desk.calls.map(({ name }) => name);

describe('refused unprocessed', () => {
  test.each(['rate_limited', 'unreachable', 'blocked'] as const)(
    '%s: again after 1, 4, 16 … minutes',
    async (reason) => {
      const { id } = await desk.create();
      desk.mpesa.answer = () => ({ kind: 'refused', reason, detail: 'no' });
      await desk.run();
      for (const minutes of [1, 4, 16, 64, 256, 360, 360]) {
        expect(await desk.find(id)).toMatchObject({ status: 'queued', errorCode: `refused_${reason}` });
        const before = desk.calls.length;
        await desk.pass(minutes * 60 - 1);
        expect(desk.calls).toHaveLength(before);
        await desk.pass(1);
        expect(desk.calls).toHaveLength(before + 1);
      }
      expect(await desk.find(id)).toMatchObject({ status: 'failed', tries: 8, errorCode: `refused_${reason}` });
      expect(told.at(-1)).toBe('failed');
      await desk.pass(86_400);
      expect(desk.calls).toHaveLength(8);
      expect(new Set(desk.calls.map((call) => call.resultUrl)).size).toBe(8);
    },
  );

  test('as late as M-Pesa asks for', async () => {
    await desk.create();
    answers({ kind: 'refused', reason: 'rate_limited', detail: 'no', retryAfterSeconds: 90 });
    await desk.run();
    await desk.pass(89);
    expect(names()).toEqual(['b2c']);
    await desk.pass(1);
    expect(names()).toEqual(['b2c', 'b2c']);
  });

  test('our own fault fails at once, loudly', async () => {
    const { id } = await desk.create();
    answers({ kind: 'refused', reason: 'config', detail: 'http_401', alert: true });
    await desk.run();
    expect(await desk.find(id)).toMatchObject({ status: 'failed', errorCode: 'refused_config' });
    expect(await desk.issues()).toEqual(['provider_refuses']);
  });

  test('and yet done: the Result of a refused try does not get it sent as another order', async () => {
    const { id } = await desk.create();
    answers({ kind: 'refused', reason: 'rate_limited', detail: 'no' }, { kind: 'duplicate' });
    await desk.run();
    await desk.post(desk.last('b2c').resultUrl, paidBody(id));
    await desk.pass(60);
    expect(await desk.find(id)).toMatchObject({ status: 'unknown' });
    await desk.run();
    await desk.post(desk.last('status').resultUrl, statusBody(completed));
    expect(await desk.find(id)).toMatchObject({ status: 'succeeded', receipt: RECEIPT });
    expect(desk.calls.flatMap((call) => (call.name === 'b2c' ? call.id : []))).toEqual([id, id]);
  });
});

describe('a B2C whose answer was lost', () => {
  test('its Result names it', async () => {
    const { id } = await desk.create();
    answers(lost);
    await desk.run();
    expect(await desk.find(id)).toMatchObject({ status: 'unknown', conversationId: null });
    await desk.post(desk.last('b2c').resultUrl, paidBody(id, { ConversationID: 'AG_9' }));
    expect(await desk.find(id)).toMatchObject({ status: 'succeeded', conversationId: 'AG_9' });
    expect(told).toEqual(['sending', 'unknown', 'succeeded']);
  });

  test('is asked about by our own id, and settled by the answer', async () => {
    const { id } = await desk.create();
    answers(lost);
    await desk.run();
    await desk.pass(29);
    expect(names()).toEqual(['b2c']);
    await desk.pass(1);
    const { conversationId, resultUrl } = desk.last('status');
    expect(conversationId).toBe(id);
    await desk.post(resultUrl, statusBody(completed));
    expect(await desk.find(id)).toMatchObject({ status: 'succeeded', receipt: RECEIPT, checks: 1 });
    await desk.pass(86_400);
    expect(desk.calls).toHaveLength(2);
  });

  test('unknown to M-Pesa after five minutes, never before: sent again under the same id', async () => {
    const { id } = await desk.create();
    answers(lost);
    await desk.run();
    const first = desk.last('b2c');
    for (const wait of [30, 30, 60]) {
      await desk.pass(wait);
      await desk.post(desk.last('status').resultUrl, statusBody({}, 'R000002'));
    }
    expect(names()).toEqual(['b2c', 'status', 'status', 'status']);
    await desk.pass(180);
    await desk.post(desk.last('status').resultUrl, statusBody({}, 'R000002'));
    const again = desk.last('b2c');
    expect(again).toMatchObject({ id, phone: first.phone, amountKes: first.amountKes });
    expect(again.resultUrl).not.toBe(first.resultUrl);
    expect(await desk.find(id)).toMatchObject({ status: 'accepted', tries: 2, repeats: 1 });
    // What the first path hears counts as well: it is the same order.
    await desk.post(first.resultUrl, paidBody(id, { ConversationID: 'AG_of_the_first' }));
    expect((await desk.find(id)).status).toBe('succeeded');
  });

  test('Duplicate: it had arrived, and is asked about, never sent under another id', async () => {
    const { id } = await desk.create();
    answers({ kind: 'duplicate' });
    await desk.run();
    expect(await desk.find(id)).toMatchObject({ status: 'unknown', nextCheckAt: desk.clock.now() });
    await desk.run();
    await desk.post(desk.last('status').resultUrl, statusBody({ TransactionStatus: 'Failed' }));
    expect(await desk.find(id)).toMatchObject({ status: 'failed', errorCode: 'ended_unpaid' });
  });

  test('a gateway that never finds our id: sent eight times at most, then a person', async () => {
    const { id } = await desk.create();
    desk.mpesa.answer = (call) => (call.name === 'b2c' ? { kind: 'duplicate' } : desk.accept());
    await desk.run();
    for (const wait of [...Array(6).fill(300), ...Array(25).fill(3_600)]) {
      await desk.pass(wait);
      const call = desk.calls.at(-1);
      if (call?.name === 'status') await desk.post(call.resultUrl, statusBody({}, 'R000002'));
    }
    const sent = desk.calls.filter(({ name }) => name === 'b2c');
    expect(sent).toHaveLength(8);
    expect(new Set(sent.map((call) => call.name === 'b2c' && call.id))).toEqual(new Set([id]));
    expect(await desk.find(id)).toMatchObject({ status: 'unknown', nextCheckAt: null });
    expect(await desk.openIssues()).toEqual(['outcome_unknown']);
    // However late, its Result still counts.
    await desk.post(sent[0]?.resultUrl ?? '', paidBody(id));
    expect((await desk.find(id)).status).toBe('succeeded');
    expect(await desk.openIssues()).toEqual([]);
  });

  test('a refusal of the second try says nothing of the first', async () => {
    const { id } = await desk.create();
    desk.mpesa.answer = (call) => {
      if (call.name === 'status') return desk.accept();
      return desk.calls.length === 1 ? lost : { kind: 'refused', reason: 'config', detail: 'http_400', alert: true };
    };
    await desk.run();
    await desk.pass(300);
    await desk.post(desk.last('status').resultUrl, statusBody({}, 'R000002'));
    expect(names()).toEqual(['b2c', 'status', 'b2c']);
    expect((await desk.find(id)).status).toBe('unknown');
    expect(await desk.issues()).toEqual(['provider_refuses']);
  });
});

describe('a reversal whose answer was lost', () => {
  const back = resultBody({}, { Amount: 9680, OriginalTransactionID: ORIGINAL });
  async function loseTwo() {
    const { id } = await desk.create({ kind: 'reversal' });
    answers(lost, lost);
    await desk.run();
    const first = desk.last('reversal');
    await desk.pass(30);
    await desk.pass(30);
    await desk.pass(60);
    expect(names()).toEqual(['reversal']); // it has no name at M-Pesa to ask by
    await desk.pass(180);
    expect(names()).toEqual(['reversal', 'reversal']);
    return { id, first, second: desk.last('reversal') };
  }

  test('R000001: done by one of the tries', async () => {
    const { id, second } = await loseTwo();
    await desk.post(second.resultUrl, resultBody({ ResultCode: 'R000001', TransactionID: '' }));
    expect(await desk.find(id)).toMatchObject({ status: 'succeeded', resultCode: 'R000001', receipt: null });
  });

  test('the first try tells late, and then the second that it was done: once, with its receipt', async () => {
    const { id, first, second } = await loseTwo();
    await desk.post(second.resultUrl, resultBody({ ResultCode: 'R000001', TransactionID: '' }));
    await desk.post(first.resultUrl, back);
    expect(await desk.find(id)).toMatchObject({ status: 'succeeded', receipt: RECEIPT });
    expect(told.filter((status) => status === 'succeeded')).toHaveLength(1);
    expect(await desk.issues()).toEqual([]);
  });

  test('a failure of the second proves nothing: a person, and no other way is tried', async () => {
    const { id, first, second } = await loseTwo();
    await desk.post(second.resultUrl, resultBody({ ResultCode: 1, TransactionID: '' }));
    expect(await desk.find(id)).toMatchObject({ status: 'unknown', nextCheckAt: null });
    expect(await desk.issues()).toEqual(['outcome_unknown']);
    await desk.post(first.resultUrl, back);
    expect((await desk.find(id)).status).toBe('succeeded');
  });
});

test('a reversal that moved nothing, its Result lost: sent again, and told that the payment is back already', async () => {
  const { id } = await desk.create({ kind: 'reversal' });
  await desk.run();
  for (const wait of [30, 30, 60, 180]) {
    await desk.pass(wait);
    await desk.post(desk.last('status').resultUrl, statusBody({ TransactionStatus: 'Failed' }));
  }
  expect(names()).toEqual(['reversal', 'status', 'status', 'status', 'status', 'reversal']);
  const { conversationId } = await desk.find(id);
  const said = { ResultCode: 'R000001', ConversationID: conversationId ?? '', TransactionID: '' };
  await desk.post(desk.last('reversal').resultUrl, resultBody(said));
  expect((await desk.find(id)).status).toBe('succeeded');
});

describe('accepted and then silent', () => {
  test('timed out in their queue: asked at once; a second time-out asks nothing more', async () => {
    const { id } = await desk.create();
    await desk.run();
    const { resultUrl, timeoutUrl } = desk.last('b2c');
    // Whatever else it says, a time-out settles nothing.
    await desk.post(timeoutUrl, paidBody(id));
    expect((await desk.find(id)).status).toBe('unknown');
    const question = desk.last('status');
    expect(question.conversationId).toBe('AG_1');
    await desk.post(question.timeoutUrl, {});
    await desk.run();
    expect(names()).toEqual(['b2c', 'status']);
    await desk.post(resultUrl, paidBody(id));
    await desk.post(timeoutUrl, { late: 'and other' });
    expect((await desk.find(id)).status).toBe('succeeded');
    expect(await desk.events(id)).toEqual([
      'timeout applied',
      'timeout no_effect',
      'result applied',
      'timeout no_effect',
    ]);
  });

  test('paid, without a word how much: asked', async () => {
    const { id } = await desk.create();
    await desk.run();
    await desk.post(desk.last('b2c').resultUrl, resultBody({ OriginatorConversationID: id }));
    expect((await desk.find(id)).status).toBe('unknown');
    await desk.run();
    await desk.post(desk.last('status').resultUrl, statusBody(completed));
    expect((await desk.find(id)).status).toBe('succeeded');
  });

  test('a code that nobody knows is no failure: asked', async () => {
    const { id } = await desk.create();
    await desk.run();
    await desk.post(desk.last('b2c').resultUrl, resultBody({ OriginatorConversationID: id, ResultCode: 26 }));
    expect((await desk.find(id)).status).toBe('unknown');
    await desk.run();
    desk.last('status');
  });

  test('for a day: a person is told, and nothing is asked any more', async () => {
    const { id } = await desk.create();
    await desk.run();
    for (let minutes = 0; minutes < 25 * 60; minutes += 30) await desk.pass(1_800);
    expect(await desk.find(id)).toMatchObject({ status: 'accepted', nextCheckAt: null });
    expect(await desk.issues()).toEqual(['outcome_unknown']);
    const before = desk.calls.length;
    await desk.pass(86_400);
    expect(desk.calls).toHaveLength(before);
  });

  test('where questions are refused as our fault, the alarm is raised once, and over when it is told', async () => {
    const { id } = await desk.create();
    answers({ kind: 'accepted', conversationId: 'AG_1', originatorConversationId: 'any' });
    await desk.run();
    const sent = desk.last('b2c');
    desk.mpesa.answer = () => ({ kind: 'refused', reason: 'config', detail: 'http_401', alert: true });
    await desk.pass(30);
    await desk.pass(30);
    expect(names()).toEqual(['b2c', 'status', 'status']);
    expect(await desk.openIssues()).toEqual(['provider_refuses']);
    await desk.post(sent.resultUrl, paidBody(id));
    expect((await desk.find(id)).status).toBe('succeeded');
    expect(await desk.issues()).toEqual(['provider_refuses']);
    expect(await desk.openIssues()).toEqual([]);
  });
});

test('its process dies while it is being sent: after two minutes unknown, and asked about', async () => {
  const { id } = await desk.create();
  desk.mpesa.answer = () => {
    throw new Error('killed');
  };
  await desk.run();
  expect(await desk.find(id)).toMatchObject({ status: 'sending', tries: 1 });
  desk.mpesa.answer = () => desk.accept();
  await desk.pass(119);
  expect((await desk.find(id)).status).toBe('sending');
  await desk.pass(1);
  expect((await desk.find(id)).status).toBe('unknown');
  expect(desk.last('status').conversationId).toBe(id);
  expect(names()).toEqual(['b2c', 'status']);
});
