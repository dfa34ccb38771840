import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDaraja, type StkPush } from '#server/outside/daraja.ts';
import type { DarajaOptions } from '#server/outside/daraja-client.ts';
import { startDarajaSimulator } from './simulator.ts';

export const keys = {
  consumerKey: 'key',
  consumerSecret: 'secret',
  shortcode: '174379',
  passkey: 'pass',
  initiator: { name: 'teller', securityCredential: 'c2VhbGVk' },
};
/** 21 November 2026, 14:30:05 in Nairobi. */
export const START_MS = Date.parse('2026-11-21T14:30:05.123+03:00');

/**
 * The simulator, the real adapter and a receiver of callbacks, with one clock that stands still until `pass` moves it.
 * The adapter's pauses are recorded and not waited for.
 */
export async function startTestSetup(
  adapter: Partial<DarajaOptions> = {},
  { ownReceiver = true, receiverStartsWithinMs = 0 } = {},
) {
  const stateDir = mkdtempSync(join(tmpdir(), 'daraja-sim-'));
  const receiver = await openReceiver(0);
  const logged: string[] = [];
  const write = (details: object, text: string) => void logged.push(`${JSON.stringify(details)} ${text}`);
  const log = { debug: write, error: write };
  const pauses: number[] = [];
  let nowMs = START_MS;
  const start = (port: number) =>
    startDarajaSimulator({
      port,
      stateDir,
      ...(ownReceiver && { callbackOrigin: receiver.origin }),
      receiverStartsWithinMs,
      now: () => nowMs,
      keys,
      log,
    });
  let simulator = await start(0);

  const daraja = createDaraja({
    baseUrl: simulator.origin,
    ...keys,
    clock: { now: () => new Date(nowMs) },
    log,
    wait: async (ms) => void pauses.push(ms),
    random: () => 0.5,
    ...adapter,
  });

  async function http(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    const headers = { connection: 'close', ...more }; // `restart` would break a reused connection
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const answer = await fetch(simulator.origin + path, init);
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as Record<string, unknown> };
  }

  return {
    daraja,
    received: receiver.received,
    receiverOrigin: receiver.origin,
    nextCallback: receiver.next,
    logged,
    pauses,
    simulator: () => simulator,
    http,
    control: (name: string, body: unknown) => http('POST', `/__control/${name}`, body),
    calls: async () => (await http('GET', '/__control/calls')).body.calls as Record<string, unknown>[],
    /** Moves the clock of all; resolves when everything due has been sent. */
    pass(seconds: number) {
      nowMs += seconds * 1_000;
      return simulator.clock.runDue();
    },
    async restart() {
      const { port } = new URL(simulator.origin);
      await simulator.close();
      simulator = await start(Number(port));
    },
    async close() {
      await simulator.close();
      await receiver.close();
      rmSync(stateDir, { recursive: true });
    },
  };
}

export type TestSetup = Awaited<ReturnType<typeof startTestSetup>>;

export const pushTo = (number: string, more: Partial<StkPush> = {}): StkPush => ({
  phone: `+2547000000${number}`,
  amountKes: 11_000,
  accountReference: 'BK2026001',
  callbackUrl: 'https://twende.example/api/hooks/d/c0ffee?x=1',
  description: 'Twende trip',
  ...more,
});

/** The CheckoutRequestID of a push that must be accepted. */
export async function accepted(setup: TestSetup, number: string, more: Partial<StkPush> = {}): Promise<string> {
  const outcome = await setup.daraja.pushStk(pushTo(number, more));
  if (outcome.kind !== 'accepted') throw new Error(`push: ${JSON.stringify(outcome)}`);
  return outcome.checkoutRequestId;
}

/** The header with a new access token. */
export async function bearer(setup: TestSetup): Promise<Record<string, string>> {
  const basic = Buffer.from(`${keys.consumerKey}:${keys.consumerSecret}`).toString('base64');
  const path = '/oauth/v1/generate?grant_type=client_credentials';
  const { body } = await setup.http('GET', path, undefined, { authorization: `Basic ${basic}` });
  return { authorization: `Bearer ${body.access_token}` };
}

export async function openReceiver(port: number) {
  const received: { path: string; body: string }[] = [];
  let tell = () => {};
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', body: Buffer.concat(parts).toString() });
      response.end('{"ResultCode":0,"ResultDesc":"Accepted"}');
      tell();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    received,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: () =>
      new Promise<void>((resolve) => {
        tell = resolve;
      }),
    close: () =>
      new Promise<unknown>((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
