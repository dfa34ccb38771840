import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import type { Lang } from '#shared/languages.ts';

/** The keys of letters that were sent, so that a second run of a job sends nothing: `<template>:<what it is about>`. */
export const sentMails = pgTable(
  'sent_mails',
  {
    key: text('key').primaryKey(),
    template: text('template').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('sent_mails_about').on(sql`split_part(${table.key}, ':', 2)`)],
);

/** The id of what a letter is about, as the index `sent_mails_about` has it. */
export const aboutOf = sql<string>`split_part(${sentMails.key}, ':', 2)`;

/** Texts of letters as admins have worded them, in place of ours: `key` is that of the namespace `mail`. */
export const letterTexts = pgTable(
  'letter_texts',
  {
    language: text('language').$type<Lang>().notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.key] }),
    check('letter_texts_language', sql`${table.language} in ('en', 'sw')`),
  ],
);
