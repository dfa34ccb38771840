import { eq, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { conversations } from '#server/messaging/tables.ts';
import { providers } from '#server/providers/tables.ts';
import type { Lang } from '#shared/languages.ts';
import { mailedProvider } from './queries.ts';

/** A conversation with both sides, as letters name them. By primary keys. */
export async function findMailedConversation(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      conversation: conversations,
      traveller: {
        ...{ id: people.id, name: people.name, email: people.email, emailVerifiedAt: people.emailVerifiedAt },
        suspendedAt: people.suspendedAt,
        language: sql<Lang>`coalesce(${people.preferences}->>'language', 'en')`,
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
