import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import type { KeptLetter } from '#server/outside/mail.ts';
import { mailHookPath } from '#server/support/mail/hook-path.ts';
import { addressesIn } from '#server/support/mail/ticket-address.ts';
import { AppError } from '#shared/errors.ts';
import { escapeHtml, sendDevPage } from './dev-html.ts';

const comesToUs = (app: App, letter: KeptLetter): letter is KeptLetter & { replyTo: string } =>
  letter.replyTo !== undefined && addressesIn(app, [letter.replyTo]).length > 0;

/** Where whoever got this letter answers it; nothing below a letter whose answers do not come to us. */
export const answerForm = (app: App, letter: KeptLetter): string =>
  comesToUs(app, letter)
    ? `<h2>Answer</h2><form class="wide" method="post" action="/dev/mail/${letter.id}/answer"><label for="text">As ${escapeHtml(letter.to)}, to ${escapeHtml(letter.replyTo)}</label><textarea id="text" name="text" rows="5" maxlength="10000" required></textarea><button>Send the answer</button></form>`
    : '';

/** As mail programs write an answer: the new text above, and below it the letter that is answered. */
async function answerTo(
  { to, from, replyTo, subject, messageId, text, at }: KeptLetter,
  written: string,
): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js');
  const quoted = text.split('\n').map((line) => `> ${line}`.trimEnd());
  const day = new Date(at).toUTCString().replace(' GMT', '');
  const message = new MailComposer({
    ...{ from: to, to: replyTo, subject: `Re: ${subject}`, date: new Date(at) },
    ...(messageId && { inReplyTo: messageId, references: [messageId] }),
    text: `${written}\n\nOn ${day}, ${from} wrote:\n\n${quoted.join('\n')}\n`,
  });
  return message.compile().build();
}

/** Answers a letter as its recipient would: by an email that is handed in as a mail service does it. */
export function answerRoute(fastify: FastifyInstance, app: App): void {
  fastify.post('/dev/mail/:id/answer', { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const letter = (await app.mail.mailbox?.list())?.find((one) => one.id === id);
    if (!letter || !comesToUs(app, letter)) throw new AppError('not_found');
    const { text } = (request.body ?? {}) as { text?: unknown };
    if (typeof text !== 'string' || text.trim() === '') throw new AppError('invalid_input');
    const { statusCode } = await fastify.inject({
      ...{ method: 'POST', url: mailHookPath(app.secrets), payload: await answerTo(letter, text) },
      headers: { 'content-type': 'message/rfc822', 'x-envelope-to': letter.replyTo, 'x-envelope-from': letter.to },
    });
    const what = statusCode === 200 ? 'The answer was taken' : `The answer was refused with ${statusCode}`;
    const body = `<p>${what}. Its message is on the page of the request within seconds.</p><p><a href="/dev/mail">All emails</a></p>`;
    return sendDevPage(request, reply, { title: what, body });
  });
}
