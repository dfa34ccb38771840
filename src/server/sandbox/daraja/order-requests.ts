import { z } from 'zod';
import { isAmount, isCallbackUrl, isPhone, type Read, readBody, refusedWith, Text } from './reading.ts';
import { invalid } from './wire.ts';

type Initiator = { name: string; securityCredential: string };

type Sender = {
  resultUrl: string;
  timeoutUrl: string;
  /**
   * Whether the initiator is ours. Daraja accepts the order of any other, and refuses it later by a Result with the
   * code 2001.
   */
  trusted: boolean;
};

export type B2cRequest = Sender & { originatorConversationId: string; phone: string; amountKes: number };
export type ReversalRequest = Sender & { originalReceipt: string; amountKes: number };
export type StatusRequest = Sender & {
  /** `conversationId` may be either id of an order. */
  about: { receipt: string } | { conversationId: string };
};

/** Whom this simulator serves. */
export type Organisation = { shortcode: string; initiator: Initiator };

const Addressed = {
  SecurityCredential: z.string().min(1),
  CommandID: z.string(),
  Remarks: z.string(),
  QueueTimeOutURL: z.string(),
  ResultURL: z.string(),
};

const B2cBody = z.strictObject({
  ...Addressed,
  OriginatorConversationID: z.string(),
  InitiatorName: z.string().min(1),
  Amount: Text,
  PartyA: Text,
  PartyB: Text,
  Occassion: z.string().max(100).optional(),
});

const ReversalBody = z.strictObject({
  ...Addressed,
  Initiator: z.string().min(1),
  TransactionID: z.string(),
  Amount: Text,
  ReceiverParty: Text,
  RecieverIdentifierType: Text,
  Occasion: z.string().max(100).optional(),
});

const StatusBody = z.strictObject({
  ...Addressed,
  Initiator: z.string().min(1),
  TransactionID: z.string().optional(),
  OriginalConversationID: z.string().optional(),
  PartyA: Text,
  IdentifierType: Text,
  Occasion: z.string().max(100).optional(),
});

/** Reads an order to send money to a phone, as strictly as Daraja does. @returns the order, or Daraja's refusal */
export function readB2c(raw: string, organisation: Organisation): Read<B2cRequest> {
  const read = readBody(B2cBody, raw);
  if (!read.ok) return read;
  const body = read.value;
  const wrong = firstWrong([
    [/^[\w-]{1,64}$/.test(body.OriginatorConversationID), 'OriginatorConversationID'],
    [body.CommandID === 'BusinessPayment', 'CommandID'],
    [isAmount(body.Amount), 'Amount'],
    [body.PartyA === organisation.shortcode, 'PartyA'],
    [isPhone(body.PartyB), 'PartyB'],
    ...addressed(body),
  ]);
  if (wrong) return wrong;
  const { OriginatorConversationID: originatorConversationId, PartyB: phone } = body;
  const sender = senderOf(body, body.InitiatorName, organisation);
  return { ok: true, value: { ...sender, originatorConversationId, phone, amountKes: Number(body.Amount) } };
}

/** Reads an order to reverse a payment. Whether there is such a payment is told later, by its Result. */
export function readReversal(raw: string, organisation: Organisation): Read<ReversalRequest> {
  const read = readBody(ReversalBody, raw);
  if (!read.ok) return read;
  const body = read.value;
  const wrong = firstWrong([
    [body.CommandID === 'TransactionReversal', 'CommandID'],
    [isReceipt(body.TransactionID), 'TransactionID'],
    [isAmount(body.Amount), 'Amount'],
    [body.ReceiverParty === organisation.shortcode, 'ReceiverParty'],
    [body.RecieverIdentifierType === '11', 'RecieverIdentifierType'],
    ...addressed(body),
  ]);
  if (wrong) return wrong;
  const sender = senderOf(body, body.Initiator, organisation);
  return { ok: true, value: { ...sender, originalReceipt: body.TransactionID, amountKes: Number(body.Amount) } };
}

/** Reads a status question: about the transaction with a receipt, or about an order by its id. */
export function readStatus(raw: string, organisation: Organisation): Read<StatusRequest> {
  const read = readBody(StatusBody, raw);
  if (!read.ok) return read;
  const { TransactionID: receipt, OriginalConversationID: conversationId, ...body } = read.value;
  const wrong = firstWrong([
    [body.CommandID === 'TransactionStatusQuery', 'CommandID'],
    [receipt !== undefined || conversationId !== undefined, 'TransactionID'],
    [receipt === undefined || isReceipt(receipt), 'TransactionID'],
    [conversationId === undefined || /^[\w-]{1,64}$/.test(conversationId), 'OriginalConversationID'],
    [body.PartyA === organisation.shortcode, 'PartyA'],
    [body.IdentifierType === '4', 'IdentifierType'],
    ...addressed(body),
  ]);
  if (wrong) return wrong;
  const about = receipt === undefined ? { conversationId: conversationId ?? '' } : { receipt };
  return { ok: true, value: { ...senderOf(body, body.Initiator, organisation), about } };
}

const isReceipt = (text: string) => /^[A-Z0-9]{10}$/.test(text);

type Rule = [holds: boolean, field: string];

const addressed = (body: { Remarks: string; QueueTimeOutURL: string; ResultURL: string }): Rule[] => [
  [body.Remarks.length >= 2 && body.Remarks.length <= 100, 'Remarks'],
  [isCallbackUrl(body.QueueTimeOutURL), 'QueueTimeOutURL'],
  [isCallbackUrl(body.ResultURL), 'ResultURL'],
];

function firstWrong(rules: Rule[]): ReturnType<typeof refusedWith> | undefined {
  const broken = rules.find(([holds]) => !holds);
  return broken && refusedWith(invalid(broken[1]));
}

function senderOf(
  body: { SecurityCredential: string; QueueTimeOutURL: string; ResultURL: string },
  name: string,
  { initiator }: Organisation,
): Sender {
  return {
    resultUrl: body.ResultURL,
    timeoutUrl: body.QueueTimeOutURL,
    trusted: name === initiator.name && body.SecurityCredential === initiator.securityCredential,
  };
}
