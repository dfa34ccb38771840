import { useTexts, useTranslation } from '#web/lib/use-translation.ts';
import type { CardWords } from '../state/use-payment.ts';

/** A refusal as the card's provider describes it. */
interface Refusal {
  code?: string | undefined;
  declineCode?: string | undefined;
  message?: string | undefined;
}

/**
 * Why a card was refused, for the page (our text, else the provider's) and for the toast (the provider's in English,
 * else ours).
 */
export function useCardWords() {
  const { t } = useTranslation('payments');
  const { find, lang } = useTexts();
  return (error: Refusal | undefined): CardWords => {
    const ours = error && find('payments', `reason.${error.declineCode ?? error.code}`);
    // The provider's texts are in English only.
    const theirs = lang === 'en' ? error?.message : undefined;
    return { text: ours ?? (error?.message || t('failed.unknownWhy')), toastText: theirs || ours || t('failed.toast') };
  };
}
