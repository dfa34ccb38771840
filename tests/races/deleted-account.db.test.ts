import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { allowMessage, answerMessage } from '#server/assistant/answer-message.ts';
import type { Talker } from '#server/assistant/conversations/conversation-queries.ts';
import { assistantOwnData } from '#server/assistant/own-data.ts';
import { chatConversations } from '#server/assistant/tables.ts';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { bookings } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { deleteAccount, deleteDueAccounts, findObstacles } from '#server/own-data/delete-account.ts';
import { createTestApp, type TestApp } from '../support/app.ts';

import { makeBooking, makePerson, makeService } from '../support/factories.ts';

let product: TestApp;
let serviceId: string;
beforeAll(async () => {
  product = await createTestApp({ jobs: [...bookingsJobs, ...notificationsJobs], env: { RATE_LIMITS: 'off' } });
  ({ id: serviceId } = await makeService(product.app, { capacity: 500 }));
});
afterAll(() => product.close());

/** Somebody whose account is to be deleted now. */
async function due() {
  const person = await makePerson(product.app);
  await product.app.db.update(people).set({ deletionDueAt: product.clock.now() }).where(eq(people.id, person.id));
  return person;
}

/** Waits until another transaction waits for a lock. */
async function untilOneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await product.app.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
}

const guarded = async (on: boolean, table = 'bookings') => {
  const what = sql.raw(`alter table ${table} ${on ? 'enable' : 'disable'} trigger ${table}_of_somebody`);
  await product.app.db.execute(what);
};

/**
 * A deletion that has found nothing in the way, and then a booking of the same person, which waits for it.
 * @returns how many bookings the deleted account has
 */
async function bookedWhileDeleted(): Promise<number> {
  const { app } = product;
  const person = await due();
  let booking: Promise<unknown> = Promise.resolve();
  await transaction(app, async (tx) => {
    await tx.select().from(people).where(eq(people.id, person.id)).for('update');
    expect(await findObstacles(tx, person.id, app.clock.now())).toEqual([]);
    booking = makeBooking(app, { person, serviceId }).catch(() => undefined);
    await untilOneWaits();
    await tx.update(people).set({ deletedAt: app.clock.now(), deletionDueAt: null }).where(eq(people.id, person.id));
  });
  await booking;
  return app.db.$count(bookings, eq(bookings.personId, person.id));
}

test.each([
  { on: true, left: 0 },
  { on: false, left: 1 },
])(
  'a booking at the instant of the deletion, trigger $on: $left belong to the deleted account',
  async ({ on, left }) => {
    await guarded(on);
    try {
      expect(await bookedWhileDeleted()).toBe(left);
    } finally {
      await guarded(true);
    }
  },
);

/** @returns the token of the conversation */
async function askAssistant({ token, personId }: Talker): Promise<string> {
  const allowed = await allowMessage(product.app, { token, personId, lang: 'en', address: '10.0.0.1' });
  const signal = new AbortController().signal;
  const pieces = answerMessage(product.app, allowed, { text: 'hello', signal });
  while (!(await pieces.next()).done);
  return allowed.token;
}

/**
 * A deletion, and then a message of the same person to the assistant, which waits for it.
 * @returns how many conversations the deleted account has
 */
async function askedWhileDeleted(asVisitorBefore: boolean): Promise<number> {
  const { app } = product;
  const person = await due();
  const token = asVisitorBefore ? await askAssistant({ token: undefined, personId: undefined }) : undefined;
  let asked: Promise<unknown> = Promise.resolve();
  await transaction(app, async (tx) => {
    await tx.select().from(people).where(eq(people.id, person.id)).for('update');
    await assistantOwnData.forget?.(tx, { personId: person.id, email: '', noEmail: '', at: app.clock.now() });
    asked = askAssistant({ token, personId: person.id }).catch((error) => error);
    await untilOneWaits();
    await tx.update(people).set({ deletedAt: app.clock.now(), deletionDueAt: null }).where(eq(people.id, person.id));
  });
  await asked;
  return app.db.$count(chatConversations, eq(chatConversations.personId, person.id));
}

test.each([
  { on: true, asVisitorBefore: false, left: 0 },
  { on: false, asVisitorBefore: false, left: 1 },
  { on: true, asVisitorBefore: true, left: 0 },
  { on: false, asVisitorBefore: true, left: 1 },
])(
  'a message to the assistant at the instant of the deletion (a visitor’s conversation before: $asVisitorBefore), trigger $on: $left belong to the deleted account',
  async ({ on, asVisitorBefore, left }) => {
    await guarded(on, 'chat_conversations');
    try {
      expect(await askedWhileDeleted(asVisitorBefore)).toBe(left);
    } finally {
      await guarded(true, 'chat_conversations');
    }
  },
);

test('a booking that comes first keeps the account', async () => {
  const { app } = product;
  const person = await due();
  let deletion: Promise<unknown> = Promise.resolve();
  await transaction(app, async (tx) => {
    // As a booking locks its person, by the key that it refers to.
    await tx.execute(sql`select 1 from people where id = ${person.id} for key share`);
    deletion = deleteAccount(app, person.id);
    await untilOneWaits();
    const columns = sql`insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
      'reference', 'BK-2026-9', 'person_id', ${person.id}::uuid))).* from bookings b limit 1`;
    await tx.execute(columns);
  });
  await deletion;
  const [row] = await app.db.select().from(people).where(eq(people.id, person.id));
  expect(row).toMatchObject({ deletedAt: null, deletionDueAt: null, email: person.email });
});

test('two processes that delete one account at once do it once', async () => {
  const { app } = product;
  const person = await due();
  await Promise.all([deleteAccount(app, person.id), deleteAccount(app, person.id)]);
  const { rows } = await app.db.execute(
    sql`select 1 from audit_entries where action = 'person.deleted' and subject_id = ${person.id}`,
  );
  expect(rows).toHaveLength(1);
});

test('fifty accounts that always fail keep no other from being deleted', async () => {
  const { app } = product;
  for (let stuck = 0; stuck < 50; stuck += 1) await due();
  await app.db.update(people).set({ name: 'Stuck' }).where(eq(people.deletionDueAt, app.clock.now()));
  product.clock.advance(1);
  const person = await due();
  await app.db.execute(sql`create function refuse_stuck() returns trigger language plpgsql as $$
    begin
      if old.name = 'Stuck' and new.deleted_at is not null then raise exception 'stuck'; end if;
      return new;
    end $$`);
  await app.db.execute(
    sql`create trigger refuse_stuck before update on people for each row execute function refuse_stuck()`,
  );
  await deleteDueAccounts(app);
  const [row] = await app.db.select().from(people).where(eq(people.id, person.id));
  expect(row).toMatchObject({ deletedAt: app.clock.now(), deletionDueAt: null });
  expect(await app.db.$count(people, eq(people.name, 'Stuck'))).toBe(50);
});
