import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/db/columns.ts';
import type { HelpTopic } from '#shared/help-rules.ts';
import type { Lang } from '#shared/languages.ts';

/** The articles of the help centre. */
export const helpArticles = pgTable(
  'help_articles',
  {
    id: id(),
    slug: text('slug').notNull().unique('help_articles_slug'),
    topic: text('topic').$type<HelpTopic>().notNull(),
    /** Its place within the topic, from 1; two may have the same, and the older one comes first. */
    position: integer('position').notNull(),
    titleEn: text('title_en').notNull(),
    titleSw: text('title_sw').notNull(),
    summaryEn: text('summary_en').notNull(),
    summarySw: text('summary_sw').notNull(),
    /** Markdown, with placeholders. */
    bodyEn: text('body_en').notNull(),
    bodySw: text('body_sw').notNull(),
    /** What people ask, one question a line. */
    questionsEn: text('questions_en').notNull(),
    questionsSw: text('questions_sw').notNull(),
    /** The stems of all of its words in a language, by which it is found. */
    stemsEn: text('stems_en').array().notNull(),
    stemsSw: text('stems_sw').array().notNull(),
    published: boolean('published').notNull(),
    /** Moves with each change, so that two admins do not overwrite each other. */
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The admin who changed it last; null where it is as we wrote it. */
    updatedBy: uuid('updated_by'),
  },
  (table) => [
    index('help_articles_order').on(table.topic, table.position, table.id),
    index('help_articles_stems_en').using('gin', table.stemsEn),
    index('help_articles_stems_sw').using('gin', table.stemsSw),
    check('help_articles_position', sql`${table.position} >= 1`),
  ],
);

/** The stems of all articles, with which what is mistyped is compared. Those of articles that are gone stay. */
export const helpWords = pgTable(
  'help_words',
  { language: text('language').$type<Lang>().notNull(), stem: text('stem').notNull() },
  (table) => [
    primaryKey({ columns: [table.language, table.stem] }),
    index('help_words_like').using('gin', sql`${table.stem} gin_trgm_ops`),
    check('help_words_language', sql`${table.language} in ('en', 'sw')`),
  ],
);

/** That our articles were written into this database: one row, so that none comes again which an admin has removed. */
export const helpStarts = pgTable('help_starts', {
  id: integer('id').primaryKey(),
  at: instant('at').notNull(),
});
