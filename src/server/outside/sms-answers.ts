import type { HttpOutcome } from './http-exchange.ts';
import { childOf, listOf, parseJson, textOf } from './loose-json.ts';

/** What the gateway says that a message costs, such as 0.8000 KES. */
interface SmsCost {
  currency: string;
  tenThousandths: number;
}

/**
 * Why the gateway does not send a message. About the number: it is none (`number`), or its owner wants no messages from us
 * (`opted_out`). About us: `balance`, `sender`, `credentials`; and `gateway` for whatever else it says.
 */
type SmsRefusal = 'number' | 'opted_out' | 'balance' | 'sender' | 'credentials' | 'gateway';

/**
 * `not_sent`: the gateway has not seen it, or says that it is too busy for it. `unknown`: it may have been sent, so it must
 * not be sent again.
 */
export type SmsOutcome =
  | { kind: 'sent'; messageId: string; cost: SmsCost | undefined }
  | { kind: 'refused'; reason: SmsRefusal }
  | { kind: 'not_sent' | 'unknown'; reason: string };

/** Processed, sent, queued. */
const acceptedCodes = ['100', '101', '102'];
const refusalOf: Readonly<Record<string, SmsRefusal>> = {
  '401': 'gateway', // RiskHold
  '402': 'sender', // InvalidSenderId
  '403': 'number', // InvalidPhoneNumber
  '404': 'number', // UnsupportedNumberType
  '405': 'balance', // InsufficientBalance
  '406': 'opted_out', // UserInBlacklist
  '407': 'number', // CouldNotRoute
  '409': 'opted_out', // DoNotDisturbRejection
  '502': 'gateway', // RejectedByGateway
};

const longestId = 200;

/** Reads what the gateway answers to one message to `to`, its fields in any order and with any other fields beside them. */
export function readSmsAnswer(answer: HttpOutcome, to: string): SmsOutcome {
  if (answer.kind !== 'answer') return { kind: answer.kind === 'lost' ? 'unknown' : 'not_sent', reason: answer.reason };
  const { status } = answer;
  if (status === 429) return { kind: 'not_sent', reason: 'busy' };
  if (status === 401 || status === 403) return { kind: 'refused', reason: 'credentials' };
  if (status >= 400 && status < 500) return { kind: 'refused', reason: 'gateway' };
  if (status < 200 || status >= 300) return { kind: 'unknown', reason: `status_${status}` };
  const data = childOf(parseJson(answer.text), 'SMSMessageData');
  if (data === undefined) return { kind: 'unknown', reason: 'unreadable' };
  const recipients = listOf(childOf(data, 'Recipients'));
  // Africa's Talking names no recipient where it refuses the message as a whole.
  if (recipients.length === 0) return refusedAsAWhole(textOf(childOf(data, 'Message')));
  const ours = recipients.find((one) => textOf(childOf(one, 'number')) === to);
  return ours === undefined ? { kind: 'unknown', reason: 'other_number' } : outcomeOf(ours);
}

function refusedAsAWhole(message: string): SmsOutcome {
  if (/sender/i.test(message)) return { kind: 'refused', reason: 'sender' };
  return message === '' ? { kind: 'unknown', reason: 'unreadable' } : { kind: 'refused', reason: 'gateway' };
}

function outcomeOf(recipient: unknown): SmsOutcome {
  const code = textOf(childOf(recipient, 'statusCode'));
  const messageId = textOf(childOf(recipient, 'messageId'));
  if (acceptedCodes.includes(code)) {
    const isId = messageId !== '' && messageId !== 'None' && messageId.length <= longestId;
    if (!isId) return { kind: 'unknown', reason: 'no_id' };
    return { kind: 'sent', messageId, cost: readCost(textOf(childOf(recipient, 'cost'))) };
  }
  const refused = refusalOf[code];
  return refused ? { kind: 'refused', reason: refused } : { kind: 'unknown', reason: `code_${shortCode(code)}` };
}

/** As it may stand in a log. */
const shortCode = (code: string): string => (/^\d{1,4}$/.test(code) ? code : 'other');

/** 'KES 0.8000'; undefined for anything else, and where nothing was charged. */
function readCost(text: string): SmsCost | undefined {
  const parts = /^([A-Z]{3}) (\d{1,5})(?:\.(\d{1,4}))?$/.exec(text);
  if (!parts) return undefined;
  const [, currency = '', whole = '0', rest = ''] = parts;
  return { currency, tenThousandths: Number(whole) * 10_000 + Number(rest.padEnd(4, '0')) };
}
