import type { FastifyInstance } from 'fastify';
import { cardRoutes } from './dev-card-routes.ts';
import { clockRoutes, type DevParts } from './dev-clock-routes.ts';
import { mailRoutes } from './dev-mail-routes.ts';
import { phoneRoutes } from './dev-phone-routes.ts';

/** /dev/*: the clock, the mailbox, the phones, and the cards at Stripe. Demo mode only. */
export function devRoutes(fastify: FastifyInstance, parts: DevParts): void {
  const { app, sandbox } = parts;
  clockRoutes(fastify, parts);
  mailRoutes(fastify, app);
  if (!sandbox) return;
  takeForms(fastify);
  if (app.config.card.mode === 'sandbox') cardRoutes(fastify, sandbox.addresses.stripe.apiBase);
  if (app.config.mpesa.mode === 'sandbox') phoneRoutes(fastify, sandbox.addresses.daraja.baseUrl);
}

/** The demo's pages post plain HTML forms. */
export function takeForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
