import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { AppError } from '#shared/errors.ts';
import { escapeHtml, sendDevPage } from './dev-html.ts';
import type { SimPush } from './push/browsers.ts';

const schema = { hide: true };
const clockTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/**
 * /dev/push: what simulated browsers got by push, as they decrypt it. A page that stands in for a browser's own push service
 * subscribes by POST /dev/push/browsers, and POST /dev/push/browsers/{id} `{answers}` says what the service answers about one.
 */
export function pushRoutes(fastify: FastifyInstance, { push }: App, origin: string): void {
  const read = async () =>
    ((await (await fetch(`${origin}/__push/messages`)).json()) as { messages: SimPush[] }).messages;
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const answer = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body) }).catch(() => undefined);
    if (!answer?.ok) throw new AppError('not_found');
    return answer.json();
  };

  fastify.get('/dev/push', { schema }, async (request, reply) => {
    const none =
      '<p>Nothing yet. Browsers with a push service of their own show their messages themselves; here stand those of simulated ones.</p>';
    const body = (await read()).map(messageHtml).join('') || none;
    return sendDevPage(request, reply, { title: 'Push messages', body, refreshSeconds: 3 });
  });
  fastify.get('/dev/push/messages', { schema }, async () => ({ items: await read() }));
  fastify.post('/dev/push/browsers', { schema }, () => post('/__push/browsers', { serverKey: push.publicKey }));
  fastify.post('/dev/push/browsers/:id', { schema }, (request) => {
    const { id } = request.params as { id: string };
    return post(`/__push/browsers/${encodeURIComponent(id)}`, request.body);
  });
}

function messageHtml({ browserId, text, at, urgency }: SimPush): string {
  const { title = '', body = '', path = '' } = JSON.parse(text) as Record<string, string>;
  const time = clockTime.format(new Date(at));
  return `<article><strong>${escapeHtml(title)}</strong><p>${escapeHtml(body)}</p><p><a href="${escapeHtml(path)}">${escapeHtml(path)}</a></p><small>${escapeHtml(`${time} · ${urgency} · browser ${browserId.slice(0, 8)}`)}</small></article>`;
}
