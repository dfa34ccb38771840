import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sha256 } from '#server/secrets.ts';
import { hookTokens } from '../inbox/tables.ts';
import {
  completed,
  createDisbursementApp,
  type DisbursementApp,
  ORIGINAL,
  PHONE,
  paidBody,
  RECEIPT,
  resultBody,
  statusBody,
} from './disbursements.fixture.ts';
import { type DisbursementOwner, registerDisbursementOwners } from './owners.ts';
import { sendDisbursement } from './send-disbursement.ts';

const owner = vi.hoisted(() => ({ told: [] as string[], locked: 0, fails: false }));
const refund: DisbursementOwner = {
  nameOf: async () => ({ name: 'BK-2026-001' }),
  async lock() {
    owner.locked += 1;
  },
  async statusChanged(_app, _tx, { status }, outcome) {
    if (owner.fails) throw new Error('the owner cannot');
    owner.told.push(`${outcome} ${status}`);
  },
  async arrivedLate(_app, _tx, { receipt }) {
    owner.told.push(`arrived ${receipt}`);
    return { settled: true };
  },
};
registerDisbursementOwners({ refund, payout: refund });

let product: DisbursementApp;
beforeEach(async () => {
  Object.assign(owner, { told: [], locked: 0, fails: false });
  product = await createDisbursementApp();
});
afterEach(() => product.close());

const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

describe('sent and answered', () => {
  test('accepted, then paid: the owner is told of each status, and nothing more is asked', async () => {
    const { id } = await product.create();
    await product.run();
    const { resultUrl, timeoutUrl, ...order } = product.last('b2c');
    expect(order).toEqual({ name: 'b2c', id, phone: PHONE, amountKes: 9_680, remarks: 'Twende refund' });
    expect(await product.find(id)).toMatchObject({ status: 'accepted', conversationId: 'AG_1', tries: 1 });
    expect(await product.post(resultUrl, paidBody(id))).toBe(200);
    expect(await product.find(id)).toMatchObject({
      status: 'succeeded',
      receipt: RECEIPT,
      resultCode: '0',
      nextCheckAt: null,
      settledAt: product.clock.now(),
    });
    expect(owner.told).toEqual(['moved sending', 'moved accepted', 'succeeded succeeded']);
    await product.pass(86_400);
    expect(product.calls).toHaveLength(1);
    expect(await product.issues()).toEqual([]);
    const paths = await product.app.db.select().from(hookTokens).where(eq(hookTokens.ownerId, id));
    expect(paths.map(({ purpose, sha256: digest }) => [purpose, digest]).sort()).toEqual([
      ['result', sha256(tokenOf(resultUrl))],
      ['timeout', sha256(tokenOf(timeoutUrl))],
    ]);
  });

  test('a reversal names the receipt that it undoes', async () => {
    const { id } = await product.create({ kind: 'reversal', purpose: 'refund' });
    await product.run();
    const { resultUrl, timeoutUrl, ...order } = product.last('reversal');
    expect(order).toEqual({ name: 'reversal', receipt: ORIGINAL, amountKes: 9_680, remarks: 'Twende refund' });
    await product.post(resultUrl, resultBody({}, { Amount: 9680, OriginalTransactionID: ORIGINAL }));
    expect(await product.find(id)).toMatchObject({ status: 'succeeded', receipt: RECEIPT });
  });

  test('neither the phone nor a path is in the log, nor the phone in the row', async () => {
    const { id } = await product.create();
    await product.run();
    const { resultUrl, timeoutUrl } = product.last('b2c');
    await product.post(resultUrl, paidBody(id));
    const log = product.logged.join('');
    for (const secret of ['712345678', tokenOf(resultUrl), tokenOf(timeoutUrl)]) expect(log).not.toContain(secret);
    const row = await product.find(id);
    expect(row.phoneTail).toBe('678');
    expect(JSON.stringify(row)).not.toContain('712345678');
  });

  test('the Result comes before the answer: it counts, and the late answer changes nothing', async () => {
    const { id } = await product.create();
    product.mpesa.answer = async (call) => {
      await product.post(call.resultUrl, paidBody(id));
      return product.accept();
    };
    await product.run();
    expect(await product.find(id)).toMatchObject({ status: 'succeeded', conversationId: 'AG_1', receipt: RECEIPT });
    expect(owner.told).toEqual(['moved sending', 'succeeded succeeded']);
  });

  test('a Result that comes twice, in other bytes, and again from a status query counts once', async () => {
    const { id } = await product.create();
    await product.run();
    const { resultUrl } = product.last('b2c');
    await product.pass(30);
    const { resultUrl: statusUrl, ...question } = product.last('status');
    expect(question).toMatchObject({ conversationId: 'AG_1' });
    for (const body of [paidBody(id), paidBody(id), paidBody(id, {}, '9680.00')]) await product.post(resultUrl, body);
    await product.post(statusUrl, statusBody(completed));
    expect(await product.events(id)).toEqual(['result applied', 'result no_effect', 'status no_effect']);
    expect(owner.told.filter((told) => told.startsWith('succeeded'))).toHaveLength(1);
    expect(await product.issues()).toEqual([]);
  });

  test('a failure counts at once; a later proof of success counts too, and opens a case', async () => {
    const { id } = await product.create();
    await product.run();
    const { resultUrl } = product.last('b2c');
    await product.post(resultUrl, resultBody({ OriginatorConversationID: id, ResultCode: 2040, TransactionID: '' }));
    expect(await product.find(id)).toMatchObject({
      status: 'failed',
      errorCode: 'receiver_unregistered',
      resultCode: '2040',
      nextCheckAt: null,
    });
    expect(owner.told.at(-1)).toBe('failed failed');
    await product.post(resultUrl, paidBody(id));
    expect(await product.find(id)).toMatchObject({ status: 'succeeded', errorCode: null, receipt: RECEIPT });
    expect(owner.told.at(-1)).toBe(`arrived ${RECEIPT}`);
    expect(await product.issues()).toEqual(['callback_contradicted']);
  });

  test('a failure through our own fault opens a case', async () => {
    const { id } = await product.create();
    await product.run();
    await product.post(product.last('b2c').resultUrl, resultBody({ OriginatorConversationID: id, ResultCode: 1 }));
    expect(await product.find(id)).toMatchObject({ status: 'failed', errorCode: 'insufficient_float' });
    expect(await product.issues()).toEqual(['provider_refuses']);
  });

  test('a failure after the success changes nothing, and opens a case', async () => {
    const { id } = await product.create();
    await product.run();
    const { resultUrl } = product.last('b2c');
    await product.post(resultUrl, paidBody(id));
    await product.post(resultUrl, resultBody({ OriginatorConversationID: id, ResultCode: 2040 }));
    await product.post(resultUrl, paidBody(id, { TransactionID: 'TKL0000000' }));
    expect(await product.find(id)).toMatchObject({ status: 'succeeded', receipt: RECEIPT });
    expect(await product.issues()).toEqual(['callback_contradicted']);
    expect(owner.told.at(-1)).toBe('succeeded succeeded');
  });

  test('when the owner throws, nothing is changed, and the event is judged again', async () => {
    const { id } = await product.create();
    await product.run();
    owner.fails = true;
    await product.post(product.last('b2c').resultUrl, paidBody(id));
    expect((await product.find(id)).status).toBe('accepted');
    expect(await product.events(id)).toEqual(['result null']);
    owner.fails = false;
    await product.pass(5);
    expect((await product.find(id)).status).toBe('succeeded');
    expect(await product.events(id)).toEqual(['result applied']);
  });
});

describe('a Result that does not count', () => {
  test.each([
    { why: 'another order', fields: { OriginatorConversationID: 'somebody' } },
    { why: 'another conversation', fields: { ConversationID: 'AG_77' } },
  ])('$why: stored, ignored, noted', async ({ fields }) => {
    const { id } = await product.create();
    await product.run();
    expect(await product.post(product.last('b2c').resultUrl, paidBody(id, fields))).toBe(200);
    expect((await product.find(id)).status).toBe('accepted');
    expect(await product.events(id)).toEqual(['result ignored']);
    expect(await product.issues()).toEqual(['callback_mismatch']);
  });

  test("another disbursement's receipt", async () => {
    const first = await product.create();
    await product.run();
    await product.post(product.last('b2c').resultUrl, paidBody(first.id));
    const second = await product.create();
    await product.run();
    await product.post(product.last('b2c').resultUrl, paidBody(second.id, { ConversationID: 'AG_2' }));
    expect((await product.find(second.id)).status).toBe('accepted');
    expect(await product.issues()).toEqual(['callback_mismatch']);
  });

  test('an unknown or expired path: 404, and nothing is stored', async () => {
    const { id } = await product.create();
    await product.run();
    const { resultUrl } = product.last('b2c');
    const forged = resultUrl.replace(/[0-9a-f]{64}$/, 'a'.repeat(64));
    expect(await product.post(forged, paidBody(id))).toBe(404);
    product.clock.advance(91 * 86_400_000);
    expect(await product.post(resultUrl, paidBody(id))).toBe(404);
    expect(await product.events(id)).toEqual([]);
    expect((await product.find(id)).status).toBe('accepted');
  });

  test('an unreadable body: ignored with a case, and M-Pesa is asked', async () => {
    const { id } = await product.create();
    await product.run();
    await product.post(product.last('b2c').resultUrl, { nothing: 'of use' });
    expect(await product.events(id)).toEqual(['result ignored']);
    expect(await product.issues()).toEqual(['callback_unreadable']);
    await product.pass(30);
    product.last('status');
  });

  test('another amount: unknown with a case, and never asked about or sent again', async () => {
    const { id } = await product.create();
    await product.run();
    await product.post(product.last('b2c').resultUrl, paidBody(id, {}, 968));
    expect(await product.find(id)).toMatchObject({ status: 'unknown', nextCheckAt: null });
    expect(await product.issues()).toEqual(['amount_mismatch']);
    await product.pass(86_400);
    expect(product.calls).toHaveLength(1);
  });
});

test('the answer to a status query sends nothing again when a person decides already', async () => {
  const { id } = await product.create();
  await product.run();
  await product.pass(300);
  const question = product.last('status');
  await product.post(product.calls[0]?.resultUrl ?? '', paidBody(id, {}, 968));
  await product.post(question.resultUrl, statusBody({}, 'R000002'));
  expect(product.calls).toHaveLength(2);
  expect(await product.events(id)).toEqual(['result applied', 'status no_effect']);
});

describe('when nothing can be sent', () => {
  test.each([
    { why: 'no initiator', off: () => Object.assign(product.mpesa, { canSend: false }) },
    { why: 'M-Pesa is off', off: () => Object.assign(product.app, { daraja: undefined }) },
  ])('$why: it waits, and a person is told', async ({ off }) => {
    const { daraja } = product.app;
    const { id } = await product.create();
    off();
    await product.run();
    await product.pass(600);
    expect(await product.find(id)).toMatchObject({ status: 'queued', tries: 0 });
    expect(await product.issues()).toEqual(['sending_off']);
    product.mpesa.canSend = true;
    product.app.daraja = daraja;
    expect(await product.openIssues()).toEqual(['sending_off']);
    await product.pass(600);
    expect((await product.find(id)).status).toBe('accepted');
    expect(await product.openIssues()).toEqual([]);
  });

  test('a disbursement that is not due or was sent is not sent', async () => {
    const { id } = await product.create();
    product.mpesa.answer = () => ({ kind: 'refused', reason: 'blocked', detail: 'http_403' });
    await sendDisbursement(product.app, id);
    await sendDisbursement(product.app, id);
    expect(product.calls).toHaveLength(1);
    product.mpesa.answer = () => product.accept();
    product.clock.advance(60_000);
    await sendDisbursement(product.app, id);
    await sendDisbursement(product.app, id);
    expect(product.calls).toHaveLength(2);
  });
});
