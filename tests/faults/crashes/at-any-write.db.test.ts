import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type MovableClock, movableClock } from '#server/clock.ts';
import { createLog } from '#server/log.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { catchUpMpesa } from '#server/payments/reconciliation/mpesa-catchup.ts';
import { catchUpStripe } from '#server/payments/reconciliation/stripe-catchup.ts';
import { type Sandbox, startSandbox } from '#server/sandbox/host.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { makePerson } from '../../support/factories.ts';
import { freePort } from '../../support/free-port.ts';
import { startProductOn } from '../../support/product-on.ts';
import { freshPhone, listService, PRICE_KES, type Stay, scenarioOn, type Traveller } from '../../support/scenario.ts';
import { killProduct, spawnProduct } from '../support/child-process.ts';
import { wrongMoney } from '../support/wrong-money.ts';

const env = { RATE_LIMITS: 'off' };
const SEED = 20_261_121;
/** At least one for each of the targets below. */
const KILLS = 8;
const start = '2026-11-21T12:00:00+03:00';

/** The tables that payments write. The child process waits right before a randomly chosen write, and is killed there. */
const written = [
  ...['bookings', 'payments', 'payment_attempts', 'provider_events', 'hook_tokens', 'ledger_transfers'],
  ...['refunds', 'disbursements', 'payouts', 'payout_items'],
];

/** For each run in turn: before a write of which tables the child is killed, and the most writes of them before that. */
const targets: readonly (readonly [tables: string, writes: number])[] = [
  ['.', 60],
  ['^refunds$', 5],
  ['^payment_attempts$', 6],
  ['^(disbursements|payout_items)$', 5],
];

let database: TestDatabase;
let dataDir: string;
let connection: Client;
let clock: MovableClock;
let sandbox: Sandbox | undefined;
let port: number;
let child: ChildProcess | undefined;
let origin: string;
let admin: Traveller;
const unpaid: Stay[] = [];
const stays: Stay[] = [];

const rowsOf = async <T>(text: string) => (await connection.query(text)).rows as T[];

/** A product makes bookings to pay and payouts to approve, and is closed; the simulators keep running. */
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'twende-anywhere-'));
  connection = new Client(database.url);
  await connection.connect();
  const product = await startProductOn({ databaseUrl: database.url, dataDir, env, at: start });
  const scenario = scenarioOn(product, await listService(product));
  const travel = await Promise.all([1, 2, 3, 4].map(() => listService(product)));
  for (const serviceId of travel) {
    const traveller = await makePerson(product.app);
    stays.push(await scenario.book({ serviceId, traveller, startDate: '2026-11-23' }));
    await scenario.prompt(stays.at(-1) as Stay, freshPhone());
  }
  await scenario.advance(5);
  await scenario.advance(3 * 86_400);
  for (const serviceId of travel) {
    const as = await scenario.member(serviceId);
    const body = { channel: 'mpesa', phoneNumber: freshPhone() };
    await scenario.call('/api/provider/payout-method', { method: 'PUT', as, body });
    expect((await scenario.call('/api/provider/payouts', { method: 'POST', as })).status).toBe(201);
  }
  admin = await makePerson(product.app, { role: 'admin' });
  for (let n = 0; n < 2 * KILLS; n++) {
    unpaid.push(await scenario.book({ traveller: await makePerson(product.app) }));
  }
  stays.push(...unpaid);
  clock = movableClock();
  clock.freeze(product.clock.now());
  await product.close();
  port = await freePort();
  const log = createLog('silent', { write: () => undefined });
  const smsReportsPath = '/not-sent';
  sandbox = await startSandbox({ production: false, dataDir, productPort: port, smsReportsPath, clock, log });
  await connection.query(`create sequence counted_writes; create table stop_at (write_number bigint, tables text);
    insert into stop_at values (null, '')`);
  await connection.query(`create function count_write() returns trigger language plpgsql as $$ begin
    if tg_table_name !~ (select tables from stop_at) then return new; end if;
    if nextval('counted_writes') >= (select write_number from stop_at) then
      perform set_config('application_name', tg_table_name || ' ' || lower(tg_op) || ' ' || coalesce(to_jsonb(new) ->> 'status',
        to_jsonb(new) ->> 'kind', to_jsonb(new) ->> 'outcome', to_jsonb(new) ->> 'purpose', ''), false);
      perform pg_advisory_xact_lock(1);
    end if;
    return new; end $$`);
  for (const table of written) {
    await connection.query(
      `create trigger count_write before insert or update on ${table} for each row execute function count_write()`,
    );
  }
  await connection.query('select pg_advisory_lock(1)');
}, 240_000);

afterAll(async () => {
  child?.kill('SIGKILL');
  await sandbox?.close();
  await connection.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function startChild(): Promise<void> {
  const started = await spawnProduct({ database, dataDir, at: clock.now().toISOString(), port });
  child = started.process;
  origin = started.origin;
}

async function killChild(): Promise<void> {
  if (child) await killProduct(child, connection);
  await connection.query('update stop_at set write_number = null');
}

/** The writes of the child that wait. */
const waitingWrites = async (): Promise<string[]> =>
  (
    await rowsOf<{ step: string }>(
      `select a.application_name as step from pg_locks l join pg_stat_activity a using (pid)
       where l.locktype = 'advisory' and not l.granted and a.datname = current_database() order by 1`,
    )
  ).map(({ step }) => step.trim());

/** A call to the child, which may be killed meanwhile. */
async function ask<Body>(path: string, body: object, as: Traveller = admin): Promise<Body | undefined> {
  try {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${as.token}` };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.ok ? ((await answer.json()) as Body) : undefined;
  } catch {
    return undefined; // killed
  }
}

/** The calls of travellers and admins during one run of the child, all at once. */
async function callAtOnce(index: number, chance: number): Promise<void> {
  const [byPhone, byCard] = [unpaid[2 * index], unpaid[2 * index + 1]];
  const paid = await rowsOf<{ id: string }>(
    `select b.id from bookings b join payments p on p.booking_id = b.id where b.status = 'confirmed' and p.status = 'completed'
     and not exists (select 1 from refunds r where r.payment_id = p.id) order by b.id`,
  );
  const [drafted] = await rowsOf<{ id: string }>(`select id from payouts where status = 'draft' order by id`);
  const [one, other] = [paid[chance % paid.length], paid[(chance + 1) % paid.length]];
  if (byPhone)
    void ask(
      '/api/payments/mpesa/stk-push',
      { bookingId: byPhone.id, phoneNumber: freshPhone(), amount: PRICE_KES },
      byPhone.traveller,
    );
  if (byCard) void payByCard(byCard);
  if (one) void ask(`/api/bookings/${one.id}/cancel`, { reason: 'Closed', refund: 'full' });
  if (other && other !== one) void ask(`/api/admin/bookings/${other.id}/refunds`, { amount: 40, reason: 'No lunch' });
  if (drafted && index % 4 === 3) void ask(`/api/admin/payouts/${drafted.id}/approve`, {});
}

async function payByCard({ id, traveller }: Stay): Promise<void> {
  const made = await ask<{ data: { clientSecret: string } }>(
    '/api/payments/stripe/create-payment-intent',
    { bookingId: id },
    traveller,
  );
  if (!made) return;
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123', name: 'Amina' };
  await ask('/dev/stripe/confirm', { clientSecret: made.data.clientSecret, card });
}

/** Moves the clocks of the simulators and of the child together. */
async function advance(ms: number): Promise<void> {
  clock.advance(ms);
  const told = ask('/dev/clock', { advanceMs: ms });
  await sandbox?.runDue();
  await told;
}

/** Runs the child once. @returns the writes it was about to make when it was killed; none if it had finished before */
async function runChild(index: number, chance: number): Promise<string[]> {
  await startChild();
  const [tables, most] = targets[index % targets.length] ?? expect.unreachable('every run has a target');
  await connection.query(
    'update stop_at set tables = $1, write_number = (select last_value from counted_writes) + $2',
    [tables, 1 + (chance % most)],
  );
  let over = false;
  const time = (async () => {
    for (let step = 0; step < 8 && !over; step++) await advance(3_000);
    return 'rest';
  })();
  void callAtOnce(index, chance);
  const stopped = vi.waitUntil(async () => over || (await waitingWrites()).length > 0, {
    timeout: 90_000,
    interval: 10,
  });
  await Promise.race([time, stopped]);
  over = true;
  const steps = await waitingWrites();
  await killChild();
  await Promise.all([time, stopped]);
  return steps;
}

test('after kills before random writes of payments, refunds and payouts everything is settled once, and ledger and simulators agree', {
  timeout: 900_000,
}, async () => {
  const chances = fc.sample(fc.nat(9_999), { seed: SEED, numRuns: KILLS });
  const hits: string[] = [];
  for (const [index, chance] of chances.entries()) hits.push(...new Set(await runChild(index, chance)));
  // In most runs the child was writing when it was killed.
  expect(hits.length).toBeGreaterThanOrEqual(0.75 * KILLS);
  const tables = hits.map((hit) => hit.split(' ')[0]);
  expect([...new Set(tables)]).toEqual(expect.arrayContaining(['payment_attempts', 'refunds', 'disbursements']));
  process.stdout.write(`killed before: ${hits.join(', ')}\n`);

  await sandbox?.close();
  sandbox = undefined;
  const at = clock.now().toISOString();
  const product = await startProductOn({ databaseUrl: database.url, dataDir, env, at });
  try {
    for (const { id } of await rowsOf<{ id: string }>(`select id from payouts where status = 'draft'`)) {
      origin = product.origin;
      await ask(`/api/admin/payouts/${id}/approve`, {});
    }
    const scenario = scenarioOn(product, '');
    await scenario.pass(120, 10);
    await scenario.pass(1_800, 100);
    await catchUpMpesa(product.app);
    await catchUpStripe(product.app);
    await scenario.pass(6 * 3_600, 3_600);
    expect(
      await rowsOf(
        `select status, error_code from payment_attempts where status in ('created', 'sent', 'prompted', 'unknown')`,
      ),
    ).toEqual([]);
    expect(await rowsOf(`select method, status, error_code from refunds where status <> 'succeeded'`)).toEqual([]);
    expect(await rowsOf(`select status from payout_items where status <> 'paid'`)).toEqual([]);
    expect(await rowsOf(`select event_type from provider_events where processed_at is null`)).toEqual([]);
    expect(await checkLedger(product.app)).toBe(0);
    expect(await wrongMoney(product, stays)).toEqual([]);
  } finally {
    await product.close();
  }
});
