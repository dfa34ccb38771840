import { z } from 'zod';
import { createCallLog, createFaults } from '../control.ts';
import type { SimAnswer, SimRequest } from '../listener.ts';
import type { SimClock } from '../sim-clock.ts';
import { openSimulator, type SimulatorOptions, serveSimulator } from '../simulator-base.ts';
import { answerToPush } from './api.ts';
import { type Browsers, createBrowsers, pushAnswers, type SimBrowser } from './browsers.ts';

export type PushSimulator = { origin: string; clock: SimClock; close(): Promise<void> };

/**
 * Simulates a push service (RFC 8030) over HTTP on the loopback, and the browsers that subscribe there: it checks who sends,
 * and decrypts what arrives as a browser does. POST /__push/browsers `{serverKey}` subscribes one and answers `{id, endpoint,
 * keys}` as PushSubscription.toJSON does; POST /__push/browsers/{id} `{answers}` sets what the service answers about it
 * (`browsers.ts`); GET /__push/messages answers `{messages: SimPush[]}`, newest first. Control routes: `control.ts`.
 */
export async function startPushSimulator(options: SimulatorOptions): Promise<PushSimulator> {
  // A push service calls nobody back.
  const base = openSimulator(options, { name: 'push', callbackType: 'application/json' });
  const { journal, clock } = base;
  const browsers = createBrowsers(journal);
  let origin = '';
  const served = await serveSimulator(base, {
    ...{ port: options.port, log: options.log, faultBody: (status) => `Status ${status}` },
    ...{ faults: createFaults(), calls: createCallLog(journal), moved: () => [] },
    describe: ({ headers: { ttl, urgency, topic } }) => ({ body: { ttl, urgency, topic } }),
    handle: (request) =>
      request.path.startsWith('/__')
        ? answerPages(browsers, origin, request)
        : answerToPush({ browsers, origin, now: () => clock.now() }, request),
  });
  origin = served.origin;
  return served;
}

const Subscribe = z.strictObject({ serverKey: z.string().min(1) });
const SetAnswers = z.strictObject({ answers: z.enum(pushAnswers) });

function answerPages(browsers: Browsers, origin: string, { method, path, raw }: SimRequest): SimAnswer {
  const [, , place, id] = path.split('/');
  if (method === 'GET' && place === 'messages') {
    return { status: 200, body: { messages: browsers.messages().toReversed() } };
  }
  if (method !== 'POST' || place !== 'browsers') return { status: 404, body: { error: 'not_found' } };
  const body: unknown = JSON.parse(raw);
  if (id === undefined) {
    return { status: 200, body: subscriptionOf(browsers.subscribe(Subscribe.parse(body).serverKey), origin) };
  }
  const changed = browsers.setAnswers(id, SetAnswers.parse(body).answers);
  return changed
    ? { status: 200, body: subscriptionOf(changed, origin) }
    : { status: 404, body: { error: 'not_found' } };
}

const subscriptionOf = ({ id, p256dh, auth }: SimBrowser, origin: string) => {
  return { id, endpoint: `${origin}/push/${id}`, keys: { p256dh, auth } };
};
