import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Db } from '#server/db/client.ts';
import { listOf, mapPage, noPosition, type Page, readPage } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import { providerMembers, providers } from '#server/providers/tables.ts';
import type { ConversationsQuery } from '#shared/contracts/messages.schemas.ts';
import type { Conversation } from '#shared/contracts/messages.ts';
import { AppError } from '#shared/errors.ts';
import { hideContacts } from '#shared/hide-contacts.ts';
import type { Lang } from '#shared/languages.ts';
import type { MessageSide } from '#shared/message-rules.ts';
import { avatarAddress } from '#shared/pictures.ts';
import { pictureCount } from './pictures/picture-queries.ts';
import { conversations, messages } from './tables.ts';

/** Characters of the last message that lists show. */
const excerptLength = 160;

/** Whether the traveller has, or had, a confirmed booking with the provider. By `bookings_person`. */
export const showsContacts = sql<boolean>`exists (
  select from ${bookings} paid where paid.person_id = ${conversations.personId}
    and paid.provider_id = ${conversations.providerId}
    and (paid.confirmed_at is not null or paid.status in ('confirmed', 'completed')))`;

const selectConversations = (db: Db, position: SQL<Position>) =>
  db
    .select({
      conversation: conversations,
      provider: { id: providers.id, name: providers.name, status: providers.status },
      traveller: {
        ...{ name: people.name, avatar: people.avatar, suspendedAt: people.suspendedAt },
        shown: sql<boolean>`(${people.preferences} -> 'privacy' ->> 'profileVisible')::boolean`,
      },
      service: { id: services.id, titleEn: services.titleEn, titleSw: services.titleSw, listed: services.listed },
      booking: {
        ...{ id: bookings.id, reference: bookings.reference, status: bookings.status },
        ...{ startDate: bookings.startDate, endDate: bookings.endDate, contactName: bookings.contactName },
      },
      last: {
        textSealed: messages.textSealed,
        lang: messages.lang,
        side: messages.side,
        removedAt: messages.removedAt,
      },
      lastPictures: pictureCount,
      contacts: showsContacts,
      position,
    })
    .from(conversations)
    .innerJoin(providers, eq(providers.id, conversations.providerId))
    .innerJoin(people, eq(people.id, conversations.personId))
    .innerJoin(services, eq(services.id, conversations.serviceId))
    .leftJoin(bookings, eq(bookings.id, conversations.bookingId))
    // By `messages_number`.
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.number, conversations.messageCount)),
    )
    .$dynamic();

const unreadOf = {
  traveller: sql<boolean>`provider_last > traveller_read`,
  provider: sql<boolean>`traveller_last > provider_read`,
};
const sorts = (index: string) => ({ lastMessageAt: { column: conversations.lastMessageAt, index } });

const ownConversations = listOf({
  name: 'own-conversations',
  select: selectConversations,
  id: conversations.id,
  counted: { table: conversations },
  only: sql`${conversations.started}`,
  filters: {
    personId: (id: string) => eq(conversations.personId, id),
    only: (_: 'unread') => unreadOf.traveller,
  },
  scope: 'personId',
  sorts: sorts('conversations_person'),
});

const providerConversations = listOf({
  name: 'provider-conversations',
  select: selectConversations,
  id: conversations.id,
  counted: { table: conversations },
  only: sql`${conversations.started}`,
  filters: {
    providerId: (id: string) => eq(conversations.providerId, id),
    only: (_: 'unread') => unreadOf.provider,
  },
  scope: 'providerId',
  sorts: sorts('conversations_provider'),
});

type Wanted = z.output<typeof ConversationsQuery>;

/** The conversations of a traveller, that of the newest message first. */
export async function listOwnConversations(
  app: App,
  personId: string,
  wanted: Wanted,
  lang: Lang,
): Promise<Page<Conversation>> {
  const page = await readPage(app.db, ownConversations, { ...wanted, personId });
  return mapPage(page, (row) => conversationOf(app, row, { side: 'traveller', lang }));
}

/** The conversations of a provider, that of the newest message first. */
export async function listProviderConversations(
  app: App,
  providerId: string,
  wanted: Wanted,
  lang: Lang,
): Promise<Page<Conversation>> {
  const page = await readPage(app.db, providerConversations, { ...wanted, providerId });
  return mapPage(page, (row) => conversationOf(app, row, { side: 'provider', lang }));
}

/** One conversation, as this side reads it. The caller has decided who may. @throws AppError not_found */
export async function getConversation(
  app: App,
  id: string,
  reader: { side: MessageSide; lang: Lang },
): Promise<Conversation> {
  const [row] = await selectConversations(app.db, noPosition).where(eq(conversations.id, id));
  if (!row) throw new AppError('not_found');
  return conversationOf(app, row, reader);
}

type Row = Omit<Awaited<ReturnType<typeof selectConversations>>[number], 'position'>;

function conversationOf(app: App, row: Row, { side, lang }: { side: MessageSide; lang: Lang }): Conversation {
  const { conversation, provider, service, booking } = row;
  const isTraveller = side === 'traveller';
  const [last, read] = isTraveller
    ? [conversation.providerLast, conversation.travellerRead]
    : [conversation.travellerLast, conversation.providerRead];
  return {
    ...{ id: conversation.id, side, provider: { id: provider.id, name: provider.name } },
    traveller: travellerOf(row, side),
    service: { id: service.id, ...titleIn(lang, service), listed: service.listed },
    booking: booking && {
      ...{ id: booking.id, reference: booking.reference, status: booking.status },
      ...{ startDate: booking.startDate, endDate: booking.endDate },
    },
    last: lastOf(app, row, side),
    lastMessageAt: conversation.lastMessageAt.toISOString(),
    unread: last > read,
    contacts: row.contacts,
    open: provider.status === 'approved' && row.traveller.suspendedAt === null,
    otherRead: isTraveller ? conversation.providerRead : conversation.travellerRead,
  };
}

/** Of a booking the provider knows who comes; of an enquiry only what the traveller shows, until they have booked. */
function travellerOf({ traveller, booking, contacts }: Row, side: MessageSide): Conversation['traveller'] {
  const isShown = side === 'traveller' || traveller.shown;
  const avatar = isShown && traveller.avatar !== null ? avatarAddress(traveller.avatar) : null;
  if (side === 'traveller') return { name: traveller.name, avatar };
  if (booking) return { name: booking.contactName, avatar };
  return { name: traveller.shown || contacts ? traveller.name : null, avatar };
}

function lastOf({ secrets }: App, { last, lastPictures, contacts }: Row, side: MessageSide): Conversation['last'] {
  if (!last) return null;
  const { lang, side: by } = last;
  if (last.removedAt) return { text: '', lang, side: by, pictures: 0, removed: true };
  const written = secrets.open(last.textSealed);
  const text = contacts || last.side === side ? written : hideContacts(written).text;
  const excerpt = [...text].slice(0, excerptLength).join('');
  return { text: excerpt, lang, side: by, pictures: lastPictures, removed: false };
}

const unreadMost = 100;

/** How many of a traveller's and of each of their providers' conversations have unread messages, up to 100 each. */
export async function countUnread(
  db: Db,
  personId: string,
): Promise<{ own: number; providers: { providerId: string; unread: number }[] }> {
  const upTo = (condition: SQL) => sql<number>`(select count(*)::integer
    from (select from ${conversations} where ${condition} limit ${unreadMost}) unread)`;
  const [own, rows] = await Promise.all([
    db.execute<{ own: number }>(
      sql`select ${upTo(sql`${conversations.personId} = ${personId} and ${unreadOf.traveller}`)} as own`,
    ),
    db
      .select({
        providerId: providerMembers.providerId,
        unread: upTo(sql`${conversations.providerId} = ${providerMembers.providerId} and ${unreadOf.provider}`),
      })
      .from(providerMembers)
      .where(and(eq(providerMembers.personId, personId), sql`${providerMembers.rights} ? 'bookings'`))
      .orderBy(asc(providerMembers.createdAt), asc(providerMembers.providerId)),
  ]);
  return { own: own.rows[0]?.own ?? 0, providers: rows };
}
