import { z } from 'zod';
import type { SimAnswer, SimRequest } from '../listener.ts';
import type { SimClock } from '../sim-clock.ts';
import type { Money } from './money.ts';
import { type Script, scriptOf } from './phones.ts';
import type { Push } from './push.ts';
import type { Pushes } from './pushes.ts';

/**
 * What the page /dev/phone shows and does. The product fetches it from the simulator's port:
 * - GET  /__phone/prompts → `{prompts: Prompt[]}`, oldest first
 * - GET  /__phone/messages → `{messages: Message[]}`, money that came to phones within a day, newest first
 * - POST /__phone/prompts/{id}/pin `{pin}`, four digits, any
 * - POST /__phone/prompts/{id}/cancel
 * The two answer 200 `{}` when the outcome is fixed and its callback has been sent (or held, or is never sent by this
 * phone), 404 for an unknown prompt, 409 `{error: 'closed' | 'unreachable'}`, 400 `{error: 'pin'}`.
 *
 * A PIN makes happen at once what the phone would do anyway (`phones.ts`): an ordinary one pays, 01 has too little money,
 * 12 pays without a callback. On 02 and 05, whose owner would not pay, it pays. Cancel ends with 1032 on every phone.
 * Phones 03, 06, 07, 09, 25 and 28 are off: their prompt is listed, but PIN and Cancel are refused.
 */
export type Prompt = {
  id: string;
  /** 2547… */
  phone: string;
  amountKes: number;
  accountReference: string;
  openedAt: string;
  reachable: boolean;
};

type Parts = { pushes: Pushes; money: Money; clock: SimClock };

/** M-Pesa's message on a phone when money has arrived there. */
export type Message = {
  receipt: string;
  /** 2547… */
  phone: string;
  amountKes: number;
  /** `reversal`: a payment from that phone was reversed. */
  kind: 'b2c' | 'reversal';
  /** Of the payment that was reversed; '' for B2C. */
  accountReference: string;
  at: string;
};

const SHOWN_MS = 24 * 3_600_000;
const MOST_MESSAGES = 20;

const PinBody = z.strictObject({ pin: z.string().regex(/^\d{4}$/) });

export async function answerPhonePage(parts: Parts, request: SimRequest): Promise<SimAnswer> {
  const { pushes } = parts;
  if (request.method === 'GET' && request.path === '/__phone/prompts') {
    return { status: 200, body: { prompts: listPrompts(pushes) } };
  }
  if (request.method === 'GET' && request.path === '/__phone/messages') {
    return { status: 200, body: { messages: listMessages(parts) } };
  }
  const [, id, action] = /^\/__phone\/prompts\/([^/]+)\/(pin|cancel)$/.exec(request.path) ?? [];
  const push = request.method === 'POST' && id !== undefined ? pushes.get(id) : undefined;
  if (!push) return no(404, 'not_found');
  const script = scriptOf(push.phone);
  if (!push.open) return no(409, 'closed');
  if (!script.reachable) return no(409, 'unreachable');
  if (action === 'cancel') await cancelPrompt(pushes, push, script);
  else if (isPin(request.raw)) await enterPin(pushes, push, script);
  else return no(400, 'pin');
  return { status: 200, body: {} };
}

const no = (status: number, error: string): SimAnswer => ({ status, body: { error } });

function listPrompts(pushes: Pushes): Prompt[] {
  return pushes.open().map((push) => ({
    id: push.checkoutRequestId,
    phone: push.phone,
    amountKes: push.amountKes,
    accountReference: push.accountReference,
    openedAt: new Date(push.atMs).toISOString(),
    reachable: scriptOf(push.phone).reachable,
  }));
}

function listMessages({ money, clock }: Parts): Message[] {
  const since = clock.nowMs() - SHOWN_MS;
  return money
    .moved()
    .filter(({ direction, at }) => direction === 'out' && Date.parse(at) > since)
    .slice(-MOST_MESSAGES)
    .toReversed()
    .map(({ receipt, phone, amount, kind, accountReference, at }) => ({
      receipt,
      phone,
      amountKes: amount,
      kind: kind === 'reversal' ? 'reversal' : 'b2c',
      accountReference,
      at,
    }));
}

async function enterPin(pushes: Pushes, push: Push, script: Script): Promise<void> {
  if (script.pinPays) await pushes.instead(push, [{ do: 'pay' }, { do: 'callback', shape: 'plain' }]);
  else await pushes.hurry(push);
}

async function cancelPrompt(pushes: Pushes, push: Push, script: Script): Promise<void> {
  const cancelled = { do: 'end', code: '1032' } as const;
  await pushes.instead(push, script.callbackLost ? [cancelled] : [cancelled, { do: 'callback', shape: 'plain' }]);
}

function isPin(raw: string): boolean {
  try {
    return PinBody.safeParse(JSON.parse(raw)).success;
  } catch {
    return false;
  }
}
