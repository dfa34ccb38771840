import type { FastifyInstance } from 'fastify';
import { currencyCookie, isCurrency } from '#shared/currencies.ts';

/** For the currency switch in browsers without scripts: sets the cookie and redirects back to the page. */
export function addCurrencyRoute(fastify: FastifyInstance, { secure }: { secure: boolean }): void {
  fastify.get<{ Querystring: Record<string, unknown> }>('/currency', { schema: { hide: true } }, (request, reply) => {
    const { currency, back } = request.query;
    const { name, maxAgeSeconds: maxAge } = currencyCookie;
    if (isCurrency(currency)) reply.setCookie(name, currency, { path: '/', sameSite: 'lax', secure, maxAge });
    return reply.header('cache-control', 'no-store').redirect(ownPath(back), 303);
  });
}

/** The page to go back to: a path of this site, never another host, written in the characters that a header may have. */
function ownPath(back: unknown): string {
  const here = 'http://same.site';
  if (typeof back !== 'string' || !back.startsWith('/') || /[\\\s]/.test(back) || !URL.canParse(back, here)) return '/';
  const { origin, pathname, search, hash } = new URL(back, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
