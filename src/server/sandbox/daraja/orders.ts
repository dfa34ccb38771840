import { randomBytes, randomInt } from 'node:crypto';
import type { B2cRequest, ReversalRequest, StatusRequest } from './order-requests.ts';
import { sendScriptOf } from './phones.ts';
import type { Parts } from './pushes.ts';
import { type Known, orderResult, reserialised, statusResult, timeoutNotice } from './results.ts';
import { eatDay, redirected } from './wire.ts';

type Ids = { originatorConversationId: string; conversationId: string };

/** One accepted order to send money out. Instants in milliseconds of simulated time. */
export type Order = Ids &
  Omit<B2cRequest, 'phone' | 'originatorConversationId'> & {
    kind: 'b2c' | 'reversal';
    /** The receiver; of a reversal whoever paid, undefined when nobody knows that receipt. */
    phone?: string;
    originalReceipt?: string;
    atMs: number;
    settledAtMs?: number;
    /** Set when it is settled. */
    resultCode?: string;
    receipt?: string;
  };

type OrderParts = Parts & { shortcode: string };

type Question = Ids & StatusRequest & { dueMs: number };

export interface Orders {
  /** Undefined when the OriginatorConversationID is known already. */
  send(request: B2cRequest): Order | undefined;
  giveBack(request: ReversalRequest): Order;
  ask(request: StatusRequest): Ids;
  /** As if they had never been; what moved has moved. */
  forget(): void;
}

/** From Daraja's acceptance to the Result. */
const RESULT_AFTER_MS = 2_000;
/** Sooner than that: whoever asks at once hears that the order is still under way. */
const STATUS_AFTER_MS = 1_000;

/** B2C, reversals and status questions: taken at once, settled and told a little later through the callback gate. */
export function createOrders({ journal, clock, callbacks, money, shortcode, callbackOrigin }: OrderParts): Orders {
  const orders = journal.collection<Order>('order');
  const questions = journal.collection<Question>('question');

  const newIds = (ours?: string): Ids => ({
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

  /** What became of it is stored before it is told: a crash in between loses the Result, as at Daraja. */
  async function finish(order: Order): Promise<void> {
    if (orders.get(order.originatorConversationId) !== order) return; // forgotten meanwhile
    const script = sendScriptOf(order.phone);
    const atMs = order.atMs + RESULT_AFTER_MS;
    const { code, receipt } = settle(order, atMs);
    Object.assign(order, { resultCode: code, settledAtMs: atMs }, receipt !== undefined && { receipt });
    orders.put(order.originatorConversationId, order);
    if (script.tells === 'nothing') return;
    if (script.tells === 'timeout') return deliver(order, 1, order.timeoutUrl, timeoutNotice(order));
    const body = orderResult(order, shortcode, money.floatKes());
    await deliver(order, 1, order.resultUrl, body);
    if (script.tells === 'twice') await deliver(order, 2, order.resultUrl, reserialised(body));
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

  function deliver({ conversationId }: Ids, n: number, url: string, body: string): Promise<void> {
    return callbacks.deliver({ id: `${conversationId}/${n}`, url: redirected(url, callbackOrigin), body });
  }

  function planAnswer(question: Question): void {
    clock.at(question.dueMs, () => answer(question));
  }

  async function answer(question: Question): Promise<void> {
    if (questions.get(question.conversationId) !== question) return; // forgotten meanwhile
    questions.remove(question.conversationId);
    const body = statusResult(question, shortcode, question.trusted, knownOf(question), question.dueMs);
    await deliver(question, 1, question.resultUrl, body);
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
