import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';

/** Answers to creating calls, kept for a day so that a repeated call has one effect and the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    personId: uuid('person_id').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    requestSha256: text('request_sha256').notNull(),
    state: text('state').$type<'running' | 'done'>().notNull(),
    httpStatus: integer('http_status'),
    response: jsonb('response').$type<unknown>(),
    startedAt: instant('started_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.route, table.key] }),
    index('idempotency_keys_expires').on(table.expiresAt),
  ],
);
