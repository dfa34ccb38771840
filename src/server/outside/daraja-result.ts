import { childOf, listOf, parseJson, textOf, wholeKesOf } from './loose-json.ts';

/** A Result as it came. It proves nothing until its token and ids are checked. */
export interface DarajaResult {
  resultType: string;
  /** As text, also where it came as a number. */
  resultCode: string;
  resultDesc: string;
  originatorConversationId: string;
  conversationId: string;
  /** M-Pesa's receipt of the movement (TransactionID); empty when there is none. */
  transactionId: string;
  /** ResultParameters by Key, as text; of repeated keys the first with a value. */
  parameters: ReadonlyMap<string, string>;
}

/**
 * Reads the body of a Result (B2C, reversal, transaction status). The ResultCode may be text or a number; parameters may be
 * one object, a list or absent, with repeated keys and missing values.
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
 * The answer to a status question. `completed`: the money moved. `failed`: it did not and will not. `not_found`: M-Pesa
 * knows no such transaction. `open`: still undecided, or M-Pesa could not answer the question.
 */
type StatusOutcome =
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

/** Reads the Result of a status question ("Transaction Status" in Daraja's documentation). */
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
