import { useTexts, useTranslation } from '#web/lib/use-translation.ts';

/** What a card's provider says of a refusal. */
interface Refusal {
  code?: string | undefined;
  declineCode?: string | undefined;
  message?: string | undefined;
}

/** Why a card was refused: our own words where we have them, else the provider's; and what the toast says. */
export function useCardWords() {
  const { t } = useTranslation('payments');
  const { find, lang } = useTexts();
  return (error: Refusal | undefined) => {
    const ours = error && find('payments', `reason.${error.declineCode ?? error.code}`);
    // The provider speaks English only.
    const theirs = lang === 'en' ? error?.message : undefined;
    return { text: ours ?? (error?.message || t('failed.unknownWhy')), said: theirs || ours || t('failed.toast') };
  };
}
