import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { hurrySdk } from '#server/sandbox/stripe/simulator.fixture.ts';
import { createAdapter, newIntent } from './stripe.fixture.ts';

/** The adapter with a server that answers every call the same. */
async function adapterBefore(status: number, body: unknown) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  hurrySdk();
  return createAdapter({ apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }).stripe;
}

// A proxy may answer so. The SDK takes any JSON without `error` for the requested object.
test.each([404, 503, 200])(
  'JSON that is no object of Stripe, with status %i, is not taken for an answer',
  async (status) => {
    const stripe = await adapterBefore(status, { message: 'Service Unavailable' });
    const refund = {
      intentId: 'pi_1',
      amountCents: 100,
      reason: 'duplicate',
      refundId: 'r-1',
      idempotencyKey: 'k',
    } as const;
    const outcomes = await Promise.all([
      stripe.createIntent(newIntent),
      stripe.retrieveIntent('pi_1'),
      stripe.cancelIntent('pi_1', 'abandoned', 'k'),
      stripe.createRefund(refund),
      stripe.retrieveRefund('re_1'),
      stripe.listRefunds('pi_1'),
      stripe.retrieveDispute('dp_1'),
      stripe.closeDispute('dp_1', { idempotencyKey: 'k' }),
      stripe.listEvents({ createdSince: new Date(0) }),
      stripe.listBalanceTransactions({}),
    ]);
    const nothing = { kind: 'ambiguous', detail: 'no object of Stripe' };
    expect(outcomes).toEqual(outcomes.map(() => nothing));
  },
);

test('a paid intent without its charge can be read', async () => {
  const intent = { object: 'payment_intent', id: 'pi_1', status: 'succeeded', amount: 500, metadata: {} };
  const stripe = await adapterBefore(200, intent);
  const read = await stripe.retrieveIntent('pi_1');
  expect(read).toMatchObject({ kind: 'intent', id: 'pi_1', status: 'succeeded', amountCents: 500 });
  expect(read).not.toHaveProperty('chargeId');
});
