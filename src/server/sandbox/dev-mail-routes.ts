import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { AppError } from '#shared/errors.ts';
import { escapeHtml, sendDevPage } from './dev-html.ts';
import { answerForm, answerRoute } from './dev-mail-answer.ts';

/** /dev/mail: every letter of the demo, where no mail server is configured. */
export function mailRoutes(fastify: FastifyInstance, app: App) {
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
    const none = '<p>No emails yet. Register or pay for a booking to get one.</p>';
    return sendDevPage(request, reply, { title: 'Mailbox', body: body || none });
  });
  fastify.get('/dev/mail/messages', { schema: { hide: true } }, async () => ({ items: await mailbox.list() }));
  fastify.get('/dev/mail/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const letter = (await mailbox.list()).find((one) => one.id === id);
    if (!letter) throw new AppError('not_found');
    const files = (letter.attachments ?? [])
      .map(({ filename: name }) => `<a href="/dev/mail/${id}/${encodeURIComponent(name)}">${escapeHtml(name)}</a>`)
      .join(', ');
    const unsubscribe = letter.unsubscribeUrl
      ? `<p><small>List-Unsubscribe: <a href="${escapeHtml(letter.unsubscribeUrl)}">${escapeHtml(letter.unsubscribeUrl)}</a></small></p>`
      : '';
    const body = `<p><small>From ${escapeHtml(letter.from)} to ${escapeHtml(letter.to)}, ${escapeHtml(letter.at)}${files && ` · with ${files}`}</small></p>${unsubscribe}
<article>${letter.html}</article><h2>As plain text</h2><pre>${escapeHtml(letter.text)}</pre>${answerForm(app, letter)}<p><a href="/dev/mail">All emails</a></p>`;
    return sendDevPage(request, reply, { title: letter.subject, body });
  });
  answerRoute(fastify, app);
  fastify.get('/dev/mail/:id/:filename', { schema: { hide: true } }, async (request, reply) => {
    const { id, filename } = request.params as { id: string; filename: string };
    const letter = (await mailbox.list()).find((one) => one.id === id);
    const content = letter && (await mailbox.openAttachment(letter, filename));
    const type = letter?.attachments?.find((one) => one.filename === filename)?.contentType;
    if (!content || !type) throw new AppError('not_found');
    return reply.header('content-type', type).header('cache-control', 'no-store').send(content);
  });
}
