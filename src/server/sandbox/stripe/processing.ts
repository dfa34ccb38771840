import type { KnownCard } from './cards.ts';
import { cleared, type IntentOutcomes, type PaymentParts } from './intent-outcomes.ts';
import type { KeptIntent } from './objects.ts';

/** Asks the bank about a card: it answers at once, or after the time that `setProcessingMs` orders. */
export function createProcessing({ memory, clock, events }: PaymentParts, { change, decide }: IntentOutcomes) {
  const { intents, settlements } = memory;
  let processingMs = 0;

  function settle(intentId: string): void {
    const waiting = settlements.get(intentId);
    const intent = intents.get(intentId);
    if (!waiting || !intent) return;
    settlements.remove(intentId);
    decide(intent, waiting.card, waiting.paymentMethod);
  }

  return {
    askBank(intent: KeptIntent, card: KnownCard, paymentMethod: string): void {
      if (processingMs === 0) {
        decide(intent, card, paymentMethod);
        return;
      }
      const settlement = { intentId: intent.id, paymentMethod, card, dueMs: clock.nowMs() + processingMs };
      settlements.put(intent.id, settlement);
      const waiting = change(intent, { ...cleared, status: 'processing', payment_method: paymentMethod });
      events.emit('payment_intent.processing', waiting);
      clock.at(settlement.dueMs, () => settle(intent.id));
    },

    setProcessingMs(ms: number): void {
      processingMs = ms;
    },

    /** Continues after a restart: plans again the decisions that are still to come. */
    resume(): void {
      for (const { intentId, dueMs } of settlements.list()) clock.at(dueMs, () => settle(intentId));
    },
  };
}
