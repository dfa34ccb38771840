import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';

/** Access tokens of outside systems, of which only the newest is valid: all processes use the one that is kept here. */
export const accessTokens = pgTable('access_tokens', {
  /** The system and the account there, as a keyed digest. */
  account: text('account').primaryKey(),
  /** Encrypted; null until the first one was fetched. */
  tokenSealed: text('token_sealed'),
  endsAt: instant('ends_at'),
  /** The claim of the process that fetches a new one, and until when it counts. */
  claim: uuid('claim'),
  claimEndsAt: instant('claim_ends_at'),
});
