import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { people, sessions } from '#server/accounts/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import { notices } from '../tables.ts';

/** Browsers that show notifications: at most one of each session, whose end removes it (by a trigger too), and the newest ten of a person. */
export const pushBrowsers = pgTable(
  'push_browsers',
  {
    id: id(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Endpoint and keys, as JSON, sealed: whoever has them can send to the browser. */
    targetSealed: text('target_sealed').notNull(),
    /** A keyed digest of the endpoint. */
    endpointKey: text('endpoint_key').notNull(),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    /** When its service took a message last. */
    sentAt: instant('sent_at'),
    /** Since when its service has taken none. */
    failingSince: instant('failing_since'),
  },
  (table) => [
    unique('push_browsers_session').on(table.sessionId),
    unique('push_browsers_endpoint').on(table.endpointKey),
    index('push_browsers_person').on(table.personId, table.createdAt),
  ],
);

/** What is to be shown by which browser; gone once it was sent or given up. */
export const pushesDue = pgTable(
  'pushes_due',
  {
    noticeId: uuid('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    browserId: uuid('browser_id')
      .notNull()
      .references(() => pushBrowsers.id, { onDelete: 'cascade' }),
    /** When it is sent, or, while that is being done, sent again if nobody has noted the outcome. */
    dueAt: instant('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.browserId] }),
    index('pushes_due_at').on(table.dueAt),
    index('pushes_due_browser').on(table.browserId),
  ],
);
