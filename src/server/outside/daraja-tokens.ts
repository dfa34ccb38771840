import type { Clock } from '#shared/dates.ts';
import type { Refused } from './daraja-outcomes.ts';

/** A token is no longer used this long before its end, so that it is still valid when a slow call arrives. */
const MARGIN_SECONDS = 300;

type FetchedToken = { token: string; lifeSeconds: number } | Refused;

/**
 * Keeps the present access token. A new token may invalidate the old one, so all callers share one request and one
 * token.
 */
export function createTokens(fetchToken: () => Promise<FetchedToken>, clock: Clock) {
  let held: { token: string; endsAtMs: number } | undefined;
  let fetching: Promise<string | Refused> | undefined;

  async function renew(): Promise<string | Refused> {
    const answer = await fetchToken();
    if ('kind' in answer) return answer;
    const lifeMs = Math.max(0, answer.lifeSeconds - MARGIN_SECONDS) * 1_000;
    held = { token: answer.token, endsAtMs: clock.now().getTime() + lifeMs };
    return answer.token;
  }

  return {
    async get(): Promise<string | Refused> {
      if (held && clock.now().getTime() < held.endsAtMs) return held.token;
      fetching ??= renew().finally(() => {
        fetching = undefined;
      });
      return fetching;
    },
    /** Drops a refused token, unless it has been replaced meanwhile. */
    forget(token: string): void {
      if (held?.token === token) held = undefined;
    },
  };
}
