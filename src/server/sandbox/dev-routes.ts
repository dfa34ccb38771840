import type { FastifyInstance } from 'fastify';
import { cardRoutes } from './dev-card-routes.ts';
import { clockRoutes, type DevParts } from './dev-clock-routes.ts';
import { acceptForms } from './dev-html.ts';
import { mailRoutes } from './dev-mail-routes.ts';
import { phoneRoutes } from './dev-phone-routes.ts';
import { pushRoutes } from './dev-push-routes.ts';
import { identityRoutes } from './identity/routes.ts';

/** /dev/*: the clock, the mailbox, signing in elsewhere, the phones with M-Pesa and text messages, push messages, and the cards at Stripe. Demo mode only. */
export function devRoutes(fastify: FastifyInstance, parts: DevParts): void {
  const { app, sandbox } = parts;
  clockRoutes(fastify, parts);
  acceptForms(fastify);
  mailRoutes(fastify, app);
  identityRoutes(fastify, app);
  if (!sandbox) return;
  pushRoutes(fastify, app, sandbox.addresses.push.origin);
  if (app.config.card.mode === 'sandbox') cardRoutes(fastify, sandbox.addresses.stripe.apiBase);
  const { mpesa, sms } = app.config;
  phoneRoutes(fastify, {
    ...(mpesa.mode === 'sandbox' && { daraja: sandbox.addresses.daraja.baseUrl }),
    ...(sms.mode === 'sandbox' && { sms: new URL(sandbox.addresses.sms.url).origin }),
  });
}
