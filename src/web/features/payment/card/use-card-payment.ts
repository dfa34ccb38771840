import { useState } from 'react';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Payment } from '../state/use-payment.ts';
import { useRefusal } from '../state/use-refusal.ts';
import type { CardInput } from './card-input.ts';
import { answerBank, type CardAnswer, confirmCard } from './card-service.ts';
import { useCardWords } from './card-words.ts';
import { useCardIntent } from './use-card-intent.ts';

/** Pays by card in the sandbox: intent, card, the bank's question where there is one, outcome. */
export function useCardPayment(bookingId: string, payment: Payment) {
  const { t } = useTranslation('payments');
  const wordsFor = useCardWords();
  const intent = useCardIntent(bookingId);
  const [questionId, setQuestionId] = useState<string>();
  const { busy, run } = useOneAtATime();
  const refused = useRefusal(bookingId, payment, 'card');

  const failed = (text: string, said = text) => {
    payment.declined();
    toast.error(said);
    payment.show({ at: 'failed', text, canRetry: true });
  };

  const goOn = (answer: CardAnswer) => {
    setQuestionId(undefined);
    switch (answer.status) {
      case 'succeeded':
      case 'processing':
        void payment.watch({ method: 'card' });
        return;
      case 'requires_action':
        setQuestionId(answer.nextAction?.id);
        return;
      case 'canceled':
        // By an M-Pesa request, or with its booking.
        intent.forget();
        void payment.lookAgain(t('card.closed'));
        return;
      case 'requires_payment_method': {
        const { text, said } = wordsFor(answer.error);
        failed(text, said);
      }
    }
  };

  return {
    busy,
    sendingAgain: intent.sendingAgain,
    questionId,
    /** @returns whether the card has been taken, so that the form may forget it */
    pay: async (card: CardInput): Promise<boolean> => {
      let taken = false;
      let given = false;
      await run(async () => {
        payment.show({ at: 'form' });
        try {
          const older = intent.isKnown();
          const { clientSecret } = await intent.get();
          given = true;
          let answer = await confirmCard(clientSecret, card);
          // An M-Pesa request sent meanwhile has ended the older intent: it can take no money any more, a new one can.
          if (answer.status === 'canceled' && older) {
            intent.forget();
            answer = await confirmCard((await intent.get()).clientSecret, card);
          }
          taken = true;
          goOn(answer);
        } catch (problem) {
          if (given && isLost(problem)) void payment.watch({ method: 'card', inDoubt: true });
          else await refused(problem);
        }
      });
      return taken;
    },
    answer: (result: 'complete' | 'fail' | 'close') =>
      run(async () => {
        if (questionId === undefined) return;
        try {
          const answer = await answerBank(questionId, result);
          if (result !== 'close' || answer.status !== 'requires_action') return goOn(answer);
          setQuestionId(undefined);
          failed(t('card.notConfirmed'), t('failed.toast'));
        } catch (problem) {
          setQuestionId(undefined);
          if (isLost(problem)) void payment.watch({ method: 'card', inDoubt: true });
          else await refused(problem);
        }
      }),
  };
}

/** The answer was lost, not the card: it may have paid. */
const isLost = (problem: unknown) => problem instanceof Problem && ['network', 'unexpected'].includes(problem.code);
