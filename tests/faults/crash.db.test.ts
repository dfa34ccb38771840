import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { startProductOn, type TestProduct } from '../support/product-on.ts';
import {
  freshPhone,
  INTENTS_PATH,
  listService,
  PRICE_KES,
  PUSH_PATH,
  type Stage,
  type Stay,
  stageOn,
} from './stage.ts';
import { checkInvariants, expectOk, stateOf } from './witness.ts';

/** Real processes that are killed and started again need more than the usual time. */
const patience = 60_000;
const noon = Date.parse('2026-11-21T12:00:00+03:00');
const env = { RATE_LIMITS: 'off' };

let database: TestDatabase;
let dataDir: string;
let stay: Stay;
let held: Client;
let victim: ChildProcess | undefined;
let survivor: TestProduct | undefined;

/** A booking made by a product that then ends in order. */
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'twende-crash-'));
  held = new Client(database.url);
  await held.connect();
  const product = await startProductOn({ databaseUrl: database.url, dataDir, env });
  stay = await stageOn(product, await listService(product)).book();
  await product.close();
}, patience);

afterEach(async () => {
  victim?.kill('SIGKILL');
  await survivor?.close();
  await held.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
  victim = survivor = undefined;
}, patience);

async function startVictim(): Promise<string> {
  const script = join(import.meta.dirname, 'victim.fixture.ts');
  victim = spawn(process.execPath, [script, database.url, dataDir, new Date(noon).toISOString()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(victim.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return line.toString().trim();
}

async function kill(): Promise<void> {
  const gone = once(victim as ChildProcess, 'exit');
  victim?.kill('SIGKILL');
  await gone;
  // What its connections were about to do ends with them, as when they find nobody on the other side.
  await held.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
}

/** @param secondsLater than noon */
async function restart(secondsLater = 0): Promise<Stage> {
  const at = new Date(noon + secondsLater * 1000).toISOString();
  survivor = await startProductOn({ databaseUrl: database.url, dataDir, at, env });
  return stageOn(survivor, stay.serviceId);
}

/** From now on this statement waits, as if the process stood still right before it. */
async function stopBefore(statement: string): Promise<void> {
  await held.query('select pg_advisory_lock(1)');
  await held.query(`create function stand_still() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(1); return new; end $$`);
  await held.query(`create trigger stand_still before ${statement} execute function stand_still()`);
}

async function letGo(): Promise<void> {
  await held.query('drop function stand_still cascade');
  await held.query('select pg_advisory_unlock(1)');
}

const standsStill = () =>
  vi.waitUntil(
    async () =>
      (await held.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).rows.length > 0,
    { timeout: 20_000, interval: 20 },
  );

const rowsOf = async (text: string) => (await held.query(text)).rows as Record<string, unknown>[];

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${stay.traveller.token}` },
    body: JSON.stringify(body),
  });

/** Begins a call to the victim that will never be answered. */
function begin(url: string, body: object): void {
  post(url, body).catch(() => undefined); // its process is killed
}

const pushAt = (origin: string) =>
  [
    `${origin}/api/payments/mpesa/stk-push`,
    { bookingId: stay.id, phoneNumber: freshPhone(), amount: PRICE_KES },
  ] as const;

/** The simulator runs inside the victim. */
async function fault(simulator: 'stripePort' | 'darajaPort', path: string): Promise<void> {
  const note = JSON.parse(await readFile(join(dataDir, 'sandbox', 'sandbox.json'), 'utf8')) as Record<string, number>;
  await post(`http://127.0.0.1:${note[simulator]}/__control/faults`, { match: { path }, do: 'delay:3600000' });
}

const attemptIs = (status: string) =>
  vi.waitUntil(async () => (await rowsOf('select status from payment_attempts'))[0]?.status === status, {
    timeout: 20_000,
    interval: 20,
  });

test('F22: killed after the attempt was written: nothing was sent, and it is given up', {
  timeout: patience,
}, async () => {
  const origin = await startVictim();
  await stopBefore(`update on payment_attempts for each row when (new.status = 'sent')`);
  begin(...pushAt(origin));
  await standsStill();
  await kill();
  await letGo();
  expect(await rowsOf('select status from payment_attempts')).toEqual([{ status: 'created' }]);
  const stage = await restart();
  await stage.advance(60);
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'pending/failed',
    attempts: [{ status: 'failed', error: 'not_sent' }],
    ledger: {},
  });
  expect(await stage.calls('daraja', PUSH_PATH)).toEqual([]);
  expect(await stage.verify(stay)).toMatchObject({ reason: 'not_sent', canRetry: true });
  await stage.prompt(stay, freshPhone());
  await stage.advance(4);
  await expectOk(stage, stay);
  await checkInvariants(stage, stay);
});

test('F22: killed right before the call: unknown, then given up for a person to look', {
  timeout: patience,
}, async () => {
  const origin = await startVictim();
  await fault('darajaPort', '/oauth');
  begin(...pushAt(origin));
  await attemptIs('sent');
  await kill();
  const stage = await restart();
  await stage.advance(45);
  expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'unknown' }]);
  expect((await stage.push(stay, freshPhone())).body.code).toBe('payment_in_progress');
  await stage.pass(135, 15);
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'pending/failed',
    attempts: [{ status: 'timed_out' }],
    issues: ['push_unanswered'],
    ledger: {},
  });
  expect(await stage.calls('daraja', PUSH_PATH)).toEqual([]);
  await checkInvariants(stage, stay);
});

test('F22: killed after the call: the callback names the attempt, and it is paid', { timeout: patience }, async () => {
  const origin = await startVictim();
  await fault('darajaPort', PUSH_PATH);
  begin(...pushAt(origin));
  await attemptIs('sent');
  await vi.waitUntil(async () => (await journal()).includes('checkoutRequestId'), { timeout: 20_000, interval: 20 });
  await kill();
  expect(await rowsOf('select checkout_request_id from payment_attempts')).toEqual([{ checkout_request_id: null }]);
  const stage = await restart();
  await stage.advance(4);
  await expectOk(stage, stay);
  await checkInvariants(stage, stay);
});

const journal = () => readFile(join(dataDir, 'sandbox', 'daraja', 'journal.jsonl'), 'utf8');

test.each([
  { when: 'before the stored callback is judged', statement: 'update on provider_events for each row' },
  { when: 'inside settle', statement: 'insert on ledger_transfers for each row' },
])('F22: killed $when: done again from the start, once', { timeout: patience }, async ({ statement }) => {
  const origin = await startVictim();
  expect((await post(...pushAt(origin))).status).toBe(200);
  await stopBefore(statement);
  begin(`${origin}/dev/clock`, { advanceMs: 4_000 });
  await standsStill();
  await kill();
  await letGo();
  expect(await rowsOf('select processed_at from provider_events')).toEqual([{ processed_at: null }]);
  expect(await rowsOf('select status from bookings')).toEqual([{ status: 'pending' }]);
  expect(await rowsOf('select * from ledger_transfers')).toEqual([]);
  const stage = await restart(4);
  await stage.advance(2);
  expect((await expectOk(stage, stay)).events).toEqual(['stk applied']);
  await checkInvariants(stage, stay);
});

test('F22: killed while Stripe made the intent: the same intent is found again', { timeout: patience }, async () => {
  const origin = await startVictim();
  await fault('stripePort', INTENTS_PATH);
  begin(`${origin}/api/payments/stripe/create-payment-intent`, { bookingId: stay.id });
  await attemptIs('sent');
  const intents = async () => {
    const text = await readFile(join(dataDir, 'sandbox', 'stripe', 'journal.jsonl'), 'utf8');
    return new Set(text.match(/"kind":"intent","id":"pi_\w+"/g) ?? []);
  };
  await vi.waitUntil(async () => (await intents()).size === 1, { timeout: 20_000, interval: 20 });
  await kill();
  const stage = await restart();
  await stage.advance(60);
  expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'prompted' }]);
  await stage.card(stay, '4242424242424242');
  await stage.advance(2);
  await expectOk(stage, stay);
  expect((await intents()).size).toBe(1);
  await checkInvariants(stage, stay);
});

test('F22: the database cannot store a callback: it is answered 500, and our own question settles it', {
  timeout: patience,
}, async () => {
  const stage = await restart();
  await stage.product.control('daraja', 'callbacks', { mode: 'hold' });
  await stage.prompt(stay, freshPhone());
  await stage.advance(4);
  await held.query('alter table provider_events rename to elsewhere');
  await stage.product.control('daraja', 'release', {});
  await held.query('alter table elsewhere rename to provider_events');
  const answered = stage.product.logged.filter((line) => line.includes('"/api/hooks/d/:token"'));
  expect(answered.map((line) => JSON.parse(line).status)).toEqual([500]);
  await stage.pass(20);
  const state = await expectOk(stage, stay);
  expect(state).toMatchObject({ attempts: [{ by: 'job' }], events: [] });
  await checkInvariants(stage, stay);
});
