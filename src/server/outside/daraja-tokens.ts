import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '#shared/dates.ts';
import { type Refused, refused } from './daraja-outcomes.ts';
import type { KeptToken, TokenStore } from './token-store.ts';

/** A token is no longer used this long before its end, so that it is still valid when a slow call arrives. */
const MARGIN_SECONDS = 300;
const POLL_MS = 100;
/** Longer than a claim counts, so that whoever waits for a process that ended fetches the token itself. */
const POLLS = 400;

type FetchedToken = { token: string; lifeSeconds: number } | Refused;

/**
 * Keeps the present access token. A new token may invalidate the old one, so all callers of this process share one request,
 * and all processes that share `store` share one token, which one of them fetches.
 */
export function createTokens(fetchToken: () => Promise<FetchedToken>, clock: Clock, store: TokenStore) {
  let held: KeptToken | undefined;
  let refusedToken: string | undefined;
  let fetching: Promise<string | Refused> | undefined;

  const isUsable = (kept: KeptToken | undefined): kept is KeptToken =>
    kept !== undefined && kept.token !== refusedToken && clock.now() < kept.endsAt;

  function use(kept: KeptToken): string {
    held = kept;
    return kept.token;
  }

  async function renew(): Promise<string | Refused> {
    for (let poll = 0; poll < POLLS; poll++) {
      const kept = await store.read();
      if (isUsable(kept)) return use(kept);
      const claimed = await store.claim();
      if (claimed) return fetchAsOwner(claimed.kept);
      await delay(POLL_MS);
    }
    return refused('unreachable', 'another process is fetching a token');
  }

  async function fetchAsOwner(kept: KeptToken | undefined): Promise<string | Refused> {
    let fetched: KeptToken | undefined;
    try {
      if (isUsable(kept)) return use(kept);
      const answer = await fetchToken();
      if ('kind' in answer) return answer;
      const lifeMs = Math.max(0, answer.lifeSeconds - MARGIN_SECONDS) * 1_000;
      fetched = { token: answer.token, endsAt: new Date(clock.now().getTime() + lifeMs) };
      return use(fetched);
    } finally {
      await store.finish(fetched);
    }
  }

  return {
    async get(): Promise<string | Refused> {
      if (isUsable(held)) return held.token;
      // Without a token nothing is sent, so a store that fails is a refusal, not an unknown outcome.
      fetching ??= renew()
        .catch((error: unknown) =>
          refused('unreachable', `token store: ${error instanceof Error ? error.message : error}`),
        )
        .finally(() => {
          fetching = undefined;
        });
      return fetching;
    },
    /** Drops a refused token, unless it has been replaced meanwhile. */
    forget(token: string): void {
      if (held?.token === token) refusedToken = token;
    },
  };
}
