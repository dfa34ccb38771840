import type { DarajaResult } from './daraja-sends.ts';
import { childOf, listOf, parseJson, textOf, wholeKesOf } from './loose-json.ts';

/**
 * Reads the body of a Result (B2C, reversal, transaction status). Tolerant: a ResultCode as text or number,
 * parameters as one object, a list or none at all, repeated keys, values that are missing.
 * @returns undefined when it is no JSON or has no ResultCode
 */
export function readDarajaResult(rawBody: string | Uint8Array): DarajaResult | undefined {
  const result = childOf(parseJson(rawBody), 'Result');
  const say = (name: string) => textOf(childOf(result, name));
  const resultCode = say('ResultCode');
  if (resultCode === '') return undefined;
  return {
    resultType: say('ResultType'),
    resultCode,
    resultDesc: say('ResultDesc'),
    originatorConversationId: say('OriginatorConversationID'),
    conversationId: say('ConversationID'),
    transactionId: say('TransactionID'),
    parameters: parametersOf(childOf(childOf(result, 'ResultParameters'), 'ResultParameter')),
  };
}

function parametersOf(value: unknown): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const item of listOf(value)) {
    const key = textOf(childOf(item, 'Key'));
    const text = textOf(childOf(item, 'Value'));
    if (key !== '' && !parameters.get(key)) parameters.set(key, text);
  }
  return parameters;
}

/**
 * What a status question found out. `completed`: the money moved. `failed`: it never will. `not_found`: M-Pesa knows no
 * such transaction. `open`: neither end is certain, also when the question itself could not be answered.
 */
export type StatusOutcome =
  | {
      kind: 'completed';
      /** M-Pesa's receipt of the transaction that was asked about; '' when it was not named. */
      receipt: string;
      /** Missing when it came as anything but whole shillings. */
      amountKes?: number;
      /** Who paid and who received, as M-Pesa names them: `254… - NAME`. Personal: never logged. */
      debitParty: string;
      creditParty: string;
    }
  | { kind: 'not_found' | 'failed' | 'open' };

const NOT_FOUND = 'R000002';
const ENDED_WITHOUT_MONEY = new Set(['failed', 'cancelled', 'declined', 'expired']);

/** Reads the Result of a status question. @see payments reference, section 1, "Transaction Status" */
export function readStatusResult({ resultCode, parameters }: DarajaResult): StatusOutcome {
  if (resultCode === NOT_FOUND) return { kind: 'not_found' };
  if (resultCode !== '0') return { kind: 'open' };
  const say = (key: string) => parameters.get(key) ?? '';
  const status = say('TransactionStatus').toLowerCase();
  if (ENDED_WITHOUT_MONEY.has(status)) return { kind: 'failed' };
  if (status !== 'completed') return { kind: 'open' };
  const amountKes = wholeKesOf(say('Amount'));
  return {
    kind: 'completed',
    receipt: say('ReceiptNo'),
    ...(amountKes !== undefined && { amountKes }),
    debitParty: say('DebitPartyName'),
    creditParty: say('CreditPartyName'),
  };
}
