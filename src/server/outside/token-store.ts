import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import type { Secrets } from '#server/secrets.ts';
import type { Clock } from '#shared/dates.ts';
import { accessTokens } from './tables.ts';

export interface KeptToken {
  token: string;
  /** After this instant it is not used any more. */
  endsAt: Date;
}

/** Where the present access token of one account is kept, for everybody who uses the account. */
export interface TokenStore {
  read(): Promise<KeptToken | undefined>;
  /**
   * Claims the fetching of a new token. Undefined while somebody else fetches one, else the token that is kept now, which
   * somebody else may have fetched meanwhile.
   */
  claim(): Promise<{ kept: KeptToken | undefined } | undefined>;
  /** Gives the claim up, with the token that was fetched, if any. */
  finish(fetched: KeptToken | undefined): Promise<void>;
}

/** For one process alone, which fetches one token at a time. */
export function tokensInMemory(): TokenStore {
  let kept: KeptToken | undefined;
  return {
    read: async () => kept,
    claim: async () => ({ kept }),
    async finish(fetched) {
      kept = fetched ?? kept;
    },
  };
}

/** Longer than fetching takes at most, so that the claim of a process that ended does not stop the others for long. */
const claimMs = 30_000;

/** For all processes of one database. @param account names system and account, such as the key that signs in there */
export function tokensInDatabase(
  { db, secrets, clock }: { db: Db; secrets: Secrets; clock: Clock },
  account: string,
): TokenStore {
  const key = secrets.digest('access-token', account);
  const claim = newId();
  const keptOf = (row?: { tokenSealed: string | null; endsAt: Date | null }): KeptToken | undefined =>
    row?.tokenSealed && row.endsAt ? { token: secrets.open(row.tokenSealed), endsAt: row.endsAt } : undefined;
  const columns = { tokenSealed: accessTokens.tokenSealed, endsAt: accessTokens.endsAt };
  return {
    async read() {
      const [row] = await db.select(columns).from(accessTokens).where(eq(accessTokens.account, key));
      return keptOf(row);
    },
    async claim() {
      const now = clock.now();
      const claimed = { claim, claimEndsAt: new Date(now.getTime() + claimMs) };
      const [row] = await db
        .insert(accessTokens)
        .values({ account: key, ...claimed })
        .onConflictDoUpdate({
          target: accessTokens.account,
          set: claimed,
          setWhere: or(isNull(accessTokens.claim), lte(accessTokens.claimEndsAt, now)),
        })
        .returning(columns);
      return row && { kept: keptOf(row) };
    },
    async finish(fetched) {
      await db
        .update(accessTokens)
        .set({
          claim: null,
          claimEndsAt: null,
          ...(fetched && { tokenSealed: secrets.seal(fetched.token), endsAt: fetched.endsAt }),
        })
        .where(and(eq(accessTokens.account, key), eq(accessTokens.claim, claim)));
    },
  };
}
