import { Problem } from '#web/lib/problem.ts';
import { type CardInput, digitsOf, parseExpiry } from './card-input.ts';

/** The state of a card payment after the card was sent or the bank's question answered. */
export interface CardAnswer {
  status: 'succeeded' | 'requires_action' | 'requires_payment_method' | 'processing' | 'canceled';
  /** The bank's question, to be shown next. */
  nextAction?: { type: 'three_d_secure'; id: string };
  error?: { code: string; declineCode?: string; message: string };
}

/** The 3-D Secure question of the sandbox's bank. */
interface BankQuestion {
  id: string;
  state: 'open' | 'completed' | 'failed' | 'void';
  amountCents: number;
  description: string | null;
  cardLast4: string;
}

/**
 * Sends a card to the sandbox's card service, not to our own interface: the number is neither stored nor logged.
 * @param card checked by `checkCard`  @throws Problem
 */
export function confirmCard(clientSecret: string, { number, expiry, cvc, name }: CardInput): Promise<CardAnswer> {
  const { month, year } = parseExpiry(expiry) ?? {};
  const card = { number: digitsOf(number), expMonth: month, expYear: year, cvc, name: name.trim() };
  return exchange('/dev/stripe/confirm', { clientSecret, card });
}

/** @throws Problem */
export const getBankQuestion = (id: string): Promise<BankQuestion> => exchange(questionPath(id));

/** @param result `close` leaves the question open  @throws Problem */
export function answerBank(id: string, result: 'complete' | 'fail' | 'close'): Promise<CardAnswer> {
  return exchange(questionPath(id), { result });
}

const questionPath = (id: string) => `/dev/stripe/3ds/${encodeURIComponent(id)}`;

/** A call that takes longer counts as lost. */
const answerWithinMs = 60_000;

async function exchange<Answer>(path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  let content: unknown;
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    content = await answer.json();
  } catch {
    throw new Problem({ status: 0, code: 'network', message: '' });
  }
  if (answer.ok) return content as Answer;
  // The card service's refusals are in English and about our request; the payer can do nothing about them.
  throw new Problem({ status: answer.status, code: 'unexpected', message: '' });
}
