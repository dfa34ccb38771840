import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SendOutcome } from '#server/outside/daraja-outcomes.ts';
import {
  completed,
  createDisbursementApp,
  type DisbursementApp,
  ORIGINAL,
  paidBody,
  RECEIPT,
  resultBody,
  statusBody,
} from './disbursements.fixture.ts';
import { type DisbursementOwner, registerDisbursementOwners } from './owners.ts';

const told = vi.hoisted(() => [] as string[]);
const refund: DisbursementOwner = {
  nameOf: async () => ({ name: 'BK-2026-001' }),
  lock: async () => {},
  statusChanged: async (_app, _tx, { status }) => void told.push(status),
  arrivedLate: async () => ({ settled: true }),
};
registerDisbursementOwners({ refund, payout: refund });

let product: DisbursementApp;
beforeEach(async () => {
  told.length = 0;
  product = await createDisbursementApp();
});
afterEach(() => product.close());

const answers = (...outcomes: SendOutcome[]) => {
  product.mpesa.answer = () => outcomes.shift() ?? product.accept();
};
const lost: SendOutcome = { kind: 'ambiguous', detail: 'ECONNRESET' };
const names = () => product.calls.map(({ name }) => name);

describe('refused unprocessed', () => {
  test.each(['rate_limited', 'unreachable', 'blocked'] as const)(
    '%s: again after 1, 4, 16 … minutes',
    async (reason) => {
      const { id } = await product.create();
      product.mpesa.answer = () => ({ kind: 'refused', reason, detail: 'no' });
      await product.run();
      for (const minutes of [1, 4, 16, 64, 256, 360, 360]) {
        expect(await product.find(id)).toMatchObject({ status: 'queued', errorCode: `refused_${reason}` });
        const before = product.calls.length;
        await product.pass(minutes * 60 - 1);
        expect(product.calls).toHaveLength(before);
        await product.pass(1);
        expect(product.calls).toHaveLength(before + 1);
      }
      expect(await product.find(id)).toMatchObject({ status: 'failed', tries: 8, errorCode: `refused_${reason}` });
      expect(told.at(-1)).toBe('failed');
      await product.pass(86_400);
      expect(product.calls).toHaveLength(8);
      expect(new Set(product.calls.map((call) => call.resultUrl)).size).toBe(8);
    },
  );

  test('again after the pause that M-Pesa asks for', async () => {
    await product.create();
    answers({ kind: 'refused', reason: 'rate_limited', detail: 'no', retryAfterSeconds: 90 });
    await product.run();
    await product.pass(89);
    expect(names()).toEqual(['b2c']);
    await product.pass(1);
    expect(names()).toEqual(['b2c', 'b2c']);
  });

  test('a refusal through our own fault fails at once, with a case', async () => {
    const { id } = await product.create();
    answers({ kind: 'refused', reason: 'config', detail: 'http_401', alert: true });
    await product.run();
    expect(await product.find(id)).toMatchObject({ status: 'failed', errorCode: 'refused_config' });
    expect(await product.issues()).toEqual(['provider_refuses']);
  });

  test('a refused send that was done all the same: after its Result the order is sent under the same id only', async () => {
    const { id } = await product.create();
    answers({ kind: 'refused', reason: 'rate_limited', detail: 'no' }, { kind: 'duplicate' });
    await product.run();
    await product.post(product.last('b2c').resultUrl, paidBody(id));
    await product.pass(60);
    expect(await product.find(id)).toMatchObject({ status: 'unknown' });
    await product.run();
    await product.post(product.last('status').resultUrl, statusBody(completed));
    expect(await product.find(id)).toMatchObject({ status: 'succeeded', receipt: RECEIPT });
    expect(product.calls.flatMap((call) => (call.name === 'b2c' ? call.id : []))).toEqual([id, id]);
  });
});

describe('a B2C whose answer was lost', () => {
  test('its Result settles it', async () => {
    const { id } = await product.create();
    answers(lost);
    await product.run();
    expect(await product.find(id)).toMatchObject({ status: 'unknown', conversationId: null });
    await product.post(product.last('b2c').resultUrl, paidBody(id, { ConversationID: 'AG_9' }));
    expect(await product.find(id)).toMatchObject({ status: 'succeeded', conversationId: 'AG_9' });
    expect(told).toEqual(['sending', 'unknown', 'succeeded']);
  });

  test('is asked about by our own id, and settled by the answer', async () => {
    const { id } = await product.create();
    answers(lost);
    await product.run();
    await product.pass(29);
    expect(names()).toEqual(['b2c']);
    await product.pass(1);
    const { conversationId, resultUrl } = product.last('status');
    expect(conversationId).toBe(id);
    await product.post(resultUrl, statusBody(completed));
    expect(await product.find(id)).toMatchObject({ status: 'succeeded', receipt: RECEIPT, checks: 1 });
    await product.pass(86_400);
    expect(product.calls).toHaveLength(2);
  });

  test('unknown to M-Pesa after five minutes, never before: sent again under the same id', async () => {
    const { id } = await product.create();
    answers(lost);
    await product.run();
    const first = product.last('b2c');
    for (const wait of [30, 30, 60]) {
      await product.pass(wait);
      await product.post(product.last('status').resultUrl, statusBody({}, 'R000002'));
    }
    expect(names()).toEqual(['b2c', 'status', 'status', 'status']);
    await product.pass(180);
    await product.post(product.last('status').resultUrl, statusBody({}, 'R000002'));
    const again = product.last('b2c');
    expect(again).toMatchObject({ id, phone: first.phone, amountKes: first.amountKes });
    expect(again.resultUrl).not.toBe(first.resultUrl);
    expect(await product.find(id)).toMatchObject({ status: 'accepted', tries: 2, repeats: 1 });
    // A Result on the first callback path also counts, because the order is the same.
    await product.post(first.resultUrl, paidBody(id, { ConversationID: 'AG_of_the_first' }));
    expect((await product.find(id)).status).toBe('succeeded');
  });

  test('Duplicate: it had arrived, and is asked about, never sent under another id', async () => {
    const { id } = await product.create();
    answers({ kind: 'duplicate' });
    await product.run();
    expect(await product.find(id)).toMatchObject({ status: 'unknown', nextCheckAt: product.clock.now() });
    await product.run();
    await product.post(product.last('status').resultUrl, statusBody({ TransactionStatus: 'Failed' }));
    expect(await product.find(id)).toMatchObject({ status: 'failed', errorCode: 'ended_unpaid' });
  });

  test('a gateway that never finds our id: sent eight times at most, then a case', async () => {
    const { id } = await product.create();
    product.mpesa.answer = (call) => (call.name === 'b2c' ? { kind: 'duplicate' } : product.accept());
    await product.run();
    for (const wait of [...Array(6).fill(300), ...Array(25).fill(3_600)]) {
      await product.pass(wait);
      const call = product.calls.at(-1);
      if (call?.name === 'status') await product.post(call.resultUrl, statusBody({}, 'R000002'));
    }
    const sent = product.calls.filter(({ name }) => name === 'b2c');
    expect(sent).toHaveLength(8);
    expect(new Set(sent.map((call) => call.name === 'b2c' && call.id))).toEqual(new Set([id]));
    expect(await product.find(id)).toMatchObject({ status: 'unknown', nextCheckAt: null });
    expect(await product.openIssues()).toEqual(['outcome_unknown']);
    // However late, its Result still counts.
    await product.post(sent[0]?.resultUrl ?? '', paidBody(id));
    expect((await product.find(id)).status).toBe('succeeded');
    expect(await product.openIssues()).toEqual([]);
  });

  test('a refusal of the second try says nothing of the first', async () => {
    const { id } = await product.create();
    product.mpesa.answer = (call) => {
      if (call.name === 'status') return product.accept();
      return product.calls.length === 1 ? lost : { kind: 'refused', reason: 'config', detail: 'http_400', alert: true };
    };
    await product.run();
    await product.pass(300);
    await product.post(product.last('status').resultUrl, statusBody({}, 'R000002'));
    expect(names()).toEqual(['b2c', 'status', 'b2c']);
    expect((await product.find(id)).status).toBe('unknown');
    expect(await product.issues()).toEqual(['provider_refuses']);
  });
});

describe('a reversal whose answer was lost', () => {
  const back = resultBody({}, { Amount: 9680, OriginalTransactionID: ORIGINAL });
  async function loseTwo() {
    const { id } = await product.create({ kind: 'reversal' });
    answers(lost, lost);
    await product.run();
    const first = product.last('reversal');
    await product.pass(30);
    await product.pass(30);
    await product.pass(60);
    expect(names()).toEqual(['reversal']); // M-Pesa has given no id by which we could ask
    await product.pass(180);
    expect(names()).toEqual(['reversal', 'reversal']);
    return { id, first, second: product.last('reversal') };
  }

  test('R000001: done by one of the tries', async () => {
    const { id, second } = await loseTwo();
    await product.post(second.resultUrl, resultBody({ ResultCode: 'R000001', TransactionID: '' }));
    expect(await product.find(id)).toMatchObject({ status: 'succeeded', resultCode: 'R000001', receipt: null });
  });

  test('the second send is told that it was done, then the Result of the first comes: settled once, with its receipt', async () => {
    const { id, first, second } = await loseTwo();
    await product.post(second.resultUrl, resultBody({ ResultCode: 'R000001', TransactionID: '' }));
    await product.post(first.resultUrl, back);
    expect(await product.find(id)).toMatchObject({ status: 'succeeded', receipt: RECEIPT });
    expect(told.filter((status) => status === 'succeeded')).toHaveLength(1);
    expect(await product.issues()).toEqual([]);
  });

  test('a failure of the second send proves nothing: a case for a person, and no other way is tried', async () => {
    const { id, first, second } = await loseTwo();
    await product.post(second.resultUrl, resultBody({ ResultCode: 1, TransactionID: '' }));
    expect(await product.find(id)).toMatchObject({ status: 'unknown', nextCheckAt: null });
    expect(await product.issues()).toEqual(['outcome_unknown']);
    await product.post(first.resultUrl, back);
    expect((await product.find(id)).status).toBe('succeeded');
  });
});

test('a reversal that moved nothing and whose Result was lost is sent again, and answered that the payment was reversed before', async () => {
  const { id } = await product.create({ kind: 'reversal' });
  await product.run();
  for (const wait of [30, 30, 60, 180]) {
    await product.pass(wait);
    await product.post(product.last('status').resultUrl, statusBody({ TransactionStatus: 'Failed' }));
  }
  expect(names()).toEqual(['reversal', 'status', 'status', 'status', 'status', 'reversal']);
  const { conversationId } = await product.find(id);
  const said = { ResultCode: 'R000001', ConversationID: conversationId ?? '', TransactionID: '' };
  await product.post(product.last('reversal').resultUrl, resultBody(said));
  expect((await product.find(id)).status).toBe('succeeded');
});

describe('accepted, and then no Result comes', () => {
  test('timed out in their queue: asked at once; a second time-out asks nothing more', async () => {
    const { id } = await product.create();
    await product.run();
    const { resultUrl, timeoutUrl } = product.last('b2c');
    // Whatever else it says, a time-out settles nothing.
    await product.post(timeoutUrl, paidBody(id));
    expect((await product.find(id)).status).toBe('unknown');
    const question = product.last('status');
    expect(question.conversationId).toBe('AG_1');
    await product.post(question.timeoutUrl, {});
    await product.run();
    expect(names()).toEqual(['b2c', 'status']);
    await product.post(resultUrl, paidBody(id));
    await product.post(timeoutUrl, { late: 'and other' });
    expect((await product.find(id)).status).toBe('succeeded');
    expect(await product.events(id)).toEqual([
      'timeout applied',
      'timeout no_effect',
      'result applied',
      'timeout no_effect',
    ]);
  });

  test('a success without an amount: M-Pesa is asked', async () => {
    const { id } = await product.create();
    await product.run();
    await product.post(product.last('b2c').resultUrl, resultBody({ OriginatorConversationID: id }));
    expect((await product.find(id)).status).toBe('unknown');
    await product.run();
    await product.post(product.last('status').resultUrl, statusBody(completed));
    expect((await product.find(id)).status).toBe('succeeded');
  });

  test('an unknown code is no failure: M-Pesa is asked', async () => {
    const { id } = await product.create();
    await product.run();
    await product.post(product.last('b2c').resultUrl, resultBody({ OriginatorConversationID: id, ResultCode: 26 }));
    expect((await product.find(id)).status).toBe('unknown');
    await product.run();
    product.last('status');
  });

  test('for a day: a case is opened, and nothing is asked any more', async () => {
    const { id } = await product.create();
    await product.run();
    for (let minutes = 0; minutes < 25 * 60; minutes += 30) await product.pass(1_800);
    expect(await product.find(id)).toMatchObject({ status: 'accepted', nextCheckAt: null });
    expect(await product.issues()).toEqual(['outcome_unknown']);
    const before = product.calls.length;
    await product.pass(86_400);
    expect(product.calls).toHaveLength(before);
  });

  test('when status queries are refused through our fault, one case is opened, and closed by the Result', async () => {
    const { id } = await product.create();
    answers({ kind: 'accepted', conversationId: 'AG_1', originatorConversationId: 'any' });
    await product.run();
    const sent = product.last('b2c');
    product.mpesa.answer = () => ({ kind: 'refused', reason: 'config', detail: 'http_401', alert: true });
    await product.pass(30);
    await product.pass(30);
    expect(names()).toEqual(['b2c', 'status', 'status']);
    expect(await product.openIssues()).toEqual(['provider_refuses']);
    await product.post(sent.resultUrl, paidBody(id));
    expect((await product.find(id)).status).toBe('succeeded');
    expect(await product.issues()).toEqual(['provider_refuses']);
    expect(await product.openIssues()).toEqual([]);
  });
});

test('the process dies while sending: after two minutes the outcome is unknown, and M-Pesa is asked', async () => {
  const { id } = await product.create();
  product.mpesa.answer = () => {
    throw new Error('killed');
  };
  await product.run();
  expect(await product.find(id)).toMatchObject({ status: 'sending', tries: 1 });
  product.mpesa.answer = () => product.accept();
  await product.pass(119);
  expect((await product.find(id)).status).toBe('sending');
  await product.pass(1);
  expect((await product.find(id)).status).toBe('unknown');
  expect(product.last('status').conversationId).toBe(id);
  expect(names()).toEqual(['b2c', 'status']);
});
