import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/db/columns.ts';
import type { AuditAction, AuditSubject } from '#shared/audit-actions.ts';

/** Who did what to what; rows are only ever added, and the database refuses to change or delete one. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    action: text('action').$type<AuditAction>().notNull(),
    subjectType: text('subject_type').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_entries_subject').on(table.subjectType, table.subjectId, table.at),
    index('audit_entries_at').on(table.at, table.id),
    index('audit_entries_actor').on(table.actorId, table.at, table.id),
    index('audit_entries_about').on(table.subjectId, table.at, table.id),
    index('audit_entries_action').on(table.action, table.at, table.id),
  ],
);

/** From where admins did it; deleted after 180 days, while the entries stay. */
export const auditNetworks = pgTable(
  'audit_networks',
  {
    entryId: uuid('entry_id')
      .primaryKey()
      .references(() => auditEntries.id),
    /** The shortened network address, by which places can be told apart and nobody can be found. */
    network: text('network').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('audit_networks_at').on(table.at)],
);
