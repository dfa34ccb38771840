import { createECDH, randomBytes } from 'node:crypto';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import type { PushTarget } from '#server/outside/push/browser-keys.ts';
import type { PushOutcome } from '#server/outside/push/push-answers.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import type { MadePerson } from '#tests/support/factories.ts';
import type { Notice } from '../notice-data.ts';
import { tellPersons } from '../tell-persons.ts';
import { pushJobs } from './jobs.ts';
import { pushRoutes } from './routes.ts';

interface SentPush {
  endpoint: string;
  payload: Record<string, string>;
  urgency: string;
}

export interface PushApp extends TestApp {
  /** What push services were asked to deliver, in order. */
  sent: SentPush[];
  /** What they answer from now on; by default that they have taken it. */
  answer(outcome: PushOutcome | undefined): void;
  call(method: 'GET' | 'POST' | 'DELETE', url: string, who?: MadePerson, payload?: object): ReturnType<typeof inject>;
  /** Subscribes a new browser for the session of a person, or this endpoint; answers the endpoint. */
  subscribe(who: MadePerson, endpoint?: string): Promise<string>;
  /** Tells people of a new message and runs the jobs; answers what was sent meanwhile. */
  tell(people: MadePerson[], notice?: Notice): Promise<SentPush[]>;
}

const inject = ({ fastify }: TestApp, options: object) => fastify.inject(options);

/** A subscription as a browser gives it. */
export function subscriptionOf(endpoint: string) {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys('base64url');
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

export const messageNotice = (more: Partial<Notice> = {}): Notice => {
  const key = newId();
  const data = { conversationId: key, name: 'Savanna Trails', titleEn: 'Dawn drive', titleSw: 'Safari ya alfajiri' };
  return { kind: 'new_message', key, data, ...more };
};

/** An app whose push services note what they are asked to deliver. */
export async function createPushApp(options: { env?: Record<string, string> } = {}): Promise<PushApp> {
  const product = await createTestApp({ jobs: pushJobs, routes: [pushRoutes], keeps: true, ...options });
  const sent: SentPush[] = [];
  let outcome: PushOutcome | undefined;
  product.app.push = {
    ...product.app.push,
    async send({ endpoint }: PushTarget, { payload, urgency }) {
      sent.push({ endpoint, payload: JSON.parse(payload), urgency });
      return outcome ?? { kind: 'sent' };
    },
  };
  const call: PushApp['call'] = (method, url, who, payload) =>
    inject(product, {
      ...{ method, url: `/api/push/browsers${url}` },
      headers: { 'user-agent': 'Firefox/140.0 (Linux)', ...(who && { authorization: `Bearer ${who.token}` }) },
      ...(payload && { payload }),
    });
  return {
    ...product,
    sent,
    call,
    answer(next) {
      outcome = next;
    },
    async subscribe(who, endpoint = `https://push.example/send/${newId()}`) {
      const answer = await call('POST', '', who, subscriptionOf(endpoint));
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return endpoint;
    },
    async tell(people, notice = messageNotice()) {
      const before = sent.length;
      await transaction(product.app, (tx) =>
        tellPersons(
          tx,
          people.map(({ id }) => id),
          notice,
        ),
      );
      await product.drain();
      return sent.slice(before);
    },
  };
}
