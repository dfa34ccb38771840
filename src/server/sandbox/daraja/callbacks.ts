import type { CallbackShape } from './phones.ts';
import type { Push } from './push.ts';
import { descriptions, eatStamp } from './wire.ts';

/** The bodies that one callback step sends, in order: one, or three for `thrice`. */
export function callbackBodies(push: Push, shape: CallbackShape): string[] {
  if (shape === 'thrice') return [paid(push), paid(push), reserialised(push)];
  if (shape === 'odd') return [odd(push)];
  if (shape === 'cancelled') return [unpaid(push, '1032')];
  if (shape === 'forged')
    return [paid({ ...push, receipt: `UF${push.checkoutRequestId.slice(-8)}`, paidAtMs: push.atMs + 3_000 })];
  const about = shape === 'other-id' ? { ...push, checkoutRequestId: foreign(push.checkoutRequestId) } : push;
  return [push.resultCode === '0' ? paid(about) : unpaid(about, push.resultCode ?? '1037')];
}

/** Another id of the same form: its last digit differs. */
const foreign = (id: string) => `${id.slice(0, -1)}${(Number(id.at(-1)) + 1) % 10}`;

// Put together as text, because Daraja sends Amount as 11000.0, which JSON.stringify would write as 11000.
function paid(push: Push): string {
  const items = [
    `{"Name":"Amount","Value":${paidKes(push)}.0}`,
    `{"Name":"MpesaReceiptNumber","Value":"${push.receipt}"}`,
    '{"Name":"Balance"}',
    `{"Name":"TransactionDate","Value":${paidStamp(push)}}`,
    `{"Name":"PhoneNumber","Value":${push.phone}}`,
  ];
  const head = JSON.stringify(headOf(push, '0')).slice(0, -1);
  return `{"Body":{"stkCallback":${head},"CallbackMetadata":{"Item":[${items.join(',')}]}}}}`;
}

const unpaid = (push: Push, code: string) => JSON.stringify({ Body: { stkCallback: headOf(push, code) } });

/** The same JSON in other bytes: keys in another order, spaces, 11000 instead of 11000.0. */
function reserialised(push: Push): string {
  const { Body } = JSON.parse(paid(push)) as { Body: { stkCallback: object } };
  const turned = Object.fromEntries(Object.entries(Body.stkCallback).reverse());
  return JSON.stringify({ Body: { stkCallback: turned } }, undefined, 2);
}

/**
 * A callback in an unusual form: no Balance, numbers as text, the phone masked, another order of items and keys,
 * unknown fields.
 */
function odd(push: Push): string {
  const Item = [
    { Name: 'PhoneNumber', Value: `${push.phone.slice(0, 4)}*****${push.phone.slice(-3)}` },
    { Value: paidStamp(push), Name: 'TransactionDate' },
    { Name: 'Extra', Value: null },
    { Value: push.receipt, Name: 'MpesaReceiptNumber' },
    { Name: 'Amount', Value: `${paidKes(push)}.00` },
  ];
  const { MerchantRequestID, CheckoutRequestID, ResultDesc } = headOf(push, '0');
  const stkCallback = {
    CallbackMetadata: { Item },
    Extra: { Version: '2' },
    ResultCode: '0',
    ResultDesc,
    CheckoutRequestID,
    MerchantRequestID,
  };
  return JSON.stringify({ Extra: [], Body: { stkCallback } });
}

function headOf(push: Push, code: string) {
  return {
    MerchantRequestID: push.merchantRequestId,
    CheckoutRequestID: push.checkoutRequestId,
    ResultCode: Number(code),
    ResultDesc: descriptions[code] ?? '',
  };
}

const paidStamp = (push: Push) => eatStamp(push.paidAtMs ?? push.atMs);

const paidKes = (push: Push) => push.paidKes ?? push.amountKes; // nothing was paid where the success is forged
