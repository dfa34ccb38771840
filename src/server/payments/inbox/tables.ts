import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant } from '#server/db/columns.ts';
import type { HookPurpose, PaymentProvider } from '#shared/payment-methods.ts';
import type { EventOutcome } from '#shared/states.ts';

/** The callback paths that we gave to M-Pesa: the SHA-256 of each token. The tokens themselves are not stored. */
export const hookTokens = pgTable(
  'hook_tokens',
  {
    sha256: text('sha256').primaryKey(),
    purpose: text('purpose').$type<HookPurpose>().notNull(),
    /** The attempt (stk) or the disbursement (all other purposes). */
    ownerId: uuid('owner_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('hook_tokens_expires').on(table.expiresAt)],
);

/** The inbox: callbacks and webhooks, stored before anything is done with them. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: id(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    /** Stripe's event id; for Daraja the SHA-256 of the token's digest and the canonical JSON. */
    eventKey: text('event_key').notNull(),
    eventType: text('event_type').notNull(),
    raw: bytes('raw').notNull(),
    /** The attempt, disbursement or dispute that the event is about, if known. */
    ownerId: uuid('owner_id'),
    receivedAt: instant('received_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** When it is judged next; null when nothing more is to be done. */
    nextTryAt: instant('next_try_at'),
    processedAt: instant('processed_at'),
    outcome: text('outcome').$type<EventOutcome>(),
    note: text('note'),
  },
  (table) => [
    unique('provider_events_key').on(table.provider, table.eventKey),
    index('provider_events_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
    index('provider_events_owner').on(table.ownerId),
    index('provider_events_received').on(table.receivedAt, table.id),
    /** Those that wait, and those that led to nothing: few among all. */
    index('provider_events_waiting').on(table.receivedAt, table.id).where(sql`processed_at is null`),
    index('provider_events_outcome')
      .on(table.outcome, table.receivedAt, table.id)
      .where(sql`outcome in ('dead', 'ignored')`),
    /** The events whose body was not redacted yet: `forgetPersons` reads them. */
    index('provider_events_named').on(table.receivedAt).where(sql`coalesce(note, '') not like '%redacted'`),
  ],
);
