import type { SimAnswer } from '../listener.ts';
import { htmlPage, refusal } from './wire.ts';

/**
 * The form of a callback. `thrice`: sent three times. `cancelled`: says 1032, whatever the outcome. `forged`: claims success
 * for a push that was cancelled. `odd`: unusual JSON. `other-id`: names another CheckoutRequestID.
 */
export type CallbackShape = 'plain' | 'thrice' | 'cancelled' | 'forged' | 'odd' | 'other-id';

export type Act =
  /** The prompt disappears from the phone while its outcome is still open. */
  | { do: 'close' }
  /** The PIN is right: the wallet pays, or the outcome is 1 or 4. */
  | { do: 'pay' }
  | { do: 'end'; code: string }
  | { do: 'callback'; shape: CallbackShape };

type Step = { afterMs: number; acts: Act[] };

/** What happens on a phone after a push; all times count from the push. */
export type Script = {
  steps: Step[];
  /** Whether somebody can act on the prompt. Otherwise the phone is off, and PIN and Cancel are refused. */
  reachable: boolean;
  /** Whether a PIN entered on /dev/phone pays. Otherwise it only makes `steps` happen at once. */
  pinPays: boolean;
  /** Whether callbacks are never sent, not even after Cancel. */
  callbackLost: boolean;
  /** Daraja's answer to the push. `late`: 2 s after the first step. `reset`: the connection is cut. */
  answer: 'normal' | 'late' | 'reset';
  /** How much more than the amount asked for is paid, in whole KES; negative when it is less. */
  paysMoreKes: number;
  /** What queries are answered until this long after the push, whatever has happened meanwhile. */
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

/**
 * Any other phone, those that are special only as receivers (40 to 49), and 01, whose wallet is empty: pays after 3 s.
 */
const ordinary = script(paysAfter3s(callback()));

/** Phones +2547000000NN that behave in a special way when they are asked to pay, by NN. */
const scripts: Readonly<Record<string, Script>> = {
  // cancels after 4 s
  '02': script(endsAfter(4, '1032', callback()), { pinPays: true }),
  // is off: no answer within 60 s
  '03': script(endsAfter(60, '1037', callback()), { reachable: false }),
  // enters a wrong PIN
  '04': script(endsAfter(3, '2001', callback())),
  // enters no PIN: the prompt expires after 60 s
  '05': script(endsAfter(60, '1019', callback()), { pinPays: true }),
  // cannot be sent a prompt
  '06': script(endsAfter(3, '1025', callback()), { reachable: false }),
  // is busy with another transaction
  '07': script(endsAfter(3, '1001', callback()), { reachable: false }),
  // M-Pesa fails to send the prompt
  '09': script(endsAfter(3, '9999', callback()), { reachable: false }),
  // has just paid the same amount: refused by M-Pesa's rule
  '10': script(endsAfter(3, '17', callback())),
  // is above its daily limit
  '11': script(endsAfter(3, '4', callback())),
  // pays, and no callback comes
  '12': script(paysAfter3s(), { callbackLost: true }),
  // pays, and the callback comes before the answer to the push
  '13': script([{ afterMs: 0, acts: [pay, callback()] }], { answer: 'late' }),
  // pays, and the callback comes three times
  '14': script(paysAfter3s(callback('thrice'))),
  // pays, and the callback comes after 90 s
  '15': script([...paysAfter3s(), { afterMs: 90 * SECOND, acts: [callback()] }]),
  // the callback says cancelled, and 5 s later the phone pays after all
  '16': script([
    { afterMs: 3 * SECOND, acts: [{ do: 'close' }, callback('cancelled')] },
    { afterMs: 8 * SECOND, acts: [pay, callback()] },
  ]),
  // pays a shilling less
  '17': script(paysAfter3s(callback()), { paysMoreKes: -1 }),
  // pays 100 shillings more
  '18': script(paysAfter3s(callback()), { paysMoreKes: 100 }),
  // pays, and the answer to the push is lost
  '19': script(paysAfter3s(callback()), { answer: 'reset' }),
  // pays, and both the answer to the push and the callback are lost
  '20': script(paysAfter3s(), { answer: 'reset', callbackLost: true }),
  // enters the PIN after 3 s, and M-Pesa needs two minutes to process it
  '24': script(
    [
      { afterMs: 3 * SECOND, acts: [{ do: 'close' }] },
      { afterMs: 120 * SECOND, acts: [pay, callback()] },
    ],
    { query: { untilMs: 120 * SECOND, says: '4999' } },
  ),
  // is off, and no callback comes
  '25': script(endsAfter(60, '1037'), { reachable: false, callbackLost: true }),
  // cancels, and a forged callback claims success
  '26': script([{ afterMs: 3 * SECOND, acts: [end('1032'), callback('forged')] }]),
  // pays, and the callback has an unusual form
  '27': script(paysAfter3s(callback('odd'))),
  // is off for longer than the prompt lasts, and no callback comes
  '28': script(endsAfter(65, '1037'), { reachable: false, callbackLost: true }),
  // pays, and the callback names another push
  '29': script(paysAfter3s(callback('other-id'))),
  // pays; for 61 minutes queries are not answered and no callback comes
  '30': script([...paysAfter3s(), { afterMs: 61 * MINUTE, acts: [callback()] }], {
    query: { untilMs: 61 * MINUTE, says: 'busy' },
  }),
};

/** A phone shows one prompt at a time, and another one is open. */
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

/** Daraja's answer to any push to this phone, where it never leads to a prompt. */
export const refusalOf = (phone: string): SimAnswer | undefined => refusals[specialNumber(phone)];

/** What a phone can spend in a day, in whole KES. Wallets are filled again at midnight in Nairobi. */
export const walletOf = (phone: string): number => (specialNumber(phone) === '01' ? 0 : DAY_LIMIT_KES);

export const DAY_LIMIT_KES = 500_000;

/** What happens to an order that sends money to a phone, or reverses a payment of that phone. */
type SendScript = {
  /** No money moves, and the Result has this code. */
  code?: string;
  /** Only of a reversal: the payment was reversed by hand before the order came. */
  reversedBefore?: true;
  /** Only of a reversal: no money moves, and the Result has this code. */
  reversalCode?: string;
  answer: 'normal' | 'reset';
  /** What is sent after the order has been executed. */
  reports: 'result' | 'twice' | 'timeout' | 'nothing';
};

const sends: SendScript = { answer: 'normal', reports: 'result' };

/** Phones +2547000000NN that behave in a special way as receivers, by NN. */
const sendScripts: Readonly<Record<string, SendScript>> = {
  // our account holds too little
  '41': { ...sends, code: '1' },
  // the receiver cannot be credited
  '42': { ...sends, code: '2040' },
  // the money moves, and no Result comes
  '43': { ...sends, reports: 'nothing' },
  // the money moves, and only a time-out is reported
  '44': { ...sends, reports: 'timeout' },
  // the money moves; the answer to the order is lost, and no Result comes
  '45': { answer: 'reset', reports: 'nothing' },
  // a reversal comes after one made by hand
  '46': { ...sends, reversedBefore: true },
  // the initiator is refused
  '47': { ...sends, code: '2001' },
  // the Result comes twice
  '48': { ...sends, reports: 'twice' },
  // a reversal is refused, B2C works
  '49': { ...sends, reversalCode: '2028' },
};

/** @param phone 2547…: who receives a B2C, or paid what is to be reversed; undefined when that payment is unknown */
export const sendScriptOf = (phone: string | undefined): SendScript => sendScripts[specialNumber(phone ?? '')] ?? sends;
