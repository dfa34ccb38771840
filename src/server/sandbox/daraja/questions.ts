import type { Order, OrderIds } from './order.ts';
import type { StatusRequest } from './order-requests.ts';
import type { Parts } from './pushes.ts';
import { type Known, statusResult } from './results.ts';

/** A callback about an order or a question. @see createOrders */
export interface Delivery {
  url: string;
  body: string;
  copy?: number;
}

type Asked = OrderIds & StatusRequest;
type Question = Asked & { dueMs: number };

type QuestionParts = Pick<Parts, 'journal' | 'clock' | 'money'> & {
  shortcode: string;
  deliver(ids: OrderIds, delivery: Delivery): Promise<void>;
  /** By either id of an order. */
  findOrder(id: string): Order | undefined;
};

/** Shorter than the time until a Result, so that a question asked at once is told that the order is still pending. */
const STATUS_AFTER_MS = 1_000;

/** Status questions, each answered a little later by a callback. */
export function createQuestions({ journal, clock, money, shortcode, deliver, findOrder }: QuestionParts) {
  const questions = journal.collection<Question>('question');

  function plan(question: Question): void {
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
    const order = findOrder(about.conversationId);
    if (!order) return undefined;
    if (order.resultCode === undefined) return { status: 'Pending' };
    return order.receipt === undefined
      ? { status: 'Failed' }
      : { status: 'Completed', movement: money.find(order.receipt) };
  }

  for (const question of questions.list()) plan(question);

  return {
    ask(asked: Asked): OrderIds {
      const question = { ...asked, dueMs: clock.nowMs() + STATUS_AFTER_MS };
      questions.put(question.conversationId, question);
      plan(question);
      return question;
    },
    forget(): void {
      for (const { conversationId } of questions.list()) questions.remove(conversationId);
    },
  };
}
