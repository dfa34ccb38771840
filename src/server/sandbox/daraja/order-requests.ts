import { z } from 'zod';
import { isAmount, isCallbackUrl, isPhone, no, type Read, readBody, Text } from './reading.ts';
import { invalid } from './wire.ts';

export type Initiator = { name: string; securityCredential: string };

type Sender = {
  resultUrl: string;
  timeoutUrl: string;
  /** Daraja takes a foreign initiator's order and refuses it later, by a Result of 2001. */
  trusted: boolean;
};

export type B2cRequest = Sender & { originatorConversationId: string; phone: string; amountKes: number };
export type ReversalRequest = Sender & { originalReceipt: string; amountKes: number };
export type StatusRequest = Sender & {
  /** Either id of an order will do as `conversationId`. */
  about: { receipt: string } | { conversationId: string };
};

export type House = { shortcode: string; initiator: Initiator };

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

/** Reads an order to send money to a phone, as strictly as Daraja does, or answers its refusal. */
export function readB2c(raw: string, house: House): Read<B2cRequest> {
  const read = readBody(B2cBody, raw);
  if (!read.ok) return read;
  const body = read.value;
  const wrong = firstWrong([
    [/^[\w-]{1,64}$/.test(body.OriginatorConversationID), 'OriginatorConversationID'],
    [body.CommandID === 'BusinessPayment', 'CommandID'],
    [isAmount(body.Amount), 'Amount'],
    [body.PartyA === house.shortcode, 'PartyA'],
    [isPhone(body.PartyB), 'PartyB'],
    ...addressed(body),
  ]);
  if (wrong) return wrong;
  const { OriginatorConversationID: originatorConversationId, PartyB: phone } = body;
  const sender = senderOf(body, body.InitiatorName, house);
  return { ok: true, value: { ...sender, originatorConversationId, phone, amountKes: Number(body.Amount) } };
}

/** Reads an order to give a payment back. Whether there is such a payment its Result says. */
export function readReversal(raw: string, house: House): Read<ReversalRequest> {
  const read = readBody(ReversalBody, raw);
  if (!read.ok) return read;
  const body = read.value;
  const wrong = firstWrong([
    [body.CommandID === 'TransactionReversal', 'CommandID'],
    [isReceipt(body.TransactionID), 'TransactionID'],
    [isAmount(body.Amount), 'Amount'],
    [body.ReceiverParty === house.shortcode, 'ReceiverParty'],
    [body.RecieverIdentifierType === '11', 'RecieverIdentifierType'],
    ...addressed(body),
  ]);
  if (wrong) return wrong;
  const sender = senderOf(body, body.Initiator, house);
  return { ok: true, value: { ...sender, originalReceipt: body.TransactionID, amountKes: Number(body.Amount) } };
}

/** Reads a question for a transaction: by its receipt, or by the id of its order. */
export function readStatus(raw: string, house: House): Read<StatusRequest> {
  const read = readBody(StatusBody, raw);
  if (!read.ok) return read;
  const { TransactionID: receipt, OriginalConversationID: conversationId, ...body } = read.value;
  const wrong = firstWrong([
    [body.CommandID === 'TransactionStatusQuery', 'CommandID'],
    [receipt !== undefined || conversationId !== undefined, 'TransactionID'],
    [receipt === undefined || isReceipt(receipt), 'TransactionID'],
    [conversationId === undefined || /^[\w-]{1,64}$/.test(conversationId), 'OriginalConversationID'],
    [body.PartyA === house.shortcode, 'PartyA'],
    [body.IdentifierType === '4', 'IdentifierType'],
    ...addressed(body),
  ]);
  if (wrong) return wrong;
  const about = receipt === undefined ? { conversationId: conversationId ?? '' } : { receipt };
  return { ok: true, value: { ...senderOf(body, body.Initiator, house), about } };
}

const isReceipt = (text: string) => /^[A-Z0-9]{10}$/.test(text);

type Rule = [holds: boolean, field: string];

const addressed = (body: { Remarks: string; QueueTimeOutURL: string; ResultURL: string }): Rule[] => [
  [body.Remarks.length >= 2 && body.Remarks.length <= 100, 'Remarks'],
  [isCallbackUrl(body.QueueTimeOutURL), 'QueueTimeOutURL'],
  [isCallbackUrl(body.ResultURL), 'ResultURL'],
];

function firstWrong(rules: Rule[]): ReturnType<typeof no> | undefined {
  const broken = rules.find(([holds]) => !holds);
  return broken && no(invalid(broken[1]));
}

function senderOf(
  body: { SecurityCredential: string; QueueTimeOutURL: string; ResultURL: string },
  name: string,
  { initiator }: House,
): Sender {
  return {
    resultUrl: body.ResultURL,
    timeoutUrl: body.QueueTimeOutURL,
    trusted: name === initiator.name && body.SecurityCredential === initiator.securityCredential,
  };
}
