import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { cardPage } from './dev-card-page.ts';
import { escapeHtml, sendDevPage } from './dev-html.ts';
import type { Overview } from './stripe/dashboard.ts';

const title = 'Cards at Stripe';
const schema = { hide: true };

/** /dev/stripe: what the card form posts to, and what happens at Stripe and at the cardholder's bank. */
export function cardRoutes(fastify: FastifyInstance, apiBase: string): void {
  formRoutes(fastify, apiBase);
  pageRoutes(fastify, apiBase);
}

/**
 * Passes what the browser's card form posts on to the simulator, as Stripe's script would send it to Stripe: unread and
 * never logged.
 */
function formRoutes(fastify: FastifyInstance, apiBase: string) {
  const passOn = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const answer = await fetch(`${apiBase}${path}`, {
      method: request.method,
      ...(request.method === 'POST' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request.body ?? {}),
      }),
    });
    return reply
      .status(answer.status)
      .header('content-type', 'application/json')
      .header('cache-control', 'no-store')
      .send(await answer.text());
  };
  const challengePath = (request: FastifyRequest) => `/3ds/${encodeURIComponent(paramsOf(request).id)}`;
  fastify.post('/dev/stripe/confirm', { schema }, (request, reply) => passOn('/confirm', request, reply));
  fastify.get('/dev/stripe/3ds/:id', { schema }, (request, reply) => passOn(challengePath(request), request, reply));
  fastify.post('/dev/stripe/3ds/:id', { schema }, (request, reply) => passOn(challengePath(request), request, reply));
}

function pageRoutes(fastify: FastifyInstance, apiBase: string) {
  /** @throws AppError invalid_input when the simulator refuses the body */
  const control = async (name: string, body?: object) => {
    const posted = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`${apiBase}/__control/${name}`, body && posted);
    if (!answer.ok) throw new AppError('invalid_input');
    return (await answer.json()) as { error?: { message: string } };
  };
  const act = async (request: FastifyRequest, reply: FastifyReply, { name, wish }: { name: string; wish: object }) => {
    const { error } = await control(name, wish);
    if (!error) return reply.redirect('/dev/stripe', 303);
    reply.status(409);
    const body = `<p>${escapeHtml(error.message)}</p><p><a href="/dev/stripe">Back</a></p>`;
    return sendDevPage(request, reply, { title, body });
  };

  fastify.get('/dev/stripe', { schema }, async (request, reply) => {
    const body = cardPage((await control('overview')) as unknown as Overview);
    return sendDevPage(request, reply, { title, body });
  });
  fastify.post('/dev/stripe/disputes/:id/:action', { schema }, (request, reply) => {
    const { id, action } = paramsOf(request);
    if (action !== 'won' && action !== 'lost') throw new AppError('not_found');
    return act(request, reply, { name: 'decide', wish: { dispute: id, outcome: action } });
  });
  fastify.post('/dev/stripe/payments/:id/:action', { schema }, (request, reply) => {
    const { id, action } = paramsOf(request);
    if (action === 'dispute') return act(request, reply, { name: 'dispute', wish: { intent: id } });
    if (action !== 'refund') throw new AppError('not_found');
    const { amount = '' } = (request.body ?? {}) as { amount?: string };
    const wish = { intent: id, ...(amount.trim() && { amount: centsOf(amount) }) };
    return act(request, reply, { name: 'refund', wish });
  });
}

const paramsOf = (request: FastifyRequest) => request.params as { id: string; action: string };

/** `25` or `25.50`, dollars, as cents. @throws AppError invalid_input */
function centsOf(typed: string): number {
  const [, dollars, cents = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (dollars === undefined) throw new AppError('invalid_input', { fields: { amount: 'invalid' } });
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
