import type { SimAnswer } from '../listener.ts';
import { htmlPage, refusal } from './wire.ts';

/** How a callback looks; `forged` claims success for what was cancelled, `other-id` names a foreign CheckoutRequestID. */
export type CallbackShape = 'plain' | 'thrice' | 'cancelled' | 'forged' | 'odd' | 'other-id';

export type Act =
  /** The prompt is gone from the phone, the outcome still open. */
  | { do: 'close' }
  /** The PIN was right: the wallet pays, or the outcome is 1 or 4. */
  | { do: 'pay' }
  | { do: 'end'; code: string }
  | { do: 'callback'; shape: CallbackShape };

export type Step = { afterMs: number; acts: Act[] };

/** What a phone does with a prompt; times count from the push. */
export type Script = {
  steps: Step[];
  /** Someone could act on the prompt: otherwise the phone is off, and PIN and Cancel are refused. */
  reachable: boolean;
  /** A PIN entered by hand pays plainly instead of bringing `steps` forward: they tell of a person who did not pay. */
  pinPays: boolean;
  /** No callback ever arrives, not even after Cancel. */
  callbackLost: boolean;
  /** What becomes of the push's answer; `late` comes 2 s after the first step. */
  answer: 'normal' | 'late' | 'reset';
  /** What moves beyond the amount asked for; whole KES, below zero when less moves. */
  paysMoreKes: number;
  /** What the query says until so long after the push, whatever has happened meanwhile. */
  query?: { untilMs: number; says: '4999' | 'busy' };
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const pay: Act = { do: 'pay' };
const callback = (shape: CallbackShape = 'plain'): Act => ({ do: 'callback', shape });
const end = (code: string): Act => ({ do: 'end', code });

function script(steps: Step[], special: Partial<Script> = {}): Script {
  return { steps, reachable: true, pinPays: false, callbackLost: false, answer: 'normal', paysMoreKes: 0, ...special };
}

const paysAfter3s = (...acts: Act[]): Step[] => [{ afterMs: 3 * SECOND, acts: [pay, ...acts] }];

const endsAfter = (seconds: number, code: string, ...acts: Act[]): Step[] => [
  { afterMs: seconds * SECOND, acts: [end(code), ...acts] },
];

/** What M-Pesa does with any phone that is not special, 40 to 49 included. Phone 01 differs by its empty wallet alone. */
const ordinary = script(paysAfter3s(callback()));

/** Special phones +2547000000NN by NN (payments reference, section 6). */
const scripts: Readonly<Record<string, Script>> = {
  '02': script(endsAfter(4, '1032', callback()), { pinPays: true }),
  '03': script(endsAfter(60, '1037', callback()), { reachable: false }),
  '04': script(endsAfter(3, '2001', callback())),
  '05': script(endsAfter(60, '1019', callback()), { pinPays: true }),
  '06': script(endsAfter(3, '1025', callback()), { reachable: false }),
  '07': script(endsAfter(3, '1001', callback()), { reachable: false }),
  '09': script(endsAfter(3, '9999', callback()), { reachable: false }),
  '10': script(endsAfter(3, '17', callback())),
  '11': script(endsAfter(3, '4', callback())),
  '12': script(paysAfter3s(), { callbackLost: true }),
  '13': script([{ afterMs: 0, acts: [pay, callback()] }], { answer: 'late' }),
  '14': script(paysAfter3s(callback('thrice'))),
  '15': script([...paysAfter3s(), { afterMs: 90 * SECOND, acts: [callback()] }]),
  '16': script([
    { afterMs: 3 * SECOND, acts: [{ do: 'close' }, callback('cancelled')] },
    { afterMs: 8 * SECOND, acts: [pay, callback()] },
  ]),
  '17': script(paysAfter3s(callback()), { paysMoreKes: -1 }),
  '18': script(paysAfter3s(callback()), { paysMoreKes: 100 }),
  '19': script(paysAfter3s(callback()), { answer: 'reset' }),
  '20': script(paysAfter3s(), { answer: 'reset', callbackLost: true }),
  // The PIN is entered after 3 s, but M-Pesa takes two minutes over it: money and callback come when it is done.
  '24': script(
    [
      { afterMs: 3 * SECOND, acts: [{ do: 'close' }] },
      { afterMs: 120 * SECOND, acts: [pay, callback()] },
    ],
    { query: { untilMs: 120 * SECOND, says: '4999' } },
  ),
  '25': script(endsAfter(60, '1037'), { reachable: false, callbackLost: true }),
  '26': script([{ afterMs: 3 * SECOND, acts: [end('1032'), callback('forged')] }]),
  '27': script(paysAfter3s(callback('odd'))),
  '28': script(endsAfter(65, '1037'), { reachable: false, callbackLost: true }),
  '29': script(paysAfter3s(callback('other-id'))),
  '30': script([...paysAfter3s(), { afterMs: 61 * MINUTE, acts: [callback()] }], {
    query: { untilMs: 61 * MINUTE, says: 'busy' },
  }),
};

/** One prompt per phone: here somebody else's is open. */
export const phoneBusy = refusal(500, '500.001.1001', 'Unable to lock subscriber, a transaction is already in process');

const refusals: Readonly<Record<string, SimAnswer>> = {
  '08': phoneBusy,
  '21': htmlPage(503, 'Service Unavailable'),
  '22': refusal(429, '429.001.01', 'Too many requests'),
  '23': htmlPage(403, 'Request Rejected'),
};

const specialNumber = (phone: string) => /^2547000000(\d\d)$/.exec(phone)?.[1] ?? '';

/** @param phone 2547… */
export const scriptOf = (phone: string): Script => scripts[specialNumber(phone)] ?? ordinary;

/** The answer of a phone whose pushes never lead to a prompt. */
export const refusalOf = (phone: string): SimAnswer | undefined => refusals[specialNumber(phone)];

/** What a phone can spend on one day, whole KES; each wallet is filled again at midnight in Nairobi. */
export const walletOf = (phone: string): number => (specialNumber(phone) === '01' ? 0 : DAY_LIMIT_KES);

export const DAY_LIMIT_KES = 500_000;

/** What becomes of an order that sends money to a phone, or takes a payment back to it. */
export type SendScript = {
  /** Nothing moves, and the Result says this code. */
  code?: string;
  /** The payment has been taken back by hand before our order comes; only of a reversal. */
  reversedBefore?: true;
  /** What this phone paid is not reversed: the Result says this code. B2C reaches it. */
  reversalCode?: string;
  answer: 'normal' | 'reset';
  tells: 'result' | 'twice' | 'timeout' | 'nothing';
};

const sends: SendScript = { answer: 'normal', tells: 'result' };

const sendScripts: Readonly<Record<string, SendScript>> = {
  '41': { ...sends, code: '1' },
  '42': { ...sends, code: '2040' },
  '43': { ...sends, tells: 'nothing' },
  '44': { ...sends, tells: 'timeout' },
  '45': { answer: 'reset', tells: 'nothing' },
  '46': { ...sends, reversedBefore: true },
  '47': { ...sends, code: '2001' },
  '48': { ...sends, tells: 'twice' },
  '49': { ...sends, reversalCode: '2028' },
};

/** @param phone 2547…: B2C's receiver, or whoever paid what is reversed; undefined when nobody knows that payment */
export const sendScriptOf = (phone: string | undefined): SendScript => sendScripts[specialNumber(phone ?? '')] ?? sends;
