import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/errors.ts';
import type { Message, Prompt } from './daraja/phone-page.ts';
import { escapeHtml, sendDevPage } from './dev-html.ts';
import { inboxHtml, inboxListHtml } from './dev-inbox-html.ts';
import type { SimSms } from './sms/messages.ts';

const title = 'Phones';

/** Where the simulators listen whose messages the phones show. */
interface PhoneSources {
  daraja?: string;
  sms?: string;
}

async function read<T>(origin: string | undefined, path: string): Promise<T | undefined> {
  return origin === undefined ? undefined : ((await (await fetch(origin + path)).json()) as T);
}

/**
 * /dev/phone: the open prompts of M-Pesa with PIN and Cancel, the messages about money that has arrived on phones, and the
 * phones that got text messages, each of which has a page with its messages.
 */
export function phoneRoutes(fastify: FastifyInstance, { daraja, sms }: PhoneSources): void {
  const prompts = async () => (await read<{ prompts: Prompt[] }>(daraja, '/__phone/prompts'))?.prompts ?? [];
  const money = async () => (await read<{ messages: Message[] }>(daraja, '/__phone/messages'))?.messages ?? [];
  const texts = async () => (await read<{ messages: SimSms[] }>(sms, '/__sms/messages'))?.messages ?? [];

  fastify.get('/dev/phone', { schema: { hide: true } }, async (request, reply) => {
    const [ringing, arrived, inboxes] = await Promise.all([prompts(), money(), texts()]);
    const silent = '<p>There is no payment request. Start an M-Pesa payment, and its request appears here.</p>';
    const asked = ringing.map(promptHtml).join('') || silent;
    const about = arrived.map(messageHtml).join('');
    const body = `${daraja ? asked : ''}${about && `<h2>Messages of the last day</h2>${about}`}${sms ? inboxListHtml(inboxes) : ''}`;
    return sendDevPage(request, reply, { title, body, refreshSeconds: 3 });
  });
  fastify.get('/dev/phone/prompts', { schema: { hide: true } }, async () => ({ prompts: await prompts() }));
  fastify.get('/dev/phone/messages', { schema: { hide: true } }, async () => ({ items: await texts() }));
  fastify.get('/dev/phone/messages/:number', { schema: { hide: true } }, async (request, reply) => {
    const { number } = request.params as { number: string };
    const received = (await texts()).filter(({ to }) => to === number);
    if (received.length === 0) throw new AppError('not_found');
    return sendDevPage(request, reply, { title: number, body: inboxHtml(received), refreshSeconds: 3 });
  });
  if (daraja) promptRoutes(fastify, daraja);
}

/** What is done with a prompt. */
function promptRoutes(fastify: FastifyInstance, baseUrl: string): void {
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
      404: 'There is no such payment request.',
      409: 'This payment request is no longer open, or the phone cannot be reached.',
    };
    reply.status(answer.status);
    const body = `<p>${reasons[answer.status] ?? 'That did not work.'}</p><p><a href="/dev/phone">Back</a></p>`;
    return sendDevPage(request, reply, { title, body });
  });
}

function promptHtml({ id, phone, amountKes, accountReference, reachable }: Prompt): string {
  const act = `/dev/phone/${encodeURIComponent(id)}`;
  const forms = reachable
    ? `<form method="post" action="${act}/pin"><label>PIN <input name="pin" inputmode="numeric" maxlength="4" value="1234"></label><button>Pay</button></form>
<form method="post" action="${act}/cancel"><button class="plain">Cancel</button></form>`
    : '<p>This phone cannot be reached.</p>';
  return `<article><strong>+${escapeHtml(phone)}</strong><p>Pay KES ${amountKes.toLocaleString('en-KE')} to Twende, account ${escapeHtml(accountReference)}?</p>${forms}</article>`;
}

const clockTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'medium',
  timeStyle: 'short',
});

function messageHtml({ receipt, phone, amountKes, kind, accountReference, at }: Message): string {
  const kes = `KES ${amountKes.toLocaleString('en-KE')}`;
  const text =
    kind === 'reversal'
      ? `Your payment of ${kes} for account ${accountReference} has been reversed; the money is back on your M-Pesa.`
      : `You have received ${kes} from Twende.`;
  return `<article><strong>+${escapeHtml(phone)}</strong><p>${escapeHtml(receipt)} confirmed. ${escapeHtml(text)}</p><small>${escapeHtml(clockTime.format(new Date(at)))}</small></article>`;
}
