import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** Copies a text, and says whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation('security');
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('copied'));
    } catch {
      // Browsers refuse it, for instance, where the page is not secure.
      toast.info(t('copyYourself'));
    }
  };
}
