import type { Clock } from '#shared/dates.ts';
import type { Refused } from './daraja-answers.ts';

/** A token is given up this long before its end: it may be used by a call that is under way. */
const MARGIN_SECONDS = 300;

export type FetchedToken = { token: string; lifeSeconds: number } | Refused;

/** The token of now. A new one may end the old one's life, so all callers share one fetch and one token. */
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
    /** Only if nobody has replaced it meanwhile. */
    forget(token: string): void {
      if (held?.token === token) held = undefined;
    },
  };
}
