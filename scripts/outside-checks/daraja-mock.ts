import assert from 'node:assert/strict';
import type { Daraja } from '#server/outside/daraja.ts';
import { outcomeOfResult } from '#server/outside/daraja-result-codes.ts';
import { startProxy } from './loopback.ts';
import { acceptedPush, mpesaAdapter, newAddresses, newOrder } from './mpesa-adapter.ts';
import { fetchFromPypi } from './packages.ts';
import { startProgram } from './processes.ts';
import type { Report } from './report.ts';
import type { StandIn } from './stand-in.ts';

const VERSION = '1.0.5';
/** Serves on the loopback; a line on standard input is the result of every query from then on. */
const START = `import sys
from daraja_mock import DarajaMock
mock = DarajaMock()
mock.run_thread(host='127.0.0.1', port=int(sys.argv[1]))
for line in sys.stdin:
    mock.set_stk_result(int(line))`;
const NOWHERE = 'http://127.0.0.1:9';

/** daraja-mock: accepts everything, calls nobody back; the result of queries can be set. */
export const darajaMock: StandIn = {
  name: 'daraja-mock',
  about: `${VERSION}, CC BY-NC-ND 4.0`,
  role: 'answers',
  provider: 'Daraja',
  onlyByName: 'its licence forbids commercial use; name it if yours is none',
  mayRunElsewhere: false,
  async run(report) {
    const folder = await fetchFromPypi('daraja-mock', VERSION);
    const program = await startProgram({
      command: 'python3',
      args: (port) => ['-c', START, String(port)],
      cwd: folder,
      env: { PYTHONPATH: folder },
      readyPath: '/health',
    });
    const proxy = await startProxy(program.origin, { answer: withOurCheckoutId });
    try {
      await acceptance(report, mpesaAdapter(program.origin));
      await queries(report, mpesaAdapter(proxy.origin), program.tell);
      await unknown(report, mpesaAdapter(program.origin));
    } finally {
      await proxy.close();
      await program.stop();
    }
  },
};

/** Daraja's query names the request that it was asked about; daraja-mock makes one up, which our adapter rightly refuses. */
function withOurCheckoutId(path: string, answer: string, sent: string): string {
  if (!path.startsWith('/mpesa/stkpushquery/')) return answer;
  const { CheckoutRequestID } = JSON.parse(sent) as { CheckoutRequestID: string };
  return JSON.stringify({ ...(JSON.parse(answer) as object), CheckoutRequestID });
}

async function acceptance(report: Report, daraja: Daraja) {
  const addresses = newAddresses(NOWHERE);
  await report.check('a token is fetched and a push accepted', async () => {
    const { checkoutRequestId } = await acceptedPush(daraja, addresses.url, 11_000);
    assert.match(checkoutRequestId, /^ws_CO_\w+$/);
  });
  await report.check('B2C is accepted', async () => {
    const accepted = await daraja.sendB2c(newOrder(addresses, 9_680));
    assert(accepted.kind === 'accepted');
    assert.match(accepted.conversationId, /^AG_/);
  });
  await report.check('a status question is accepted', async () => {
    const accepted = await daraja.askStatus({ ...addresses, receipt: 'TKL4XA91PQ', remarks: 'Check' });
    assert.equal(accepted.kind, 'accepted');
  });
  await report.check('a path that it does not have is a refusal of ours to mend', async () => {
    const order = { ...addresses, receipt: 'TKL4XA91PQ', amountKes: 11_000, remarks: 'Refund' };
    const refused = { kind: 'refused', reason: 'config', detail: 'http_404', alert: true };
    assert.deepEqual(await daraja.reverse(order), refused);
  });
}

async function queries(report: Report, daraja: Daraja, tell: (line: string) => void) {
  for (const [code, outcome] of [
    ['0', { status: 'succeeded' }],
    ['1', { status: 'failed', error: 'insufficient_funds' }],
    ['1001', { status: 'failed', error: 'locked', retryAfterSeconds: 60 }],
    ['1032', { status: 'cancelled' }],
    ['1037', { status: 'timed_out' }],
    ['2001', { status: 'failed', error: 'wrong_pin' }],
  ] as const) {
    await report.check(`a query that says ${code} is read`, async () => {
      const { checkoutRequestId } = await acceptedPush(daraja, newAddresses(NOWHERE).url, 11_000);
      tell(code);
      const answer = await answered(daraja, checkoutRequestId, code);
      assert.deepEqual(outcomeOfResult(answer, 'query'), outcome);
    });
  }
}

/** Asks until the stand-in has read the line on its standard input, which may arrive after the query. */
async function answered(daraja: Daraja, checkoutRequestId: string, code: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const answer = await daraja.queryStk(checkoutRequestId);
    assert.equal(answer.kind, 'result');
    if (answer.kind === 'result' && (answer.code === code || tries === 50)) return answer.code;
  }
}

async function unknown(report: Report, daraja: Daraja) {
  await report.unknown('which request a query was about', 'it names one that nobody made', async () => {
    const { checkoutRequestId } = await acceptedPush(daraja, newAddresses(NOWHERE).url, 11_000);
    const answer = await daraja.queryStk(checkoutRequestId);
    assert.deepEqual(answer, { kind: 'no_information', reason: 'unavailable', detail: 'other_request' });
  });
  await report.unknown('our id of a B2C order', 'it names another', async () => {
    const order = newOrder(newAddresses(NOWHERE), 500);
    const accepted = await daraja.sendB2c(order);
    assert(accepted.kind === 'accepted' && accepted.originatorConversationId !== order.id);
  });
  await report.unknown('received payments', 'it has no such call', async () => {
    const answer = await daraja.listReceived({ from: new Date(Date.now() - 3_600_000), to: new Date() });
    assert.equal(answer.kind, 'no_information');
  });
}
