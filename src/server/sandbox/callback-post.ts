import { setTimeout as delay } from 'node:timers/promises';
import type { Callback } from './control.ts';

type Log = { debug(details: object, text: string): void };

const CALLBACK_TIMEOUT_MS = 10_000;
const RECEIVER_RETRY_MS = 100;

/**
 * Sends one callback, once, as Daraja and Africa's Talking do. Its address holds a secret and is not logged.
 * @param mayWait whether a receiver that refuses connections is waited for
 */
export async function postCallback(
  callback: Callback,
  log: Log,
  mayWait: () => boolean,
  contentType = 'application/json',
): Promise<void> {
  try {
    const answer = await fetch(callback.url, {
      method: 'POST',
      // A new connection: a reused one may just be closing on the other side, and the callback would be lost.
      headers: { 'content-type': contentType, connection: 'close' },
      body: callback.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    log.debug({ callback: callback.id, status: answer.status }, 'simulator: callback sent');
  } catch (problem) {
    const reason = codeOf(problem);
    if (reason === 'ECONNREFUSED' && mayWait()) {
      await delay(RECEIVER_RETRY_MS, undefined, { ref: false });
      return postCallback(callback, log, mayWait, contentType);
    }
    log.debug({ callback: callback.id, reason }, 'simulator: callback not delivered');
  }
}

function codeOf(problem: unknown): string {
  if (!(problem instanceof Error)) return 'unknown';
  const { cause } = problem;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : problem.name;
}
