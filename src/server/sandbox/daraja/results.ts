import { B2C_FEE_KES, type Movement, receiptLike } from './money.ts';
import type { Order, OrderIds } from './order.ts';
import { descriptions, eatStamp } from './wire.ts';

type Parameter = { Key: string; Value?: string | number };

const codeOf = (code: string) => (/^\d+$/.test(code) ? Number(code) : code);

/** Safaricom's own address for time-outs: Daraja adds it to every Result, and it means nothing to the receiver. */
const ReferenceData = {
  ReferenceItem: { Key: 'QueueTimeoutURL', Value: 'https://internalapi.safaricom.co.ke/results/v1/submit' },
};

interface Outcome {
  code: string;
  transactionId: string;
  parameters?: Parameter[];
}

function result(ids: OrderIds, { code, transactionId, parameters }: Outcome): string {
  return JSON.stringify({
    Result: {
      ResultType: 0,
      ResultCode: codeOf(code),
      ResultDesc: descriptions[code] ?? 'The service request failed.',
      OriginatorConversationID: ids.originatorConversationId,
      ConversationID: ids.conversationId,
      TransactionID: transactionId,
      ...(parameters && { ResultParameters: { ResultParameter: parameters } }),
      ReferenceData,
    },
  });
}

/** The Result of an executed order. A failure has a TransactionID too, with which no money moved. */
export function orderResult(order: Order, shortcode: string, floatKes: number): string {
  const { receipt, resultCode = '', settledAtMs = order.atMs } = order;
  if (receipt === undefined) {
    return result(order, { code: resultCode, transactionId: receiptLike(order.conversationId, settledAtMs) });
  }
  const parameters = order.kind === 'b2c' ? b2cParameters(order, floatKes) : reversalParameters(order, shortcode);
  return result(order, { code: resultCode, transactionId: receipt, parameters });
}

function b2cParameters({ amountKes, receipt = '', phone = '', settledAtMs = 0 }: Order, floatKes: number): Parameter[] {
  return [
    { Key: 'TransactionAmount', Value: amountKes },
    { Key: 'TransactionReceipt', Value: receipt },
    { Key: 'ReceiverPartyPublicName', Value: nameOf(phone) },
    { Key: 'TransactionCompletedDateTime', Value: dottedStamp(settledAtMs) },
    { Key: 'B2CUtilityAccountAvailableFunds', Value: floatKes },
    { Key: 'B2CWorkingAccountAvailableFunds', Value: 0 },
    { Key: 'B2CRecipientIsRegisteredCustomer', Value: 'Y' },
    { Key: 'B2CChargesPaidAccountAvailableFunds', Value: 0 },
  ];
}

function reversalParameters(
  { amountKes, originalReceipt = '', phone = '', settledAtMs = 0 }: Order,
  shortcode: string,
): Parameter[] {
  return [
    { Key: 'DebitAccountBalance', Value: 'Utility Account|KES|0.00|0.00|0.00|0.00' },
    { Key: 'Amount', Value: amountKes },
    { Key: 'TransCompletedTime', Value: Number(eatStamp(settledAtMs)) },
    { Key: 'OriginalTransactionID', Value: originalReceipt },
    { Key: 'Charge', Value: 0 },
    { Key: 'CreditPartyPublicName', Value: nameOf(phone) },
    { Key: 'DebitPartyPublicName', Value: organisationOf(shortcode) },
  ];
}

/**
 * The notice that an order waited too long in the queue. Its code looks like a failure, although the order may have
 * been executed.
 */
export function timeoutNotice(order: Order): string {
  const { originatorConversationId, conversationId } = order;
  return JSON.stringify({
    Result: {
      ResultType: 1,
      ResultCode: 'SFC_ICB004',
      ResultDesc: 'The request timed out in the queue.',
      OriginatorConversationID: originatorConversationId,
      ConversationID: conversationId,
      TransactionID: '0000000000',
    },
  });
}

/** What is known of a transaction that was asked about; undefined when there is none. */
export type Known = { status: 'Completed' | 'Pending' | 'Failed'; movement?: Movement | undefined } | undefined;

/** The Result of a status question. As at Daraja some keys are repeated, and some have no Value. */
export function statusResult(
  question: OrderIds & { trusted: boolean },
  { shortcode, known, nowMs }: { shortcode: string; known: Known; nowMs: number },
): string {
  const transactionId = receiptLike(question.conversationId, nowMs);
  if (!question.trusted) return result(question, { code: '2001', transactionId });
  if (!known) return result(question, { code: 'R000002', transactionId });
  const { status, movement } = known;
  if (!movement) {
    const parameters = [{ Key: 'TransactionStatus', Value: status }, { Key: 'ReceiptNo' }];
    return result(question, { code: '0', transactionId, parameters });
  }
  const { receipt, amount, direction, phone, at } = movement;
  const parties = [nameOf(phone), organisationOf(shortcode)];
  if (direction === 'out') parties.reverse();
  const stamp = Number(eatStamp(Date.parse(at)));
  const parameters: Parameter[] = [
    { Key: 'DebitPartyName' },
    { Key: 'DebitPartyName', Value: parties[0] ?? '' },
    { Key: 'CreditPartyName', Value: parties[1] ?? '' },
    { Key: 'InitiatedTime', Value: stamp },
    { Key: 'FinalisedTime', Value: stamp },
    {
      Key: 'DebitPartyCharges',
      ...(movement.kind === 'b2c' && { Value: `Fee For B2C Payment|KES|${B2C_FEE_KES}.00` }),
    },
    { Key: 'TransactionReason' },
    { Key: 'TransactionStatus', Value: status },
    { Key: 'Amount', Value: amount },
    { Key: 'ReceiptNo', Value: receipt },
  ];
  return result(question, { code: '0', transactionId, parameters });
}

/** The same JSON in other bytes. */
export const reserialised = (body: string): string => JSON.stringify(JSON.parse(body), undefined, 2);

const nameOf = (phone: string) => `${phone} - JANE DOE`;
const organisationOf = (shortcode: string) => `${shortcode} - Twende`;

/** `dd.MM.yyyy HH:mm:ss` in East Africa Time. */
function dottedStamp(instantMs: number): string {
  const stamp = eatStamp(instantMs);
  const time = [stamp.slice(8, 10), stamp.slice(10, 12), stamp.slice(12)].join(':');
  return `${stamp.slice(6, 8)}.${stamp.slice(4, 6)}.${stamp.slice(0, 4)} ${time}`;
}
