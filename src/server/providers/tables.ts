import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { calendarDate, id, instant } from '#server/db/columns.ts';
import type { Lang } from '#shared/languages.ts';
import type { DocumentReview } from '#shared/provider-documents.ts';
import type { LetterKind } from '#shared/provider-letters.ts';
import type { ProviderRight } from '#shared/rights.ts';
import type { SpokenLanguage } from '#shared/spoken-languages.ts';

export type ProviderStatus = 'draft' | 'pending' | 'approved' | 'rejected' | 'suspended';

/** Organisations that offer services; people act for them as members. */
export const providers = pgTable(
  'providers',
  {
    id: id(),
    name: text('name').notNull(),
    kind: text('kind').$type<'tour' | 'stay' | 'meal' | 'transport'>().notNull(),
    /** `draft`: its application is being filled in; `pending`: it waits for an admin. */
    status: text('status').$type<ProviderStatus>().notNull(),
    aboutEn: text('about_en').notNull().default(''),
    aboutSw: text('about_sw').notNull().default(''),
    location: text('location').notNull(),
    county: text('county').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    email: text('email').notNull(),
    phoneSealed: text('phone_sealed'),
    /** A digest of the phone, by which another provider with the same one is found; null until it is added. A trigger removes one that is left behind. */
    phoneKey: text('phone_key'),
    /** The languages in which it speaks with guests. */
    languages: jsonb('languages').$type<SpokenLanguage[]>().notNull().default([]),
    /** In which our letters to it are written; null: in that of the member who joined first. */
    letterLanguage: text('letter_language').$type<Lang>(),
    /** The kinds of letters that it does not want. */
    lettersOff: jsonb('letters_off').$type<LetterKind[]>().notNull().default([]),
    /** How to find it, in the provider's words, where an address says little. */
    landmark: text('landmark'),
    submittedAt: instant('submitted_at'),
    /** When an admin approved, rejected, suspended or restored it last, and who. */
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => people.id),
    /** Set while rejected or suspended: why, in the admin's words. */
    rejectReason: text('reject_reason'),
    rejectedSteps: jsonb('rejected_steps').$type<string[]>().notNull().default([]),
    /** Craft and place of an artisan, for the home page; null for other providers. */
    artisan: jsonb('artisan').$type<{ craftEn: string; craftSw: string; place: string }>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('providers_artisans').on(table.createdAt, table.id).where(sql`artisan is not null`),
    index('providers_status').on(table.status, table.submittedAt, table.id),
    index('providers_updated').on(table.updatedAt, table.id),
    index('providers_kind').on(table.kind, table.updatedAt, table.id),
    index('providers_name').on(table.name, table.id),
    index('providers_phone').on(table.phoneKey).where(sql`phone_key is not null`),
    index('providers_search').using('gin', sql`${table.name} gin_trgm_ops`),
  ],
);

/** A paper that a provider has uploaded. The file lies encrypted under `documents/<id>`; only its members and admins read it. */
export const providerDocuments = pgTable(
  'provider_documents',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    /** What it is, such as `county_permit`; see shared/provider-documents.ts. */
    type: text('type').notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    /** Of the file as it was uploaded. */
    bytes: integer('bytes').notNull(),
    /** The last day on which it is valid; null where it does not end. */
    expiresOn: calendarDate('expires_on'),
    /** The document of the same provider whose place it takes once it is approved. */
    renews: uuid('renews').references((): AnyPgColumn => providerDocuments.id, { onDelete: 'set null' }),
    /** Null for those that are decided about with the application. */
    review: text('review').$type<DocumentReview>(),
    decidedAt: instant('decided_at'),
    /** What the provider is told. */
    rejectReason: text('reject_reason'),
    /** When the letter that it ends is due; null where there is none to come. */
    warnsAt: instant('warns_at'),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => people.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('provider_documents_submitted').on(table.createdAt, table.id).where(sql`review = 'submitted'`),
    index('provider_documents_warns').on(table.warnsAt).where(sql`warns_at is not null`),
    index('provider_documents_ends').on(table.expiresOn, table.id).where(sql`expires_on is not null`),
    index('provider_documents_renews').on(table.renews).where(sql`renews is not null`),
    check('provider_documents_review', sql`${table.review} in ('submitted', 'approved', 'rejected')`),
    index('provider_documents_provider').on(table.providerId, table.createdAt),
    check('provider_documents_bytes', sql`${table.bytes} > 0`),
  ],
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

/** Invitations to become a member, by a link in a letter. An ended one was accepted or withdrawn. */
export const providerInvitations = pgTable(
  'provider_invitations',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    email: text('email').notNull(),
    rights: jsonb('rights').$type<ProviderRight[]>().notNull(),
    /** In which its letter is written. */
    language: text('language').$type<Lang>().notNull(),
    /** SHA-256 of the token in the letter that was sent last; each new letter has another one. */
    tokenSha256: text('token_sha256').notNull().unique(),
    /** Who sent that letter, and so gives the rights. */
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => people.id),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** Who accepted it; null where it was withdrawn. */
    acceptedBy: uuid('accepted_by').references(() => people.id),
  },
  (table) => [
    // `foldEmail` in SQL, as for people.
    uniqueIndex('provider_invitations_open')
      .on(table.providerId, sql`lower(${table.email} collate "C")`)
      .where(sql`ended_at is null`),
    index('provider_invitations_expires').on(table.expiresAt),
    check('provider_invitations_accepted', sql`accepted_by is null or ended_at is not null`),
  ],
);
