import { B2C_FEE_KES, type Movement, receiptLike } from './money.ts';
import type { Order } from './orders.ts';
import { descriptions, eatStamp } from './wire.ts';

type Parameter = { Key: string; Value?: string | number };

type Told = { originatorConversationId: string; conversationId: string };

const codeOf = (code: string) => (/^\d+$/.test(code) ? Number(code) : code);

/** Where Safaricom's own answer to the queue's time-out goes: it comes with every Result and means nothing to us. */
const ReferenceData = {
  ReferenceItem: { Key: 'QueueTimeoutURL', Value: 'https://internalapi.safaricom.co.ke/results/v1/submit' },
};

function result(told: Told, code: string, transactionId: string, parameters?: Parameter[]): string {
  return JSON.stringify({
    Result: {
      ResultType: 0,
      ResultCode: codeOf(code),
      ResultDesc: descriptions[code] ?? 'The service request failed.',
      OriginatorConversationID: told.originatorConversationId,
      ConversationID: told.conversationId,
      TransactionID: transactionId,
      ...(parameters && { ResultParameters: { ResultParameter: parameters } }),
      ReferenceData,
    },
  });
}

/** What M-Pesa tells of a settled order. A failure has a TransactionID too, of no movement. */
export function orderResult(order: Order, shortcode: string, floatKes: number): string {
  const { receipt, resultCode = '', settledAtMs = order.atMs } = order;
  if (receipt === undefined) return result(order, resultCode, receiptLike(order.conversationId, settledAtMs));
  const parameters = order.kind === 'b2c' ? b2cParameters(order, floatKes) : reversalParameters(order, shortcode);
  return result(order, resultCode, receipt, parameters);
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
    { Key: 'DebitPartyPublicName', Value: houseOf(shortcode) },
  ];
}

/** The queue gave the order up, as far as it knows: a code that looks like a failure, whatever became of the order. */
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

/** What is known of a transaction that was asked about; undefined: there is none. */
export type Known = { status: 'Completed' | 'Pending' | 'Failed'; movement?: Movement | undefined } | undefined;

/** The answer to a status question, with the odd shapes that such answers have: repeated keys, keys without Value. */
export function statusResult(told: Told, shortcode: string, trusted: boolean, known: Known, nowMs: number): string {
  const transactionId = receiptLike(told.conversationId, nowMs);
  if (!trusted) return result(told, '2001', transactionId);
  if (!known) return result(told, 'R000002', transactionId);
  const { status, movement } = known;
  if (!movement)
    return result(told, '0', transactionId, [{ Key: 'TransactionStatus', Value: status }, { Key: 'ReceiptNo' }]);
  const { receipt, amount, direction, phone, at } = movement;
  const parties = [nameOf(phone), houseOf(shortcode)];
  if (direction === 'out') parties.reverse();
  const stamp = Number(eatStamp(Date.parse(at)));
  return result(told, '0', transactionId, [
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
  ]);
}

/** The same content with other bytes. */
export const reserialised = (body: string): string => JSON.stringify(JSON.parse(body), undefined, 2);

const nameOf = (phone: string) => `${phone} - JANE DOE`;
const houseOf = (shortcode: string) => `${shortcode} - Twende`;

/** `dd.MM.yyyy HH:mm:ss` in EAT. */
function dottedStamp(instantMs: number): string {
  const stamp = eatStamp(instantMs);
  const time = [stamp.slice(8, 10), stamp.slice(10, 12), stamp.slice(12)].join(':');
  return `${stamp.slice(6, 8)}.${stamp.slice(4, 6)}.${stamp.slice(0, 4)} ${time}`;
}
