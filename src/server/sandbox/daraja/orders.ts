import { randomBytes, randomInt } from 'node:crypto';
import type { Order, OrderIds } from './order.ts';
import type { B2cRequest, ReversalRequest, StatusRequest } from './order-requests.ts';
import { sendScriptOf } from './phones.ts';
import type { Parts } from './pushes.ts';
import { type Known, orderResult, reserialised, statusResult, timeoutNotice } from './results.ts';
import { eatDay, redirected } from './wire.ts';

type OrderParts = Parts & { shortcode: string };

type Question = OrderIds & StatusRequest & { dueMs: number };

export interface Orders {
  /** @returns undefined when the OriginatorConversationID has been used before */
  send(request: B2cRequest): Order | undefined;
  giveBack(request: ReversalRequest): Order;
  ask(request: StatusRequest): OrderIds;
  /** Removes all orders and questions; the movements of money stay. */
  forget(): void;
}

/** From Daraja's acceptance to the Result. */
const RESULT_AFTER_MS = 2_000;
/** Shorter than `RESULT_AFTER_MS`, so that a question asked at once is told that the order is still pending. */
const STATUS_AFTER_MS = 1_000;

/** B2C orders, reversals and status questions: accepted at once, executed and reported a little later by a callback. */
export function createOrders({ journal, clock, callbacks, money, shortcode, callbackOrigin }: OrderParts): Orders {
  const orders = journal.collection<Order>('order');
  const questions = journal.collection<Question>('question');

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
    const { code, receipt } = settle(order, atMs);
    Object.assign(order, { resultCode: code, settledAtMs: atMs }, receipt !== undefined && { receipt });
    orders.put(order.originatorConversationId, order);
    if (script.reports === 'nothing') return;
    if (script.reports === 'timeout') return deliver(order, { url: order.timeoutUrl, body: timeoutNotice(order) });
    const body = orderResult(order, shortcode, money.floatKes());
    await deliver(order, { url: order.resultUrl, body });
    if (script.reports !== 'twice') return;
    await deliver(order, { url: order.resultUrl, body: reserialised(body), copy: 2 });
  }

  function settle(order: Order, atMs: number): { code: string; receipt?: string | undefined } {
    const { code, reversedBefore, reversalCode } = sendScriptOf(order.phone);
    if (!order.trusted) return { code: '2001' };
    if (code !== undefined) return { code };
    const { phone = '', originalReceipt = '', amountKes, originatorConversationId } = order;
    if (order.kind === 'b2c') return money.send({ phone, amountKes, originatorConversationId }, atMs);
    if (reversalCode !== undefined) return { code: reversalCode };
    if (reversedBefore) money.giveBack({ originalReceipt, amountKes }, atMs);
    return money.giveBack({ originalReceipt, amountKes, originatorConversationId }, atMs);
  }

  function deliver(
    { conversationId }: OrderIds,
    { url, body, copy = 1 }: { url: string; body: string; copy?: number },
  ): Promise<void> {
    return callbacks.deliver({ id: `${conversationId}/${copy}`, url: redirected(url, callbackOrigin), body });
  }

  function planAnswer(question: Question): void {
    clock.at(question.dueMs, () => answer(question));
  }

  async function answer(question: Question): Promise<void> {
    if (questions.get(question.conversationId) !== question) return; // removed meanwhile
    questions.remove(question.conversationId);
    const body = statusResult(question, { shortcode, known: knownOf(question), nowMs: question.dueMs });
    await deliver(question, { url: question.resultUrl, body });
  }

  function knownOf({ about }: Question): Known {
    if ('receipt' in about) {
      const movement = money.find(about.receipt);
      return movement && { status: 'Completed', movement };
    }
    const ids = (one: Order) => [one.originatorConversationId, one.conversationId];
    const order = orders.list().find((one) => ids(one).includes(about.conversationId));
    if (!order) return undefined;
    if (order.resultCode === undefined) return { status: 'Pending' };
    return order.receipt === undefined
      ? { status: 'Failed' }
      : { status: 'Completed', movement: money.find(order.receipt) };
  }

  for (const order of orders.list()) plan(order);
  for (const question of questions.list()) planAnswer(question);

  return {
    send(request) {
      const { originatorConversationId: ours } = request;
      if (orders.get(ours)) return undefined;
      return take({ ...request, ...newIds(ours), kind: 'b2c', atMs: clock.nowMs() });
    },
    giveBack(request) {
      const payer = money.find(request.originalReceipt)?.phone;
      const phone = payer === undefined ? {} : { phone: payer };
      return take({ ...request, ...newIds(), ...phone, kind: 'reversal', atMs: clock.nowMs() });
    },
    ask(request) {
      const question = { ...request, ...newIds(), dueMs: clock.nowMs() + STATUS_AFTER_MS };
      questions.put(question.conversationId, question);
      planAnswer(question);
      return question;
    },
    forget() {
      for (const { originatorConversationId } of orders.list()) orders.remove(originatorConversationId);
      for (const { conversationId } of questions.list()) questions.remove(conversationId);
    },
  };
}
