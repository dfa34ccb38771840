import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { calendarDate, id, instant } from '#server/db/columns.ts';
import type { User } from '#shared/contracts/accounts.ts';
import type { IdentityProvider } from '#shared/identity-providers.ts';
import type { AgreementKind } from '#shared/legal-versions.ts';
import type { SignInOutcome } from '#shared/sign-in-outcomes.ts';

export const people = pgTable(
  'people',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    /** When the account got the address that it has; null: it was registered with it. */
    emailChangedAt: instant('email_changed_at'),
    /** Sealed with SECRET_KEY. */
    phoneSealed: text('phone_sealed'),
    /** A digest of the phone, by which admins find its account; null until it is added. A trigger removes one that is left behind. */
    phoneKey: text('phone_key'),
    role: text('role').$type<User['role']>().notNull().default('user'),
    passwordHash: text('password_hash'),
    /** Since when a code is asked for after the password; null: no second factor. Its key is in `second_factors`. */
    secondFactorAt: instant('second_factor_at'),
    /** The id of the person's picture, which is the file `avatars/<id>`: 32 random hex digits; null: none. */
    avatar: text('avatar'),
    dateOfBirth: calendarDate('date_of_birth'),
    nationality: text('nationality'),
    travelStyle: text('travel_style').$type<NonNullable<User['travelStyle']>>(),
    bio: text('bio'),
    interests: jsonb('interests').$type<User['interests']>().notNull().default([]),
    preferences: jsonb('preferences').$type<User['preferences']>().notNull(),
    suspendedAt: instant('suspended_at'),
    suspendedReason: text('suspended_reason'),
    /** When the account is to be deleted, as its person has asked; null: not. */
    deletionDueAt: instant('deletion_due_at'),
    /** Since when it is deleted: then the row says nothing of anybody, and nothing new may belong to it. */
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // `foldEmail` in SQL: the collation C changes A to Z only.
    uniqueIndex('people_email').on(sql`lower(${table.email} collate "C")`),
    /** The list of people for admins: its two orders, its filters of which few people are left, and its search. */
    index('people_created').on(table.createdAt, table.id),
    index('people_name').on(table.name, table.id),
    index('people_role').on(table.role, table.createdAt, table.id),
    index('people_suspended').on(table.createdAt, table.id).where(sql`suspended_at is not null`),
    index('people_deleted').on(table.createdAt, table.id).where(sql`deleted_at is not null`),
    index('people_phone').on(table.phoneKey).where(sql`phone_key is not null`),
    uniqueIndex('people_avatar').on(table.avatar).where(sql`avatar is not null`),
    index('people_deletion').on(table.deletionDueAt).where(sql`deletion_due_at is not null`),
    index('people_unverified').on(table.createdAt, table.id).where(sql`email_verified_at is null`),
    index('people_search').using('gin', sql`${table.name} gin_trgm_ops`, sql`${table.email} gin_trgm_ops`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** SHA-256 of the opaque token; the token itself is only with the browser. */
    tokenSha256: text('token_sha256').notNull().unique(),
    remember: boolean('remember').notNull(),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('sessions_person').on(table.personId),
    index('sessions_expires').on(table.expiresAt),
    index('sessions_ended').on(table.endedAt).where(sql`ended_at is not null`),
  ],
);

/** What a person has agreed to: the terms and how we handle data, each in the version that they were shown. Rows are only added. */
export const agreements = pgTable(
  'agreements',
  {
    id: id(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    what: text('what').$type<AgreementKind>().notNull(),
    /** The day of the text (`shared/legal-versions.ts`). */
    version: text('version').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('agreements_person').on(table.personId, table.at, table.id)],
);

/** Links that verify an e-mail address; each works once. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    tokenSha256: text('token_sha256').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('email_verifications_person').on(table.personId)],
);

/** Links that let somebody choose a new password; each works once, for an hour, at the address it was mailed to. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenSha256: text('token_sha256').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was used, or another one of the person was. */
    usedAt: instant('used_at'),
  },
  (table) => [index('password_resets_person').on(table.personId), index('password_resets_expires').on(table.expiresAt)],
);

/** Each sign-in to an account, and each try that failed, for 180 days; the newest 250 of both of a person (`sign-in-history.ts`). */
export const signIns = pgTable(
  'sign_ins',
  {
    id: id(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    at: instant('at').notNull(),
    outcome: text('outcome').$type<SignInOutcome>().notNull(),
    /** Browser and system, such as 'Chrome, Android'; null where they are none that we know. */
    device: text('device'),
    /** The shortened network address, by which places can be told apart and nobody can be found. */
    network: text('network').notNull(),
  },
  (table) => [
    index('sign_ins_person').on(table.personId, table.at, table.id),
    index('sign_ins_at').on(table.at),
    check(
      'sign_ins_outcome',
      sql`${table.outcome} in ('signed_in', 'wrong_password', 'code_asked', 'wrong_code', 'suspended')`,
    ),
  ],
);

/**
 * The keys of people's authenticator apps. A key counts from the first code on that was given from it
 * (`people.second_factor_at`); one of which none was given is deleted after an hour.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => people.id),
    /** Sealed with SECRET_KEY. */
    keySealed: text('key_sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The latest half minute, counted since 1970, whose code was accepted; no code works twice. */
    lastStep: integer('last_step'),
  },
  (table) => [index('second_factors_created').on(table.createdAt)],
);

/** Ten codes for whoever is without their authenticator app; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** Keyed digest of person and code; the code itself is shown once and kept nowhere. */
    digest: text('digest').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.digest] })],
);

/** Failed sign-ins, counted per account and, where the browser is known to it, per device. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: id(),
    /** SHA-256 of the folded address, whether or not an account has it. */
    accountKey: text('account_key').notNull(),
    /** The signed device cookie's id, or '' for a browser that never signed in to this account. */
    deviceId: text('device_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('sign_in_failures_account').on(table.accountKey, table.deviceId, table.at)],
);

/** The browsers in which a person has signed in: the latest ten. Their cookies name the device and are signed. */
export const signInDevices = pgTable(
  'sign_in_devices',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    deviceId: text('device_id').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.deviceId] }),
    index('sign_in_devices_last').on(table.lastAt),
  ],
);

/** Changes of e-mail addresses; the link that undoes one goes to the old address and works once, for 72 hours. */
export const emailChanges = pgTable(
  'email_changes',
  {
    tokenSha256: text('token_sha256').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    oldEmail: text('old_email').notNull(),
    /** When the old address was verified; null: nobody has proved to read there, so that the change cannot be undone. */
    oldVerifiedAt: instant('old_verified_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was undone, or an older change was. */
    usedAt: instant('used_at'),
  },
  (table) => [
    index('email_changes_person').on(table.personId),
    index('email_changes_old').on(sql`lower(${table.oldEmail} collate "C")`),
    index('email_changes_expires').on(table.expiresAt),
  ],
);

/**
 * Links in the letters that a second factor is on. Each takes the account back as it was when the letter was written, once,
 * for 72 hours (`second-factor/take-back-link.ts`).
 */
export const takeBackLinks = pgTable(
  'take_back_links',
  {
    tokenSha256: text('token_sha256').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** The address that the account had, to which the letter goes, and when it had been verified. */
    email: text('email').notNull(),
    verifiedAt: instant('verified_at').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was used, or another link took the account back to an earlier time. */
    usedAt: instant('used_at'),
  },
  (table) => [index('take_back_links_person').on(table.personId), index('take_back_links_expires').on(table.expiresAt)],
);

/** The accounts at Google and Facebook by which people sign in: at most one of each for a person. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').$type<IdentityProvider>().notNull(),
    /** Who they are there. */
    subject: text('subject').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** The address there when it was linked, by which its owner tells it from others; null: it had none. */
    email: text('email'),
    linkedAt: instant('linked_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('identities_person').on(table.personId, table.provider),
    check('identities_provider', sql`${table.provider} in ('google', 'facebook')`),
  ],
);

/** What a browser has kept for us and has used; it does not work again (`one-use-tickets.ts`). Deleted once it would have expired. */
export const usedTickets = pgTable(
  'used_tickets',
  { id: uuid('id').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('used_tickets_expires').on(table.expiresAt)],
);

/** The passkeys of people, at most ten each: keys in a phone, computer or key of theirs, of which we know the public part. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** As the device names it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as the device says; many always say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach it, such as 'internal' or 'usb'. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_person').on(table.personId, table.createdAt),
  ],
);
