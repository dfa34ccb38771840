import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createLimiter } from '#server/limiter.ts';
import type { Clock } from '#shared/dates.ts';
import { type HostAddress, lookupOf, mayAsk, resolveHost, within } from '../public-hosts.ts';
import { isEndpoint, type PushTarget } from './browser-keys.ts';
import { type PushOutcome, readPushAnswer } from './push-answers.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** From the look-up to the answer. */
const withinMs = 10_000;
/**
 * How many are sent at once by a process; a service may take the whole time for each. Whoever waits last then waits less than the
 * two minutes after which its message counts as lost (`notices/push/push-notice.ts`).
 */
const atOnce = { concurrency: 16, maxWaiting: 150 };

interface PushMessage {
  /** JSON for our service worker, of at most 3,000 bytes. */
  payload: string;
  /** How long the service keeps it for a browser that is off. */
  ttlSeconds: number;
  /** `high` wakes a phone that saves energy. */
  urgency: 'normal' | 'high';
  /** Up to 32 characters of base64url: a newer message takes the place of one that waits at the service. */
  topic: string;
}

/** The push services of people’s browsers. */
export interface Push {
  /** By which a browser subscribes to us, in base64url. */
  publicKey: string;
  /** Whether this can be the endpoint of a browser. */
  accepts(endpoint: string): boolean;
  /**
   * Encrypts a message for a browser and hands it to its push service. Each host is looked up once, all its addresses must be
   * public, and the connection goes to one of them; redirects are not followed. Never throws for what the other side does.
   */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}

interface PushParts {
  keys: VapidKeys;
  /** Whom a push service can ask about our messages: a mailto: or https: address. */
  subject: string;
  /** The origin of the demo's simulator, which alone may be on this machine. */
  simulator?: string | undefined;
  clock: Clock;
  log: { debug(details: object, text: string): void };
  /** The IP addresses of a host; tests give their own. */
  resolve?: (host: string) => Promise<HostAddress[]>;
  totalMs?: number;
}

export function createPush(parts: PushParts): Push {
  const { keys, subject, simulator, clock, log, resolve = resolveHost, totalMs = withinMs } = parts;
  const limited = createLimiter(atOnce);
  const accepts = (endpoint: string) => isEndpoint(endpoint, simulator);

  async function sendOne(target: PushTarget, { payload, ttlSeconds, urgency, topic }: PushMessage) {
    if (!accepts(target.endpoint)) return { kind: 'gone', reason: 'address' } as const;
    // Loaded when the first message is sent.
    const { default: webPush } = await import('web-push');
    const { endpoint, p256dh, auth } = target;
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      ...{ vapidDetails: { subject, ...keys }, TTL: ttlSeconds, urgency, topic },
      contentEncoding: 'aes128gcm',
    });
    const url = new URL(endpoint);
    const signal = AbortSignal.timeout(totalMs);
    const to = await within(signal, resolve(url.hostname));
    if (!mayAsk(url, to, url.origin === simulator)) return { kind: 'gone', reason: 'address_private' } as const;
    return readPushAnswer(await post({ url, to, headers, body, signal }), clock.now());
  }

  return {
    publicKey: keys.publicKey,
    accepts,
    async send(target, message) {
      const outcome = await limited(() => sendOne(target, message)).catch(
        (error: unknown): PushOutcome => ({ kind: 'later', reason: codeOf(error), afterMs: undefined }),
      );
      // Not the endpoint, which is a secret of the browser.
      log.debug({ kind: outcome.kind, ...('reason' in outcome && { reason: outcome.reason }) }, 'push message');
      return outcome;
    },
  };
}

/** A short code for the log: ECONNREFUSED, ENOTFOUND, too_busy, TimeoutError … */
function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name ?? 'unknown');
}

interface Posted {
  url: URL;
  to: readonly HostAddress[];
  headers: Record<string, string | number>;
  body: Buffer | null;
  signal: AbortSignal;
}

/** One request on a connection of its own, to one of the addresses that were checked. What is answered beside the status is not read. */
const post = ({ url, to, headers, body, signal }: Posted) =>
  new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const sent = request(url, { method: 'POST', headers, agent: false, signal, lookup: lookupOf(to) });
    sent.on('error', reject);
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('The connection was upgraded'));
    });
    sent.on('response', ({ statusCode = 0, headers: answered }) => {
      resolve({ status: statusCode, retryAfter: answered['retry-after'] });
      sent.destroy();
    });
    sent.end(body);
  });
