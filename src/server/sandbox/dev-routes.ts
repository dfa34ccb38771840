import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ErrorAnswer } from '#shared/contracts/common.schemas.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { clockOffsets } from '../settings/tables.ts';
import { devPage, escapeHtml } from './dev-html.ts';
import type { Sandbox } from './host.ts';

/** Brings every feature's due work up to the product's present; handed in, since the sandbox knows no feature. */
export type RunDue = (app: App) => Promise<void>;

const fiveYearsMs = 5 * 366 * 86_400_000;

const Advance = z.object({ advanceMs: z.int().min(0).max(fiveYearsMs) });
const ClockAnswer = z.object({ now: z.string(), offsetMs: z.number() });

/** /dev/*: the clock, the mailbox, the phones and the card form's other end. Demo mode only. */
export function devRoutes(fastify: FastifyInstance, app: App, sandbox: Sandbox | undefined, runDue: RunDue): void {
  clockRoutes(fastify, app, sandbox, runDue);
  if (app.mail.mailbox) mailRoutes(fastify, app);
  if (!sandbox) return;
  if (app.config.card.mode === 'sandbox') cardRoutes(fastify, sandbox.addresses.stripe.apiBase);
  if (app.config.mpesa.mode === 'sandbox') phoneRoutes(fastify, sandbox.addresses.daraja.baseUrl);
}

function clockRoutes(fastify: FastifyInstance, app: App, sandbox: Sandbox | undefined, runDue: RunDue) {
  const reading = () => ({ now: app.clock.now().toISOString(), offsetMs: Math.round(app.clock.offsetMs) });
  const tags = ['demo'];
  fastify.get(
    '/dev/clock',
    { schema: { summary: "The demo's clock", tags, response: { 200: ClockAnswer } } },
    async () => reading(),
  );
  fastify.post(
    '/dev/clock',
    {
      schema: {
        summary: "Moves the demo's clock on and runs what became due",
        tags,
        body: Advance,
        response: { 200: ClockAnswer, '4xx': ErrorAnswer },
      },
    },
    async (request) => {
      const { advanceMs } = request.body as z.output<typeof Advance>;
      await moveClock(app, advanceMs);
      await sandbox?.runDue();
      await runDue(app);
      await app.queue.drain(app);
      return reading();
    },
  );
}

/** The row is what every process reads; the first to move it makes it. */
async function moveClock(app: App, ms: number): Promise<void> {
  const [row] = await app.db
    .insert(clockOffsets)
    .values({ id: 1, offsetMs: ms })
    .onConflictDoUpdate({
      target: clockOffsets.id,
      set: { offsetMs: sql`${clockOffsets.offsetMs} + ${ms}` },
      setWhere: sql`${clockOffsets.offsetMs} + ${ms} <= ${fiveYearsMs}`,
    })
    .returning();
  if (!row) throw new AppError('invalid_input', { fields: { advanceMs: 'invalid' } });
  app.clock.advance(ms);
}

function mailRoutes(fastify: FastifyInstance, app: App) {
  const mailbox = app.mail.mailbox;
  if (!mailbox) return;
  fastify.get('/dev/mail', { schema: { hide: true } }, async (request, reply) => {
    const letters = await mailbox.list();
    const body = letters
      .map(
        ({ id, to, subject, at }) =>
          `<article><a href="/dev/mail/${id}">${escapeHtml(subject)}</a><br><small>To ${escapeHtml(to)}, ${escapeHtml(at)}</small></article>`,
      )
      .join('');
    return html(request, reply, 'Mailbox', body || '<p>No letters yet. Register or pay for a booking to get one.</p>');
  });
  fastify.get('/dev/mail/messages', { schema: { hide: true } }, async () => ({ items: await mailbox.list() }));
  fastify.get('/dev/mail/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const letter = (await mailbox.list()).find((one) => one.id === id);
    if (!letter) throw new AppError('not_found');
    const files = (letter.attachments ?? []).map(({ filename }) => escapeHtml(filename)).join(', ');
    return html(
      request,
      reply,
      letter.subject,
      `<p><small>From ${escapeHtml(letter.from)} to ${escapeHtml(letter.to)}, ${escapeHtml(letter.at)}${files && ` · with ${files}`}</small></p>
<article>${letter.html}</article><h2>As plain text</h2><pre>${escapeHtml(letter.text)}</pre><p><a href="/dev/mail">All letters</a></p>`,
    );
  });
}

/** Hands a browser's post through to the simulator: like Stripe's own script, past the product, and never logged. */
function cardRoutes(fastify: FastifyInstance, apiBase: string) {
  const handThrough = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
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
  const idOf = (request: FastifyRequest) => encodeURIComponent((request.params as { id: string }).id);
  const schema = { hide: true };
  fastify.post('/dev/stripe/confirm', { schema }, (request, reply) => handThrough('/confirm', request, reply));
  fastify.get('/dev/stripe/3ds/:id', { schema }, (request, reply) =>
    handThrough(`/3ds/${idOf(request)}`, request, reply),
  );
  fastify.post('/dev/stripe/3ds/:id', { schema }, (request, reply) =>
    handThrough(`/3ds/${idOf(request)}`, request, reply),
  );
}

interface Prompt {
  id: string;
  phone: string;
  amountKes: number;
  accountReference: string;
  openedAt: string;
  reachable: boolean;
}

function phoneRoutes(fastify: FastifyInstance, baseUrl: string) {
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const prompts = async () =>
    ((await (await fetch(`${baseUrl}/__phone/prompts`)).json()) as { prompts: Prompt[] }).prompts;

  fastify.get('/dev/phone', { schema: { hide: true } }, async (request, reply) => {
    const body = (await prompts()).map(promptHtml).join('');
    const empty = '<p>No phone rings. Start an M-Pesa payment, and its prompt appears here.</p>';
    return html(request, reply, 'M-Pesa phones', body || empty, 3);
  });
  fastify.get('/dev/phone/prompts', { schema: { hide: true } }, async () => ({ prompts: await prompts() }));
  fastify.post('/dev/phone/:id/:action', { schema: { hide: true } }, async (request, reply) => {
    const { id, action } = request.params as { id: string; action: string };
    if (action !== 'pin' && action !== 'cancel') throw new AppError('not_found');
    const answer = await fetch(`${baseUrl}/__phone/prompts/${encodeURIComponent(id)}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(action === 'pin' ? request.body : {}),
    });
    if (answer.ok) return reply.redirect('/dev/phone', 303);
    const reasons: Record<number, string> = {
      400: 'A PIN has four digits.',
      404: 'There is no such prompt.',
      409: 'This prompt is no longer open, or the phone cannot be reached.',
    };
    reply.status(answer.status);
    return html(
      request,
      reply,
      'M-Pesa phones',
      `<p>${reasons[answer.status] ?? 'That did not work.'}</p><p><a href="/dev/phone">Back</a></p>`,
    );
  });
}

function promptHtml({ id, phone, amountKes, accountReference, reachable }: Prompt): string {
  const act = `/dev/phone/${encodeURIComponent(id)}`;
  const forms = reachable
    ? `<form method="post" action="${act}/pin"><label>PIN <input name="pin" inputmode="numeric" maxlength="4" value="1234"></label><button>Pay</button></form>
<form method="post" action="${act}/cancel"><button class="plain">Cancel</button></form>`
    : '<p>This phone is switched off.</p>';
  return `<article><strong>+${escapeHtml(phone)}</strong><p>Pay KES ${amountKes.toLocaleString('en-KE')} to Twende, account ${escapeHtml(accountReference)}?</p>${forms}</article>`;
}

function html(request: FastifyRequest, reply: FastifyReply, title: string, body: string, refreshSeconds?: number) {
  const nonce = (request.raw as { cspNonce?: string }).cspNonce ?? '';
  return reply.header('content-type', 'text/html; charset=utf-8').send(devPage(nonce, title, body, refreshSeconds));
}
