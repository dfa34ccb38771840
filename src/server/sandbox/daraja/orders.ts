import { randomBytes, randomInt } from 'node:crypto';
import type { Money } from './money.ts';
import type { Order, OrderIds } from './order.ts';
import type { B2cRequest, ReversalRequest, StatusRequest } from './order-requests.ts';
import { sendScriptOf } from './phones.ts';
import type { Parts } from './pushes.ts';
import { createQuestions, type Delivery } from './questions.ts';
import { orderResult, reserialised, timeoutNotice } from './results.ts';
import { eatDay, redirected } from './wire.ts';

type OrderParts = Parts & { shortcode: string };

export interface Orders {
  /** @returns undefined when the OriginatorConversationID has been used before */
  send(request: B2cRequest): Order | undefined;
  reverse(request: ReversalRequest): Order;
  ask(request: StatusRequest): OrderIds;
  /** Removes all orders and questions; the movements of money stay. */
  forget(): void;
}

/** From Daraja's acceptance to the Result. */
const RESULT_AFTER_MS = 2_000;

/** B2C orders, reversals and status questions: accepted at once, executed and reported a little later by a callback. */
export function createOrders(parts: OrderParts): Orders {
  const { journal, clock, callbacks, money, shortcode, callbackOrigin } = parts;
  const orders = journal.collection<Order>('order');

  const newIds = (ours?: string): OrderIds => ({
    originatorConversationId: ours ?? `${randomInt(10_000, 99_999)}-${randomInt(10_000_000, 99_999_999)}-1`,
    conversationId: `AG_${eatDay(clock.nowMs())}_${randomBytes(10).toString('hex')}`,
  });

  function take(order: Order): Order {
    orders.put(order.originatorConversationId, order);
    plan(order);
    return order;
  }

  function plan(order: Order): void {
    if (order.resultCode === undefined) clock.at(order.atMs + RESULT_AFTER_MS, () => finish(order));
  }

  /** Executes an order, then sends its Result. After a crash in between the Result is never sent, as at Daraja. */
  async function finish(order: Order): Promise<void> {
    if (orders.get(order.originatorConversationId) !== order) return; // removed meanwhile
    const script = sendScriptOf(order.phone);
    const atMs = order.atMs + RESULT_AFTER_MS;
    const { code, receipt } = execute(money, order, atMs);
    Object.assign(order, { resultCode: code, settledAtMs: atMs }, receipt !== undefined && { receipt });
    orders.put(order.originatorConversationId, order);
    if (script.reports === 'nothing') return;
    if (script.reports === 'timeout') return deliver(order, { url: order.timeoutUrl, body: timeoutNotice(order) });
    const body = orderResult(order, shortcode, money.floatKes());
    await deliver(order, { url: order.resultUrl, body });
    if (script.reports !== 'twice') return;
    await deliver(order, { url: order.resultUrl, body: reserialised(body), copy: 2 });
  }

  function deliver({ conversationId }: OrderIds, { url, body, copy = 1 }: Delivery): Promise<void> {
    return callbacks.deliver({ id: `${conversationId}/${copy}`, url: redirected(url, callbackOrigin), body });
  }

  for (const order of orders.list()) plan(order);

  const findOrder = (id: string) =>
    orders.list().find((one) => one.originatorConversationId === id || one.conversationId === id);
  const questions = createQuestions({ ...parts, deliver, findOrder });

  return {
    send(request) {
      const { originatorConversationId: ours } = request;
      if (orders.get(ours)) return undefined;
      return take({ ...request, ...newIds(ours), kind: 'b2c', atMs: clock.nowMs() });
    },
    reverse(request) {
      const payer = money.find(request.originalReceipt)?.phone;
      const phone = payer === undefined ? {} : { phone: payer };
      return take({ ...request, ...newIds(), ...phone, kind: 'reversal', atMs: clock.nowMs() });
    },
    ask: (request) => questions.ask({ ...request, ...newIds() }),
    forget() {
      for (const { originatorConversationId } of orders.list()) orders.remove(originatorConversationId);
      questions.forget();
    },
  };
}

/** Moves the money of an order as the phone's script says. @returns the code of the Result, and the receipt if money moved */
function execute(money: Money, order: Order, atMs: number): { code: string; receipt?: string | undefined } {
  const { code, reversedBefore, reversalCode } = sendScriptOf(order.phone);
  if (!order.trusted) return { code: '2001' };
  if (code !== undefined) return { code };
  const { phone = '', originalReceipt = '', amountKes, originatorConversationId } = order;
  if (order.kind === 'b2c') return money.send({ phone, amountKes, originatorConversationId }, atMs);
  if (reversalCode !== undefined) return { code: reversalCode };
  if (reversedBefore) money.reverse({ originalReceipt, amountKes }, atMs);
  return money.reverse({ originalReceipt, amountKes, originatorConversationId }, atMs);
}
