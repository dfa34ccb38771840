import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import StripeSdk from 'stripe';
import { onTestFinished, vi } from 'vitest';
import type { ConfirmAnswer } from './browser.ts';
import { type StripeSimulator, startStripeSimulator } from './simulator.ts';

export const WEBHOOK_SECRET = 'whsec_for_tests_only';
/** Long ago, so that a test fails if anything reads the computer's clock. */
export const NOON = new Date('2024-11-21T12:00:00Z');

export type Hook = { raw: Buffer; signature: string; event: StripeSdk.Event };

/** A receiver that keeps webhooks and answers with the next of `statuses` (0: no answer), then always with 200. */
async function startReceiver() {
  const hooks: Hook[] = [];
  const statuses: number[] = [];
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
    const raw = Buffer.concat(parts);
    hooks.push({ raw, signature: String(incoming.headers['stripe-signature']), event: JSON.parse(raw.toString()) });
    const status = statuses.shift() ?? 200;
    if (status !== 0) response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    hooks,
    statuses,
    types: () => hooks.map(({ event }) => event.type),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/**
 * A simulator whose clock stands still at NOON, the receiver of its webhooks, and Stripe's real SDK with its address.
 */
export async function startTestSetup() {
  const stateDir = mkdtempSync(join(tmpdir(), 'stripe-sim-'));
  const receiver = await startReceiver();
  const problems: object[] = [];
  const log = { error: (details: object) => problems.push(details), warn: () => undefined };
  const start = async (port: number) => {
    const options = { port, stateDir, webhookUrl: receiver.url, webhookSecret: WEBHOOK_SECRET, log };
    const started = await startStripeSimulator({ ...options, clock: { now: () => NOON } });
    started.clock.freeze();
    return started;
  };
  let simulator: StripeSimulator = await start(0);
  const { origin } = simulator;
  const { port } = new URL(origin);
  const sdkWith = (key: string) =>
    new StripeSdk(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 2, telemetry: false });
  onTestFinished(async () => {
    await simulator.close();
    await receiver.close();
    rmSync(stateDir, { recursive: true });
  });

  async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    // A new connection each time, because a restart breaks reused ones.
    const outgoing = request(`${origin}${path}`, { method, agent: false });
    outgoing.end(body ? JSON.stringify(body) : undefined);
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    return (await json(incoming)) as T;
  }

  return {
    origin,
    stateDir,
    receiver,
    problems,
    sdk: sdkWith('sk_test_twende_sim'),
    sdkWith,
    call,
    control: <T>(name: string, body?: unknown) => call<T>(body ? 'POST' : 'GET', `/__control/${name}`, body),
    /** Moves the simulated time; everything due has ended when it resolves. */
    advance: (ms: number) => simulator.clock.advance(ms),
    startAnother: () => start(Number(port)),
    async restart() {
      await simulator.close();
      simulator = await start(Number(port));
    },
    confirm: (clientSecret: string | null, number: string, more: object = {}) =>
      call<ConfirmAnswer>('POST', '/confirm', {
        clientSecret,
        card: { number, expMonth: 12, expYear: 2030, cvc: '123', ...more },
      }),
    answer3ds: (id: string | undefined, result: 'complete' | 'fail' | 'close') =>
      call<ConfirmAnswer>('POST', `/3ds/${id}`, { result }),
  };
}

/** An intent as the product creates it. */
export const wish: StripeSdk.PaymentIntentCreateParams = {
  amount: 10_000,
  currency: 'usd',
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  description: 'Mara safari',
  metadata: { booking_id: 'b-1', booking_ref: 'BK-2026-001', attempt_id: 'a-1' },
};

/** Lets the SDK repeat a call at once, instead of after half a second and more. */
export function hurrySdk(): void {
  const real = globalThis.setTimeout;
  const hurried = ((run: () => void, _ms: number, ...args: []) => real(run, 0, ...args)) as typeof setTimeout;
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried);
  onTestFinished(() => spy.mockRestore());
}
