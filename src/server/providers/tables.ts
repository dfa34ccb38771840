import { sql } from 'drizzle-orm';
import { doublePrecision, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import type { ProviderRight } from '#shared/rights.ts';

/** Organisations that offer services; people act for them as members. */
export const providers = pgTable(
  'providers',
  {
    id: id(),
    name: text('name').notNull(),
    kind: text('kind').$type<'tour' | 'stay' | 'meal' | 'transport'>().notNull(),
    status: text('status').$type<'pending' | 'approved' | 'rejected' | 'suspended'>().notNull(),
    aboutEn: text('about_en').notNull().default(''),
    aboutSw: text('about_sw').notNull().default(''),
    location: text('location').notNull(),
    county: text('county').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    email: text('email').notNull(),
    phoneSealed: text('phone_sealed'),
    /** Craft and place of an artisan, for the home page; null for other providers. */
    artisan: jsonb('artisan').$type<{ craftEn: string; craftSw: string; place: string }>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('providers_artisans').on(table.createdAt, table.id).where(sql`artisan is not null`)],
);

export const providerMembers = pgTable(
  'provider_members',
  {
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    rights: jsonb('rights').$type<ProviderRight[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.personId] }),
    index('provider_members_person').on(table.personId),
  ],
);
