import assert from 'node:assert/strict';
import type { Daraja } from '#server/outside/daraja.ts';
import { readStkCallback } from '#server/outside/daraja-callback.ts';
import { readDarajaResult, readStatusResult } from '#server/outside/daraja-result.ts';
import { outcomeOfResult } from '#server/outside/daraja-result-codes.ts';
import { type Inbox, startInbox } from './loopback.ts';
import { acceptedPush, mpesaAdapter, newAddresses, newOrder, newPush } from './mpesa-adapter.ts';
import { fetchFromNpm } from './packages.ts';
import { type Running, startProgram } from './processes.ts';
import type { Report } from './report.ts';
import type { StandIn } from './stand-in.ts';

const VERSION = '0.1.0';
const START = `import { DarajaSimulator } from 'daraja-mcp';
await new DarajaSimulator({ port: Number(process.argv[1]), callbackDelayMs: 50 }).start();`;
const RECEIPT = /^[A-Z0-9]{10}$/;

/** The simulator inside daraja-mcp: callbacks and Results; the amount decides the outcome. */
export const darajaMcp: StandIn = {
  name: 'daraja-mcp',
  about: `${VERSION}, MIT`,
  role: 'answers',
  provider: 'Daraja',
  onlyByName: 'npm had no such package when this was written; name it with an address, or once you have looked at it',
  mayRunElsewhere: true,
  async run(report, at) {
    const program = at === undefined ? await startSimulator() : undefined;
    const inbox = await startInbox();
    try {
      const daraja = mpesaAdapter(at ?? program?.origin ?? '');
      await payments(report, daraja, inbox);
      await orders(report, daraja, inbox);
      await unknown(report, daraja, inbox);
    } finally {
      await inbox.close();
      await program?.stop();
    }
  },
};

async function startSimulator(): Promise<Running> {
  const folder = await fetchFromNpm('daraja-mcp', VERSION);
  const args = (port: number) => ['--input-type=module', '--eval', START, String(port)];
  return startProgram({ command: process.execPath, args, cwd: folder, readyPath: '/oauth/v1/generate' });
}

async function payments(report: Report, daraja: Daraja, inbox: Inbox) {
  await report.check('a token is fetched and a push accepted', async () => {
    const { merchantRequestId, checkoutRequestId } = await acceptedPush(daraja, newAddresses(inbox.origin).url, 11_000);
    assert.match(`${merchantRequestId} ${checkoutRequestId}`, /^[\d-]+ ws_CO_\w+$/);
  });
  await report.check('the callback of a payment is read: ids, amount, receipt, time', async () => {
    const { path, url } = newAddresses(inbox.origin);
    const { merchantRequestId, checkoutRequestId } = await acceptedPush(daraja, url, 11_000);
    const read = readStkCallback((await inbox.next(path)).raw);
    const { receipt, at, ...rest } = read ?? { receipt: '', at: undefined };
    const resultDesc = 'The service request is processed successfully.';
    assert.deepEqual(rest, { merchantRequestId, checkoutRequestId, resultCode: '0', resultDesc, amountKes: 11_000 });
    assert.match(receipt ?? '', RECEIPT);
    assert(Math.abs(Date.now() - (at?.getTime() ?? 0)) < 60_000, `not just now: ${at}`);
  });
  for (const [amount, outcome] of [
    [1, { status: 'failed', error: 'insufficient_funds' }],
    [1032, { status: 'cancelled' }],
    [1037, { status: 'timed_out' }],
    [2001, { status: 'failed', error: 'wrong_pin' }],
  ] as const) {
    await report.check(`the callback of a payment that ends with ${amount} is read`, async () => {
      const { path, url } = newAddresses(inbox.origin);
      const { checkoutRequestId } = await acceptedPush(daraja, url, amount);
      const read = readStkCallback((await inbox.next(path)).raw);
      assert.deepEqual([read?.checkoutRequestId, read?.resultCode], [checkoutRequestId, String(amount)]);
      assert.deepEqual([read?.amountKes, read?.receipt], [undefined, undefined]);
      assert.deepEqual(outcomeOfResult(String(read?.resultCode), 'callback'), outcome);
    });
  }
  await report.check('a query says that it is paid', async () => {
    const { checkoutRequestId } = await acceptedPush(daraja, newAddresses(inbox.origin).url, 11_000);
    const answer = await daraja.queryStk(checkoutRequestId);
    assert.deepEqual([answer.kind, answer.kind === 'result' && answer.code], ['result', '0']);
  });
  await report.check('a push that the provider fails at is ambiguous, never refused', async () => {
    const outcome = await daraja.pushStk(newPush(newAddresses(inbox.origin).url, 9_999));
    assert.deepEqual(outcome, { kind: 'ambiguous', detail: 'http_500 500.001.1001' });
  });
}

async function orders(report: Report, daraja: Daraja, inbox: Inbox) {
  await report.check('B2C: accepted under our id, its Result read with receipt and amount', async () => {
    const { path, ...addresses } = newAddresses(inbox.origin);
    const order = newOrder(addresses, 9_680);
    const accepted = await daraja.sendB2c(order);
    assert(accepted.kind === 'accepted');
    const result = readDarajaResult((await inbox.next(path)).raw);
    assert.deepEqual(
      [accepted.originatorConversationId, result?.originatorConversationId, result?.conversationId, result?.resultCode],
      [order.id, order.id, accepted.conversationId, '0'],
    );
    assert.match(result?.transactionId ?? '', RECEIPT);
    assert.equal(result?.parameters.get('TransactionAmount'), '9680');
  });
  for (const amount of [1, 2001]) {
    await report.check(`B2C: the Result of one that fails with ${amount} is read`, async () => {
      const { path, ...addresses } = newAddresses(inbox.origin);
      const order = newOrder(addresses, amount);
      await daraja.sendB2c(order);
      const result = readDarajaResult((await inbox.next(path)).raw);
      const { originatorConversationId, transactionId, resultCode } = result ?? {};
      assert.deepEqual([originatorConversationId, transactionId, resultCode], [order.id, '', String(amount)]);
    });
  }
  await report.check('reversal: accepted, its Result read', async () => {
    const { path, ...addresses } = newAddresses(inbox.origin);
    const order = { ...addresses, receipt: 'TKL4XA91PQ', amountKes: 11_000, remarks: 'Refund BK2026001' };
    const accepted = await daraja.reverse(order);
    const result = readDarajaResult((await inbox.next(path)).raw);
    assert(accepted.kind === 'accepted');
    assert.equal(result?.conversationId, accepted.conversationId);
    assert.equal(result.resultCode, '0');
  });
  await report.check('status question: accepted, its Result read', async () => {
    const { path, ...addresses } = newAddresses(inbox.origin);
    const accepted = await daraja.askStatus({ ...addresses, receipt: 'TKL4XA91PQ', remarks: 'Check' });
    const result = readDarajaResult((await inbox.next(path)).raw);
    assert(accepted.kind === 'accepted');
    assert.deepEqual([result?.conversationId, result?.resultCode], [accepted.conversationId, '0']);
  });
}

async function unknown(report: Report, daraja: Daraja, inbox: Inbox) {
  await report.unknown('a query of what was not paid', 'it says 0 of everything', async () => {
    const { checkoutRequestId } = await acceptedPush(daraja, newAddresses(inbox.origin).url, 1_032);
    const answer = await daraja.queryStk(checkoutRequestId);
    assert(answer.kind === 'result' && answer.code === '0');
  });
  await report.unknown('what a status question finds out', 'its Result has no TransactionStatus', async () => {
    const { path, ...addresses } = newAddresses(inbox.origin);
    await daraja.askStatus({ ...addresses, receipt: 'TKL4XA91PQ', remarks: 'Check' });
    const result = readDarajaResult((await inbox.next(path)).raw);
    assert(result && readStatusResult(result).kind === 'open');
  });
  await report.unknown('an order sent twice under one id', 'it takes both', async () => {
    const order = newOrder(newAddresses(inbox.origin), 500);
    const kinds = [(await daraja.sendB2c(order)).kind, (await daraja.sendB2c(order)).kind];
    assert.deepEqual(kinds, ['accepted', 'accepted']);
  });
  await report.unknown(
    'pages of received payments',
    'every page brings a new one, so our list never ends',
    async () => {
      const span = { from: new Date(Date.now() - 3_600_000), to: new Date() };
      const answer = await daraja.listReceived(span);
      assert.deepEqual(answer, { kind: 'no_information', reason: 'unavailable', detail: 'too_many_pages' });
    },
  );
}
