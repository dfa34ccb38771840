import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/client.ts';
import { listOf, mapPage, noPosition, type Page, readPage } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import type { MessagesQuery } from '#shared/contracts/messages.schemas.ts';
import type { Message } from '#shared/contracts/messages.ts';
import { AppError } from '#shared/errors.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { hideContacts } from '#shared/hide-contacts.ts';
import type { MessageSide } from '#shared/message-rules.ts';
import { showsContacts } from './conversation-queries.ts';
import { picturesByMessage } from './pictures/picture-queries.ts';
import { conversations, messageReports, messages } from './tables.ts';

const selectMessages = (db: Db, position: SQL<Position>) =>
  db
    .select({ message: messages, author: people.name, contacts: showsContacts, position })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(people, eq(people.id, messages.personId))
    .$dynamic();

const conversationMessages = listOf({
  name: 'conversation-messages',
  select: selectMessages,
  /** Unique in each conversation. */
  id: messages.number,
  counted: { table: messages },
  filters: { conversationId: (id: string) => eq(messages.conversationId, id) },
  scope: 'conversationId',
  sorts: { number: { column: messages.number, index: 'messages_number' } },
});

interface Reader {
  personId: string;
  side: MessageSide;
}

/** The messages of a conversation as this person reads them, the newest first. The caller has decided who may. */
export async function listMessages(
  app: App,
  conversationId: string,
  wanted: z.output<typeof MessagesQuery>,
  reader: Reader,
): Promise<Page<Message>> {
  const page = await readPage(app.db, conversationMessages, { ...wanted, conversationId });
  const found = await readMore(app, page.items, reader);
  return mapPage(page, (row) => messageOf(app, row, { ...reader, ...found }));
}

/** @throws AppError not_found */
export async function getMessage(app: App, id: string, reader: Reader): Promise<Message> {
  const [row] = await selectMessages(app.db, noPosition).where(eq(messages.id, id));
  if (!row) throw new AppError('not_found');
  return messageOf(app, row, { ...reader, ...(await readMore(app, [row], reader)) });
}

type Row = Omit<Awaited<ReturnType<typeof selectMessages>>[number], 'position'>;

interface More {
  pictures: ReadonlyMap<string, Message['pictures']>;
  /** The ids of those that the reader has reported. */
  reported: ReadonlySet<string>;
}

/** What messages have besides their rows. */
async function readMore(app: App, rows: readonly Pick<Row, 'message'>[], { personId }: Reader): Promise<More> {
  const ids = rows.map(({ message }) => message.id);
  const [pictures, reports] = await Promise.all([
    picturesByMessage(app, ids),
    // By `message_reports_person`.
    app.db
      .select({ id: messageReports.messageId })
      .from(messageReports)
      .where(and(inArray(messageReports.messageId, ids), eq(messageReports.personId, personId))),
  ]);
  return { pictures, reported: new Set(reports.map(({ id }) => id)) };
}

/**
 * Contact details are hidden from the other side until a booking is confirmed, and what our team has removed from both. Who writes
 * for the provider is known to its own members alone.
 */
function messageOf(
  { secrets }: App,
  { message, author, contacts }: Row,
  { personId, side, pictures, reported }: Reader & More,
): Message {
  const removed = message.removedAt !== null;
  const written = removed ? '' : secrets.open(message.textSealed);
  const { text, hidden } = contacts ? { text: written, hidden: false } : hideContacts(written);
  const isTheirs = side === message.side;
  return {
    ...{ id: message.id, number: message.number, side: message.side, own: message.personId === personId },
    author: side === 'provider' && message.side === 'provider' ? firstNameOf(author) : null,
    text: isTheirs ? written : text,
    pictures: removed ? [] : (pictures.get(message.id) ?? []),
    ...{ lang: message.lang, hidden, sentAt: message.sentAt.toISOString() },
    ...{ removed, reported: reported.has(message.id) },
  };
}
