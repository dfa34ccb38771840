import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { finishAgreed } from '#server/admin/consents/finish-agreed.ts';
import { updateSettings } from '#server/settings/update-settings.ts';
import type { StatementCounts, StatementImports } from '#shared/contracts/admin-payments.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import { openScenario, type Traveller } from '../../support/scenario.ts';

const scenario = await openScenario();

let asker: Traveller;
let other: Traveller;
const setAmount = (consentAboveCents: number) => updateSettings(scenario.product.app, asker, { consentAboveCents });
beforeEach(async () => {
  [asker, other] = [await scenario.admin(), await scenario.admin()];
  await setAmount(0);
});

type Answered = { consent: Consent };

const post = (path: string, body: object, as = asker) => scenario.call<Answered>(path, { as, body, method: 'POST' });
async function ask(path: string, body: object): Promise<string> {
  const asked = await post(path, { reason: 'It was our mistake', ...body });
  expect([asked.status, asked.body.code], JSON.stringify(asked.body)).toEqual([202, 'consent_asked']);
  return asked.body.consent.id;
}
const give = (id: string) => scenario.call<Answered>(`/api/admin/consents/${id}/give`, { as: other, method: 'POST' });
const read = async (id: string) => {
  const { body } = await scenario.call<{ items: Consent[] }>('/api/admin/consents?status=given', { as: other });
  const [row] = await scenario.query<{ status: string; word: string | null; sealed: string | null }>(
    sql`select status, word, body_sealed as sealed from consent_requests where id = ${id}`,
  );
  return { ...row, result: body.items.find((one) => one.id === id)?.result ?? null };
};
const letters = async () => {
  await scenario.product.drain();
  const all = (await scenario.product.app.mail.mailbox?.list()) ?? [];
  return all.filter(({ to, subject }) => to === asker.email && subject.startsWith('Agreed, and done')).length;
};

async function disputed(): Promise<{ path: string; id: string; stripeId: string }> {
  const stay = await scenario.book();
  await scenario.card(stay, '4000000000000259');
  await scenario.pass(60, 30);
  const [dispute] = await scenario.query<{ id: string; stripeId: string }>(
    sql`select d.id, d.stripe_id as "stripeId" from disputes d join payments p on p.id = d.payment_id
        where p.booking_id = ${stay.id}`,
  );
  if (!dispute) return expect.unreachable('there is no dispute');
  return { ...dispute, path: `/api/admin/disputes/${dispute.id}/accept` };
}
const failDisputes = (fault = 'status:500') =>
  scenario.product.control('stripe', 'faults', [{ match: { path: '/v1/disputes' }, do: fault, times: 50 }]);
const clearFaults = () => scenario.product.control('stripe', 'faults', { clear: true });
const statusOf = async (id: string) =>
  (await scenario.query<{ status: string }>(sql`select status from disputes where id = ${id}`))[0]?.status;

let receipts = 0;
const statement = (count: number) =>
  [
    'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Other Party Info,A/C No.',
    ...Array.from({ length: count }, () => {
      const receipt = `TKC${String(++receipts).padStart(7, '0')}`;
      return `${receipt},2026-11-21 11:31:07,Pay Bill,Completed,1100.00,254711222333 - JANE,mistyped`;
    }),
  ].join('\n');
const statements = '/api/admin/reconciliation/mpesa-statement';
async function imported(csv: string): Promise<StatementCounts | null | undefined> {
  expect((await post(statements, { csv })).status).toBe(200);
  await scenario.product.drain();
  const list = '/api/admin/reconciliation/statement-imports';
  return (await scenario.call<StatementImports>(list, { as: asker })).body.items[0]?.report;
}
/** While it is so, no import is recorded. */
const refuseRecord = () =>
  scenario.query(sql`alter table audit_entries add constraint none_such
    check (action <> 'mpesa_statement.imported' or at < '2000-01-01') not valid`);
const takeRecord = () => scenario.query(sql`alter table audit_entries drop constraint none_such`);

test.each([{ fault: 'status:500' }, { fault: 'reset_after' }])(
  'a dispute is agreed while Stripe gives no answer ($fault), and done when it does; only then a letter says so',
  async ({ fault }) => {
    const { path, id } = await disputed();
    const request = await ask(path, {});
    await failDisputes(fault);
    const given = await give(request);
    expect([given.status, given.body.consent?.status], JSON.stringify(given.body)).toEqual([200, 'agreed']);
    await scenario.pass(10, 5);
    expect([await letters(), await statusOf(id)]).toEqual([0, 'needs_response']);
    const repeated = await give(request);
    expect([repeated.status, repeated.body.consent?.status]).toEqual([200, 'agreed']);
    await clearFaults();
    await scenario.pass(120, 30);
    expect([(await read(request)).status, await statusOf(id), await letters()]).toEqual(['given', 'lost', 1]);
  },
);

test('what is not done after an hour of tries is a job, so that it ends among the failed ones', async () => {
  const { app, drain } = scenario.product;
  const { path, id } = await disputed();
  const request = await ask(path, {});
  await failDisputes();
  await give(request);
  await scenario.product.advance(60_000);
  const jobs = () =>
    scenario.query(sql`select name from jobs.job where name = 'finish-agreed' and data->>'requestId' = ${request}`);
  await scenario.query(sql`update consent_requests set tries = 58 where id = ${request}`);
  await finishAgreed(app);
  expect(await jobs()).toEqual([]);
  await finishAgreed(app);
  expect(await jobs()).toHaveLength(1);
  await clearFaults();
  await finishAgreed(app);
  expect((await read(request)).status).toBe('agreed');
  await drain();
  expect([(await read(request)).status, await statusOf(id)]).toEqual(['given', 'lost']);
});

test('a dispute that Stripe takes no answer to any more makes the request void', async () => {
  const { path, stripeId } = await disputed();
  const request = await ask(path, {});
  await scenario.product.control('stripe', 'decide', { dispute: stripeId, outcome: 'lost' });
  const given = await give(request);
  expect([given.status, given.body.code], JSON.stringify(given.body)).toEqual([409, 'consent_void']);
  expect([await read(request), await letters()]).toMatchObject([{ status: 'void', sealed: null }, 0]);
});

test('without consent, what is tried again is counted once: a dispute, and a statement with a line that failed', async () => {
  await setAmount(150_00);
  const { path, id } = await disputed();
  await failDisputes();
  for (const _ of [1, 2]) expect((await post(path, {})).status).toBe(503);
  await clearFaults();
  expect([(await post(path, {})).status, await statusOf(id)]).toEqual([200, 'lost']);

  await setAmount(15_00);
  const csv = statement(1);
  const failing = `TKC${String(receipts).padStart(7, '0')}`;
  await scenario.query(
    sql.raw(`alter table reconciliation_issues add constraint none_such check (subject <> '${failing}')`),
  );
  expect(await imported(csv)).toMatchObject({ failed: 1 });
  await scenario.query(sql`alter table reconciliation_issues drop constraint none_such`);
  expect(await imported(csv)).toMatchObject({ failed: 0, unattributed: 1 });
  expect((await post(statements, { csv: statement(1), reason: 'Another' })).status).toBe(202);
});

test('a statement is kept sealed until it is done, and what became of it is read with the request', async () => {
  const csv = statement(2);
  const request = await ask(statements, { csv });
  const [kept] = await scenario.query<{ text: string }>(
    sql`select r::text as text from consent_requests r where id = ${request}`,
  );
  expect(kept?.text).not.toContain('254711222333');
  expect((await post(statements, { csv, reason: 'It was our mistake' })).body.consent.id).toBe(request);
  expect((await give(request)).body.consent?.status).toBe('agreed');
  await scenario.product.drain();
  const result = {
    ...{
      rows: 2,
      known: 0,
      settled: 0,
      completed: 0,
      unattributed: 2,
      kept: 0,
      contradicted: 0,
      skipped: 0,
      failed: 0,
    },
  };
  expect(await read(request)).toEqual({ status: 'given', word: null, sealed: null, result });
});

test('a statement whose import is cut short is agreed, and done when its job runs again; it is imported once', async () => {
  const imports = async () => (await scenario.query(sql`select id from statement_imports`)).length;
  const before = await imports();
  const request = await ask(statements, { csv: statement(1) });
  await refuseRecord();
  expect((await give(request)).body.consent?.status).toBe('agreed');
  await scenario.product.drain();
  await finishAgreed(scenario.product.app);
  expect(await read(request)).toMatchObject({ status: 'agreed', sealed: expect.any(String) });
  await takeRecord();
  await scenario.query(
    sql`update jobs.job set start_after = now() where name = 'import-statement' and state = 'retry'`,
  );
  await scenario.product.drain();
  expect(await read(request)).toMatchObject({ status: 'given', sealed: null, result: { rows: 1, unattributed: 1 } });
  expect(await imports()).toBe(before + 1);
});

/** Of an import that was begun, as where the job was lost. */
const jobsOf = (request: string) => sql`from jobs.job where name = 'import-statement' and data->>'importId' =
  (select id::text from statement_imports where consent_id = ${request})`;

test('consent counts no statements that are under way, and what is agreed to is taken up again when its job was lost', async () => {
  const asked: string[] = [];
  for (const _ of [0, 1, 2, 3]) asked.push(await ask(statements, { csv: statement(1) }));
  for (const request of asked) expect((await give(request)).body).toMatchObject({ consent: { status: 'agreed' } });
  const [lost = ''] = asked;
  await scenario.query(sql`delete ${jobsOf(lost)}`);
  await scenario.product.drain();
  const states = () => Promise.all(asked.map(async (request) => (await read(request)).status));
  expect(await states()).toEqual(['agreed', 'given', 'given', 'given']);
  const { app } = scenario.product;
  await scenario.product.advance(3_599_000);
  await finishAgreed(app);
  expect(await scenario.query(sql`select id ${jobsOf(lost)}`)).toEqual([]);
  await scenario.product.advance(1_000);
  for (const _ of [1, 2]) await finishAgreed(app);
  expect(await scenario.query(sql`select id ${jobsOf(lost)}`)).toHaveLength(1);
  await scenario.product.drain();
  expect(await read(lost)).toMatchObject({ status: 'given', sealed: null, result: { unattributed: 1 } });
});

test('an import whose job failed for good ends when the job is discarded: what it did stays, the rest counts as failed', async () => {
  const csv = statement(20);
  const request = await ask(statements, { csv });
  await scenario.query(sql`create function stop_line() returns trigger language plpgsql as $$ begin
    if new.number = 5 then raise exception 'no room'; end if; return new; end $$`);
  await scenario.query(
    sql`create trigger stop_line before update on statement_lines for each row execute function stop_line()`,
  );
  expect((await give(request)).body.consent?.status).toBe('agreed');
  for (let tries = 0; tries < 9; tries++) {
    await scenario.product.drain();
    await scenario.query(sql`update jobs.job set start_after = now() where state = 'retry'`);
  }
  await scenario.query(sql`drop trigger stop_line on statement_lines`);
  const dead = '/api/admin/jobs/dead';
  const { items } = (await scenario.call<{ items: { id: string; name: string }[] }>(dead, { as: asker })).body;
  const [job] = items.filter(({ name }) => name === 'import-statement');
  expect((await post(`${dead}/${job?.id}/discard`, {})).status).toBe(200);
  const result = { rows: 20, unattributed: 5, failed: 15 };
  expect(await read(request)).toMatchObject({ status: 'given', sealed: null, result });
  const [import_] = await scenario.query(
    sql`select done, finished_at is not null as over, (select count(*)::int from statement_lines where import_id = i.id) as lines
        from statement_imports i where consent_id = ${request}`,
  );
  expect(import_).toEqual({ done: 20, over: true, lines: 0 });
  // The same file once more finds the rest.
  await setAmount(1_000_000_00);
  expect(await imported(csv)).toMatchObject({ kept: 5, unattributed: 15, failed: 0 });
});

test('a call that is not accepted any more, as an earlier release kept it, is void', async () => {
  const request = await ask('/api/admin/ledger/top-ups', { amountKes: 11_000, reference: 'TKT0000009' });
  const sealed = scenario.product.app.secrets.seal('{}');
  await scenario.query(sql`update consent_requests set body_sealed = ${sealed} where id = ${request}`);
  const given = await give(request);
  expect([given.status, given.body.code], JSON.stringify(given.body)).toEqual([409, 'consent_void']);
  expect(await read(request)).toMatchObject({ status: 'void', word: 'invalid_input' });
});

test('nothing is given by nobody', async () => {
  const request = await ask(statements, { csv: statement(1) });
  const byNobody = sql`update consent_requests set status = 'given' where id = ${request}`;
  await expect(scenario.query(byNobody)).rejects.toThrow();
});
