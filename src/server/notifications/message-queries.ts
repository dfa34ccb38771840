import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { chosenLanguage } from '#server/accounts/queries.ts';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { conversations, messageReports, messages } from '#server/messaging/tables.ts';
import { providers } from '#server/providers/tables.ts';
import { mailedProvider } from './queries.ts';

/** A conversation with both sides, as letters name them. By primary keys. */
export async function findMailedConversation(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      conversation: conversations,
      traveller: {
        ...{ id: people.id, name: people.name, email: people.email, emailVerifiedAt: people.emailVerifiedAt },
        suspendedAt: people.suspendedAt,
        language: chosenLanguage(),
        shown: sql<boolean>`(${people.preferences} -> 'privacy' ->> 'profileVisible')::boolean`,
      },
      provider: mailedProvider(db),
      providerStatus: providers.status,
      service: { titleEn: services.titleEn, titleSw: services.titleSw },
      contactName: bookings.contactName,
    })
    .from(conversations)
    .innerJoin(people, eq(people.id, conversations.personId))
    .innerJoin(providers, eq(providers.id, conversations.providerId))
    .innerJoin(services, eq(services.id, conversations.serviceId))
    .leftJoin(bookings, eq(bookings.id, conversations.bookingId))
    .where(eq(conversations.id, id));
  return row;
}

/** A report of a message that was decided, with whoever reported it, the message's author and the listing; undefined where it was not. */
export async function findDecidedMessageReport(db: DbOrTx, id: string) {
  const [authors, reporters] = [alias(people, 'authors'), alias(people, 'reporters')];
  const [row] = await db
    .select({
      ...{ outcome: messageReports.outcome, decision: messageReports.decision },
      ...{ conversationId: conversations.id, providerId: conversations.providerId, side: messages.side },
      author: {
        ...{ id: authors.id, name: authors.name, email: authors.email },
        language: chosenLanguage(authors),
      },
      reporter: {
        ...{ id: reporters.id, name: reporters.name, email: reporters.email },
        language: chosenLanguage(reporters),
      },
      service: { titleEn: services.titleEn, titleSw: services.titleSw },
    })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .innerJoin(conversations, eq(conversations.id, messageReports.conversationId))
    .innerJoin(services, eq(services.id, conversations.serviceId))
    .innerJoin(authors, eq(authors.id, messages.personId))
    .innerJoin(reporters, eq(reporters.id, messageReports.personId))
    .where(eq(messageReports.id, id));
  const { outcome, decision } = row ?? {};
  return row && outcome && decision != null ? { ...row, outcome, decision } : undefined;
}
