import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '#server/db/columns.ts';

/** Every version of the settings; the highest one is in force. */
export const settingsVersions = pgTable('settings_versions', {
  version: integer('version').primaryKey(),
  values: jsonb('values').$type<Record<string, unknown>>().notNull(),
  changedBy: uuid('changed_by'),
  changedAt: instant('changed_at').notNull(),
});

/** By how much the demo's clock is ahead of the real one: one row, read by every process; never used in production. */
export const clockOffsets = pgTable('clock_offsets', {
  id: integer('id').primaryKey(),
  offsetMs: minorUnits('offset_ms').notNull(),
});
