import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSms } from '#server/outside/sms-gateway.ts';
import { openReceiver } from '../daraja/simulator.fixture.ts';
import { startSmsSimulator } from './simulator.ts';

const startMs = Date.parse('2026-11-21T14:30:00+03:00');
const keys = { username: 'twende', apiKey: 'key', sender: 'TWENDE' };

/** The simulator, the real adapter and a receiver of reports, with one clock that stands still until `pass` moves it. */
async function startSetup() {
  const stateDir = mkdtempSync(join(tmpdir(), 'sms-sim-'));
  const receiver = await openReceiver(0);
  let nowMs = startMs;
  const log = { debug: () => {}, error: () => {} };
  const start = (port: number) =>
    startSmsSimulator({
      ...{ port, stateDir, keys, log, now: () => nowMs },
      reportsUrl: `${receiver.origin}/api/hooks/s/secret`,
    });
  let simulator = await start(0);
  onTestFinished(async () => {
    await simulator.close();
    await receiver.close();
    rmSync(stateDir, { recursive: true });
  });
  const smsAs = (more: object = {}) =>
    createSms({
      url: `${simulator.origin}/version1/messaging`,
      ...{ ...keys, clock: { now: () => new Date(nowMs) }, log, ...more },
    });
  return {
    received: receiver.received,
    smsAs,
    send: (ending: string, text = 'Karibu') => smsAs().send({ to: `+2547123456${ending}`, text }),
    pass: (seconds: number) => {
      nowMs += seconds * 1_000;
      return simulator.clock.runDue();
    },
    async list(): Promise<Record<string, string>[]> {
      const answer = await fetch(`${simulator.origin}/__sms/messages`, { headers: { connection: 'close' } });
      return ((await answer.json()) as { messages: Record<string, string>[] }).messages;
    },
    async restart() {
      const { port } = new URL(simulator.origin);
      await simulator.close();
      simulator = await start(Number(port));
    },
  };
}

test('a message arrives on the phone, costs by its parts, and its delivery is reported once', async () => {
  const setup = await startSetup();
  const outcome = await setup.send('78', 'a'.repeat(161));
  expect(outcome).toMatchObject({ kind: 'sent', cost: { currency: 'KES', tenThousandths: 16_000 } });
  const id = outcome.kind === 'sent' ? outcome.messageId : '';
  expect(await setup.list()).toMatchObject([{ id, to: '+254712345678', from: 'TWENDE', state: 'Sent' }]);
  await setup.pass(2);
  await setup.pass(60);
  expect(setup.received).toHaveLength(1);
  const [report] = setup.received;
  expect(report?.path).toBe('/api/hooks/s/secret');
  expect(Object.fromEntries(new URLSearchParams(report?.body))).toEqual({
    ...{ id, status: 'Success', phoneNumber: '+254712345678', networkCode: '63902' },
  });
  expect((await setup.list())[0]?.state).toBe('Success');
});

test('special numbers are refused, not reached, or never reported', async () => {
  const setup = await startSetup();
  expect(await setup.send('91')).toEqual({ kind: 'refused', reason: 'number' });
  expect(await setup.send('92')).toEqual({ kind: 'refused', reason: 'opted_out' });
  expect(await setup.send('95')).toEqual({ kind: 'refused', reason: 'balance' });
  expect(await setup.list()).toEqual([]);
  await setup.send('93');
  await setup.send('94');
  await setup.pass(2);
  expect(setup.received.map(({ body }) => body)).toEqual([
    expect.stringMatching(/status=Failed.*failureReason=AbsentSubscriber/),
  ]);
});

test('a wrong key, user, sender or number is refused as by the gateway', async () => {
  const { smsAs } = await startSetup();
  const to = '+254712345678';
  expect(await smsAs({ apiKey: 'other' }).send({ to, text: 'a' })).toEqual({ kind: 'refused', reason: 'credentials' });
  expect(await smsAs({ username: 'other' }).send({ to, text: 'a' })).toEqual({
    kind: 'refused',
    reason: 'credentials',
  });
  expect(await smsAs({ sender: 'OTHER' }).send({ to, text: 'a' })).toEqual({ kind: 'refused', reason: 'sender' });
  expect(await smsAs().send({ to: '+447700900000', text: 'a' })).toEqual({ kind: 'refused', reason: 'number' });
});

test('messages outlive a restart, and a report that was due meanwhile is sent after it', async () => {
  const setup = await startSetup();
  await setup.send('78');
  await setup.restart();
  expect(await setup.list()).toHaveLength(1);
  await setup.pass(2);
  expect(setup.received).toHaveLength(1);
});
