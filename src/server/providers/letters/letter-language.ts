import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { chosenLanguage } from '#server/accounts/queries.ts';
import { people } from '#server/accounts/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { Lang } from '#shared/languages.ts';
import { providerMembers, providers } from '../tables.ts';

/** The language of a provider's letters: the one it chose, else that of the member who joined first. */
export function letterLanguage(db: DbOrTx): SQL<Lang> {
  const first = db
    .select({ language: chosenLanguage() })
    .from(providerMembers)
    .innerJoin(people, eq(people.id, providerMembers.personId))
    .where(eq(providerMembers.providerId, providers.id))
    .orderBy(asc(providerMembers.createdAt))
    .limit(1);
  return sql<Lang>`coalesce(${providers.letterLanguage}, (${first}), 'en')`;
}
