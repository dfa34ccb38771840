import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { id, instant } from '#server/db/columns.ts';

/** Lists of saved listings. The one that everybody has is made when it is first needed; its id is the person's. */
export const favoriteLists = pgTable(
  'favorite_lists',
  {
    id: id(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Null for the list that everybody has, which pages name in their language. */
    name: text('name'),
    /** SHA-256 of the token in the link at which everybody reads the list; null: it is not shared. */
    tokenSha256: text('token_sha256').unique(),
    /** The same token, sealed with SECRET_KEY, so that its owner can copy the link again. */
    tokenSealed: text('token_sealed'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('favorite_lists_person').on(table.personId, table.createdAt, table.id),
    uniqueIndex('favorite_lists_name').on(table.personId, sql`lower(${table.name})`),
    check('favorite_lists_default', sql`(${table.name} is null) = (${table.id} = ${table.personId})`),
    check('favorite_lists_link', sql`(${table.tokenSha256} is null) = (${table.tokenSealed} is null)`),
  ],
);

/** Which listing is in which list; a listing that is in any list of a person is a favourite of theirs. */
export const favorites = pgTable(
  'favorites',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => favoriteLists.id, { onDelete: 'cascade' }),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    /** That of the list. */
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.serviceId] }),
    index('favorites_newest').on(table.listId, table.createdAt, table.serviceId),
    index('favorites_person').on(table.personId, table.serviceId),
    index('favorites_service').on(table.serviceId),
  ],
);
