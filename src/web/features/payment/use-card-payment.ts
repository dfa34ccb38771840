import { useRef, useState } from 'react';
import { createPaymentIntentCall } from '#shared/contracts/payments.ts';
import { api } from '#web/lib/api.ts';
import { createOnceKey } from '#web/lib/once-key.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided } from '#web/lib/problem.ts';
import { toast } from '#web/lib/toast.ts';
import { useUntilAnswered } from '#web/lib/until-answered.ts';
import { useTexts, useTranslation } from '#web/lib/use-translation.ts';
import type { CardInput } from './card-input.ts';
import { answerBank, type CardAnswer, confirmCard } from './card-service.ts';
import type { Payment } from './use-payment.ts';
import { useRefusal } from './use-refusal.ts';

/** Pays by card in the sandbox: intent, card, the bank's question where there is one, outcome. */
export function useCardPayment(bookingId: string, payment: Payment) {
  const { t } = useTranslation('payments');
  const wordsFor = useCardWords();
  const [key] = useState(() => createOnceKey());
  /** One intent serves every try with this form, so that two cards never pay one booking. */
  const secret = useRef<string>(undefined);
  const [questionId, setQuestionId] = useState<string>();
  const { busy, run } = useOneAtATime();
  const { sendingAgain, untilAnswered } = useUntilAnswered();
  const refused = useRefusal(bookingId, payment);

  const intentSecret = async () => {
    if (secret.current) return secret.current;
    const body = { bookingId };
    try {
      const { data } = await untilAnswered(() =>
        api(createPaymentIntentCall, { body, idempotencyKey: key.keyFor(body) }),
      );
      key.decided();
      secret.current = data.clientSecret;
      return data.clientSecret;
    } catch (problem) {
      if (isDecided(problem)) key.decided();
      throw problem;
    }
  };

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
        secret.current = undefined;
        payment.show({ at: 'form', notice: t('card.closed') });
        return;
      case 'requires_payment_method': {
        const { text, said } = wordsFor(answer.error);
        failed(text, said);
      }
    }
  };

  return {
    busy,
    sendingAgain,
    questionId,
    /** @returns whether the card has been taken, so that the form may forget it */
    pay: async (card: CardInput): Promise<boolean> => {
      let taken = false;
      await run(async () => {
        payment.show({ at: 'form' });
        try {
          const older = secret.current;
          let answer = await confirmCard(await intentSecret(), card);
          // An M-Pesa request sent meanwhile has ended the older intent: it can take no money any more, a new one can.
          if (answer.status === 'canceled' && older !== undefined) {
            secret.current = undefined;
            answer = await confirmCard(await intentSecret(), card);
          }
          taken = true;
          goOn(answer);
        } catch (problem) {
          await refused(problem);
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
          await refused(problem);
        }
      }),
  };
}

/** Why a card was refused: our own words where we have them, else the provider's; and what the toast says. */
function useCardWords() {
  const { t } = useTranslation('payments');
  const { find, lang } = useTexts();
  return (error: CardAnswer['error']) => {
    const ours = error && find('payments', `reason.${error.declineCode ?? error.code}`);
    // The provider speaks English only.
    const theirs = lang === 'en' ? error?.message : undefined;
    return { text: ours ?? (error?.message || t('failed.unknownWhy')), said: theirs || ours || t('failed.toast') };
  };
}
