import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { PRICE_KES, type Scenario, type Stay } from '../../support/scenario.ts';
import { callbackPaths } from './replay.ts';

/** This phone never pays, and no callback comes; from 65 s on M-Pesa answers that it was not paid. */
export const SILENT_PHONE = '28';

let receipts = 0;
const nextReceipt = () => `TKX${String(++receipts).padStart(7, '0')}`;

/** Sets what M-Pesa answers to queries about pushes, until mocks are restored. */
export function mockMpesaAnswer({ product }: Scenario, answer: 'nothing' | 'unpaid'): void {
  const { daraja } = product.app;
  if (!daraja) throw new Error('M-Pesa is off');
  vi.spyOn(daraja, 'queryStk').mockResolvedValue(
    answer === 'nothing'
      ? { kind: 'no_information', reason: 'unavailable', detail: 'a test' }
      : { kind: 'result', code: '1037', description: 'nobody answered', merchantRequestId: 'x' },
  );
}

/**
 * Sends the callback that M-Pesa would send if the booking's last push were paid: to its path, with its ids and amount.
 * @param receipt an invented one, unless named   @param amount shillings
 * @returns the receipt it names
 */
export async function sendForgedCallback(
  { product, call }: Scenario,
  { id }: Stay,
  receipt = nextReceipt(),
  amount = PRICE_KES,
): Promise<string> {
  const { rows } = await product.app.db.execute<{ id: string; checkout: string; merchant: string }>(
    sql`select a.id, a.checkout_request_id as checkout, a.merchant_request_id as merchant
        from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${id} and a.provider = 'daraja'
        order by a.created_at desc limit 1`,
  );
  const [attempt] = rows;
  const path = (await callbackPaths(product.app)).get(attempt?.id ?? '') ?? '';
  const item = [
    { Name: 'Amount', Value: amount },
    { Name: 'MpesaReceiptNumber', Value: receipt },
  ];
  const stkCallback = {
    MerchantRequestID: attempt?.merchant,
    CheckoutRequestID: attempt?.checkout,
    ResultCode: 0,
    ResultDesc: 'The service request is processed successfully.',
    CallbackMetadata: { Item: item },
  };
  expect((await call(path, { body: { Body: { stkCallback } } })).status).toBe(200);
  return receipt;
}
