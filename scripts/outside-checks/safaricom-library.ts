import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { type Served, serve } from './loopback.ts';
import { mpesaAdapter, newAddresses, newPush } from './mpesa-adapter.ts';
import { fetchFromNpm } from './packages.ts';
import { runToEnd } from './processes.ts';
import type { Report } from './report.ts';
import type { StandIn } from './stand-in.ts';

const VERSION = '0.1.3';
const SHORTCODE = '174379';
const SECRET = 'outside-checks';
const RECEIPT = 'TKL4XA91PQ';
/** The library's timestamps are in UTC and our simulator accepts only East Africa Time, so its clock is changed. */
const EAT_AHEAD_MS = 3 * 3_600_000;

/** Makes calls with Safaricom's library and prints status and body of each answer. */
const CALLS = `
const [origin, url, lateUrl] = process.argv.slice(1);
const Mpesa = require('mpesa-node');
const mpesa = new Mpesa({ consumerKey: '${SECRET}', consumerSecret: '${SECRET}', initiatorName: 'outside',
  lipaNaMpesaShortCode: '${SHORTCODE}', lipaNaMpesaShortPass: '${SECRET}', shortCode: '${SHORTCODE}' });
mpesa.baseURL = origin;
mpesa.security = () => Buffer.from('${SECRET}').toString('base64');
const seen = (call) => call.then((answer) => answer, (problem) => problem.response ?? Promise.reject(problem))
  .then(({ status, data }) => ({ status, data }));
(async () => {
  const push = await seen(mpesa.lipaNaMpesaOnline('254712345678', 11000, url, 'BK2026001', 'Twende trip'));
  const query = await seen(mpesa.lipaNaMpesaQuery(push.data.CheckoutRequestID));
  const reversal = await seen(mpesa.reversal('${RECEIPT}', 11000, lateUrl, url, null, 'Refund BK2026001'));
  const status = await seen(mpesa.transactionStatus('${RECEIPT}', '${SHORTCODE}', '4', lateUrl, url, 'Refund BK2026001'));
  const b2c = await seen(mpesa.b2c('${SHORTCODE}', '254712345678', 9680, lateUrl, url));
  console.log(JSON.stringify({ push, query, reversal, status, b2c }));
})();`;

type Answers = Record<
  'push' | 'query' | 'reversal' | 'status' | 'b2c',
  { status: number; data: Record<string, unknown> }
>;
type Recorded = { path: string; body: Record<string, unknown> };

/** Safaricom's own Node library: its requests are compared with those of our adapter, and sent to our simulator. */
export const safaricomLibrary: StandIn = {
  name: 'mpesa-node',
  about: `${VERSION}, Safaricom's own library, MIT`,
  role: 'judges',
  provider: 'Daraja',
  mayRunElsewhere: false,
  async run(report) {
    const folder = await fetchFromNpm('mpesa-node', VERSION);
    const callBy = async (origin: string, url: string) =>
      JSON.parse(await runToEnd(process.execPath, ['--eval', CALLS, origin, url, `${url}/late`], folder)) as Answers;
    await compareRequests(report, callBy);
    await putToSimulator(report, callBy);
  },
};

type CallBy = (origin: string, url: string) => Promise<Answers>;

async function compareRequests(report: Report, callBy: CallBy) {
  const recorded: Recorded[] = [];
  const recorder = await startRecorder(recorded);
  const { url } = newAddresses('http://127.0.0.1:9');
  await callBy(recorder.origin, url);
  const theirs = recorded.splice(0);
  const daraja = mpesaAdapter(recorder.origin);
  const order = { resultUrl: url, timeoutUrl: `${url}/late`, receipt: RECEIPT, remarks: 'Refund BK2026001' };
  await daraja.pushStk(newPush(url, 11_000));
  await daraja.queryStk('ws_CO_1');
  await daraja.reverse({ ...order, amountKes: 11_000 });
  await daraja.askStatus(order);
  await recorder.close();
  for (const [index, name] of ['push', 'query', 'reversal', 'status question'].entries()) {
    await report.check(`our ${name} is its ${name}: path, fields, values`, () => {
      assert.deepEqual(comparable(recorded[index]), comparable(theirs[index]));
    });
  }
  await report.unknown('B2C', 'it speaks version 1, without an id of ours', () => {
    assert.equal(theirs[4]?.path, '/mpesa/b2c/v1/paymentrequest');
  });
}

/** A request without the optional Occasion, with numbers as text and the password decoded. */
function comparable(call: Recorded | undefined) {
  const { Timestamp, Password, Occasion, ...rest } = call?.body ?? {};
  const fields = Object.entries(rest).map(([name, value]) => [name, String(value)] as const);
  const opened = Buffer.from(String(Password ?? ''), 'base64')
    .toString()
    .replace(String(Timestamp ?? ''), '<stamp>');
  return { path: call?.path, opened, fields: fields.toSorted(([one], [other]) => one.localeCompare(other)) };
}

/** Accepts everything and keeps what was posted. */
const startRecorder = (recorded: Recorded[]): Promise<Served> =>
  serve(async (request, response) => {
    const path = request.url ?? '';
    if (request.method === 'POST') recorded.push({ path, body: (await json(request)) as Recorded['body'] });
    const answer = { access_token: 'token', expires_in: '3599', ResponseCode: '0', CheckoutRequestID: 'ws_CO_1' };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });

async function putToSimulator(report: Report, callBy: CallBy) {
  const { startDarajaSimulator } = await import('#server/sandbox/daraja/simulator.ts');
  const stateDir = mkdtempSync(join(tmpdir(), 'outside-checks-'));
  const quiet = { debug: () => undefined, error: () => undefined };
  const initiator = { name: 'outside', securityCredential: Buffer.from(SECRET).toString('base64') };
  const simulator = await startDarajaSimulator({
    ...{ port: 0, stateDir, log: quiet, now: () => Date.now() - EAT_AHEAD_MS },
    keys: { consumerKey: SECRET, consumerSecret: SECRET, shortcode: SHORTCODE, passkey: SECRET, initiator },
  });
  try {
    await report.check('our simulator takes its calls and answers as it expects', async () => {
      const { push, query, reversal, status } = await callBy(simulator.origin, newAddresses('http://127.0.0.1:9').url);
      assert.deepEqual([push.status, push.data.ResponseCode], [200, '0']);
      assert.match(String(push.data.CheckoutRequestID), /^ws_CO_/);
      const open = query.status === 500 && query.data.errorCode === '500.001.1001';
      assert(open || query.data.ResultCode === '0', JSON.stringify(query)); // the payer takes three seconds
      assert.deepEqual([reversal.status, reversal.data.ResponseCode], [200, '0']);
      assert.deepEqual([status.status, status.data.ResponseCode], [200, '0']);
    });
  } finally {
    await simulator.close();
    rmSync(stateDir, { recursive: true });
  }
}
