import { and, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#server/db/columns.ts';
import type * as TakeTries from '#server/limits/take-tries.ts';
import { sha256 } from '#server/secrets.ts';
import type * as ClaimAttachments from '#server/support/attachments/claim-attachments.ts';
import type * as Repository from '#server/support/repository.ts';
import { createSupportApp, type SupportApp } from '#server/support/support.fixture.ts';
import { supportAttachments, supportMessages, supportTickets } from '#server/support/tables.ts';
import { AppError } from '#shared/errors.ts';
import { supportLimits } from '#shared/support-rules.ts';
import { type MadePerson, makePerson } from '../support/factories.ts';
import { atBarrier, withGuard } from '../support/guard.ts';

/** Without the guard a ticket is read by all before any of them writes in it, and tickets are counted by all before one is added. */
vi.mock('#server/support/repository.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Repository>, (real) => ({
    async lockTicket(tx, id) {
      const [row] = await tx.select().from(supportTickets).where(eq(supportTickets.id, id));
      await atBarrier();
      if (!row) throw new AppError('not_found');
      return row;
    },
    async countOpenTickets(tx, owner) {
      const open = await real.countOpenTickets(tx, owner);
      await atBarrier();
      return open;
    },
  })),
);
vi.mock('#server/limits/take-tries.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof TakeTries>, () => ({ lockSubject: async () => {} })),
);
/** Without the guard a file is looked for by all before any of them attaches it. */
vi.mock('#server/support/attachments/claim-attachments.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof ClaimAttachments>, () => ({
    async claimAttachments(tx, messageId, [key = '']) {
      const named = eq(supportAttachments.keySha256, sha256(key));
      const found = await tx
        .select()
        .from(supportAttachments)
        .where(and(named, isNull(supportAttachments.messageId)));
      await atBarrier();
      if (found.length === 0) throw new AppError('attachment_gone');
      await tx.update(supportAttachments).set({ messageId, position: 0 }).where(named);
    },
  })),
);

let made: SupportApp;
let admin: MadePerson;
beforeAll(async () => {
  // A limit of tries would be a lock of its own.
  made = await createSupportApp({ env: { RATE_LIMITS: 'off' } });
  admin = await makePerson(made.app, { role: 'admin' });
});
afterAll(() => made?.close());

const inAdmin = (id: string, path: 'notes' | 'answers', body: object) =>
  made.call('POST', `/admin/tickets/${id}/${path}`, { as: admin, body });
const messagesOf = (id: string) =>
  made.app.db
    .select({ number: supportMessages.number })
    .from(supportMessages)
    .where(eq(supportMessages.ticketId, id))
    .orderBy(supportMessages.number);

const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted();

test.each([
  { what: 'notes', on: true, statuses: [201, 201] },
  { what: 'notes', on: false, statuses: [201, 500] },
  { what: 'answers', on: true, statuses: [201, 201] },
  { what: 'answers', on: false, statuses: [201, 500] },
] as const)('of the $what one is sent twice at once, guard $on: $statuses', async ({ what, on, statuses }) => {
  const { id } = (await made.send({ email: `${newId()}@visitor.test` })).body;
  const body = { clientId: newId(), text: 'Calls often', ...(what === 'answers' && { version: 1, close: false }) };
  const answers = await withGuard({ on, participants: 2 }, () =>
    statusesOf([inAdmin(id, what, body), inAdmin(id, what, body)]),
  );
  expect(answers).toEqual(statuses);
  expect(await messagesOf(id)).toHaveLength(2);
});

test.each([
  { on: true, numbers: [1, 2, 3] },
  { on: false, numbers: [1, 2] },
])('a person writes while an admin notes something, guard $on: messages $numbers', async ({ on, numbers }) => {
  const person = await makePerson(made.app);
  const { id } = (await made.send({ as: person })).body;
  await withGuard({ on, keep: ['claimAttachments', 'lockSubject'], participants: 2 }, () =>
    Promise.all([
      made.write(id, 'It has come.', { as: person }),
      inAdmin(id, 'notes', { clientId: newId(), text: 'Calls often' }),
    ]),
  );
  expect((await messagesOf(id)).map(({ number }) => number)).toEqual(numbers);
});

/** A person with one ticket fewer than there may be, and a closed one. */
async function almostFull() {
  const person = await makePerson(made.app);
  const closed = (await made.send({ as: person })).body.id;
  await made.call('POST', `/support/tickets/${closed}/close`, { as: person, body: {} });
  for (let n = 1; n < supportLimits.openTickets; n += 1) await made.send({ as: person });
  const open = () =>
    made.app.db.$count(supportTickets, and(eq(supportTickets.personId, person.id), ne(supportTickets.state, 'closed')));
  return { person, closed, open };
}

test.each([
  { on: true, open: supportLimits.openTickets },
  { on: false, open: supportLimits.openTickets + 1 },
])('two tickets are sent at once where one more may be open, guard $on: $open are', async ({ on, open }) => {
  const owner = await almostFull();
  await withGuard({ on, keep: ['claimAttachments'], participants: 2 }, () =>
    Promise.all([made.send({ as: owner.person }), made.send({ as: owner.person })]),
  );
  expect(await owner.open()).toBe(open);
});

test.each([
  { on: true, open: supportLimits.openTickets },
  { on: false, open: supportLimits.openTickets + 1 },
])('one is opened again while another one is sent, guard $on: $open are open', async ({ on, open }) => {
  const owner = await almostFull();
  await withGuard({ on, keep: ['claimAttachments', 'lockTicket'], participants: 2 }, () =>
    Promise.all([made.send({ as: owner.person }), made.write(owner.closed, 'And now?', { as: owner.person })]),
  );
  expect(await owner.open()).toBe(open);
});

test.each([
  { on: true, statuses: [201, 409] },
  { on: false, statuses: [201, 201] },
])('a file is attached to two messages at once, guard $on: $statuses', async ({ on, statuses }) => {
  const [one, other] = [await makePerson(made.app), await makePerson(made.app)];
  const attachments = [await made.uploadedKey()];
  const keep = ['lockSubject', 'lockTicket', 'countOpenTickets'];
  const answers = await withGuard({ on, keep, participants: 2 }, () =>
    statusesOf([made.send({ as: one, attachments }), made.send({ as: other, attachments })]),
  );
  expect(answers).toEqual(statuses);
});
