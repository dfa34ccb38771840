import type { SimAnswer, SimRequest } from '../listener.ts';
import type { Browsers, SimBrowser } from './browsers.ts';
import { findVapidProblem } from './check-vapid.ts';
import { decryptPush } from './decrypt.ts';

interface Parts {
  browsers: Browsers;
  /** Of the simulator itself. */
  origin: string;
  /** The time of the simulator. */
  now: () => Date;
}

const largestBody = 4_096;
const busySeconds = 120;

/** Answers POST /push/{id} as strictly as a push service does (RFC 8030), and as its browser has been told to. */
export function answerToPush({ browsers, origin, now }: Parts, request: SimRequest): SimAnswer {
  const [, place, id = ''] = request.path.split('/');
  if (request.method !== 'POST' || place !== 'push') return refusal(404, 'not found');
  const browser = browsers.find(id);
  if (!browser || browser.answers === 'unknown') return refusal(404, 'no such subscription');
  if (browser.answers === 'gone') return refusal(410, 'the subscription has ended');
  if (browser.answers === 'broken') return refusal(503, 'not available');
  if (browser.answers === 'busy') {
    return { ...refusal(429, 'too many messages'), headers: { 'retry-after': String(busySeconds) } };
  }
  return deliver({ browsers, origin, now }, browser, request);
}

function deliver({ browsers, origin, now }: Parts, browser: SimBrowser, { headers, bytes }: SimRequest): SimAnswer {
  const ttl = String(headers.ttl ?? '');
  if (!/^\d+$/.test(ttl)) return refusal(400, 'TTL is missing');
  if (headers['content-encoding'] !== 'aes128gcm') return refusal(415, 'another encoding than aes128gcm');
  if (bytes.length > largestBody) return refusal(413, 'the message is too large');
  const expected = { audience: origin, serverKey: browser.serverKey, nowMs: Date.now() };
  const problem = findVapidProblem(headers.authorization, expected);
  if (problem) return refusal(403, problem);
  const { id } = browsers.receive({
    ...{ browserId: browser.id, text: decryptPush(bytes, browser), ttl: Number(ttl) },
    ...{ urgency: String(headers.urgency ?? ''), topic: String(headers.topic ?? ''), at: now().toISOString() },
  });
  return { status: 201, headers: { location: `${origin}/message/${id}`, ttl } };
}

const refusal = (status: number, error: string) => ({ status, body: { error } });
