import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { cardRoutes } from './dev-card-routes.ts';
import { clockRoutes, type RunDue } from './dev-clock-routes.ts';
import { mailRoutes } from './dev-mail-routes.ts';
import { phoneRoutes } from './dev-phone-routes.ts';
import type { Sandbox } from './host.ts';

/** /dev/*: the clock, the mailbox, the phones and the card form's other end. Demo mode only. */
export function devRoutes(fastify: FastifyInstance, app: App, sandbox: Sandbox | undefined, runDue: RunDue): void {
  clockRoutes(fastify, app, sandbox, runDue);
  mailRoutes(fastify, app);
  if (!sandbox) return;
  takeForms(fastify);
  if (app.config.card.mode === 'sandbox') cardRoutes(fastify, sandbox.addresses.stripe.apiBase);
  if (app.config.mpesa.mode === 'sandbox') phoneRoutes(fastify, sandbox.addresses.daraja.baseUrl);
}

/** The demo's own pages post plain forms. */
export function takeForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
