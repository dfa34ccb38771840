import { useState } from 'react';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Payment } from '../state/use-payment.ts';
import { useRefusal } from '../state/use-refusal.ts';
import type { CardInput } from './card-input.ts';
import { answerBank, type CardAnswer, confirmCard } from './card-service.ts';
import { useCardWords } from './card-words.ts';
import { useCardIntent } from './use-card-intent.ts';

/**
 * Pays by card in the sandbox: gets the intent, sends the card, asks the bank's question if there is one, awaits the
 * outcome.
 */
export function useCardPayment(bookingId: string, payment: Payment) {
  const { t } = useTranslation('payments');
  const intent = useCardIntent(bookingId);
  const [questionId, setQuestionId] = useState<string>();
  const { busy, run } = useOneAtATime();
  const refused = useRefusal(bookingId, payment, 'card');
  const goOn = useCardAnswer(payment, { forgetIntent: intent.forget, ask: setQuestionId });

  return {
    busy,
    sendingAgain: intent.sendingAgain,
    questionId,
    /** @returns whether the card was sent, so that the form may clear it */
    pay: async (card: CardInput): Promise<boolean> => {
      let answered = false;
      let sent = false;
      await run(async () => {
        payment.show({ at: 'form' });
        try {
          const answer = await sendCard(intent, card, () => {
            sent = true;
          });
          answered = true;
          goOn(answer);
        } catch (problem) {
          if (sent && isLost(problem)) void payment.watch({ method: 'card', answerLost: true });
          else await refused(problem);
        }
      });
      return answered;
    },
    answer: (result: 'complete' | 'fail' | 'close') =>
      run(async () => {
        if (questionId === undefined) return;
        try {
          const answer = await answerBank(questionId, result);
          if (result !== 'close' || answer.status !== 'requires_action') return goOn(answer);
          setQuestionId(undefined);
          payment.declined({ text: t('card.notConfirmed'), toastText: t('failed.toast') });
        } catch (problem) {
          setQuestionId(undefined);
          if (isLost(problem)) void payment.watch({ method: 'card', answerLost: true });
          else await refused(problem);
        }
      }),
  };
}

/**
 * What follows from the card service's answer.
 * @param steps `ask` gets the id of the bank's question, or undefined when there is none
 */
function useCardAnswer(payment: Payment, steps: { forgetIntent: () => void; ask: (questionId?: string) => void }) {
  const { t } = useTranslation('payments');
  const wordsFor = useCardWords();

  return (answer: CardAnswer) => {
    steps.ask(undefined);
    switch (answer.status) {
      case 'succeeded':
      case 'processing':
        void payment.watch({ method: 'card' });
        return;
      case 'requires_action':
        steps.ask(answer.nextAction?.id);
        return;
      case 'canceled':
        // Because an M-Pesa push was sent, or the booking was cancelled.
        steps.forgetIntent();
        void payment.reload(t('card.closed'));
        return;
      case 'requires_payment_method': {
        payment.declined(wordsFor(answer.error));
      }
    }
  };
}

/** @param onSent called before the card leaves this page */
async function sendCard(intent: ReturnType<typeof useCardIntent>, card: CardInput, onSent: () => void) {
  const isOlder = intent.isKnown();
  const { clientSecret } = await intent.get();
  onSent();
  const answer = await confirmCard(clientSecret, card);
  if (answer.status !== 'canceled' || !isOlder) return answer;
  // An M-Pesa push has cancelled the older intent meanwhile; a new one can be paid.
  intent.forget();
  return confirmCard((await intent.get()).clientSecret, card);
}

/** The card service's answer was lost, so the card may have been charged. */
const isLost = (problem: unknown) => problem instanceof Problem && ['network', 'unexpected'].includes(problem.code);
