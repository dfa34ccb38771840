import { pathOf } from '#shared/call.ts';
import { createFileLinkCall } from '#shared/contracts/bookings.ts';
import { documentFilePath, type ProviderDocument } from '#shared/contracts/onboarding.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useFailureWords } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';

interface OpenDocumentProps {
  document: Pick<ProviderDocument, 'id' | 'fileName' | 'mediaType'>;
}

/** Pictures open in a tab of their own, which must be opened before the link is there; a PDF is saved. */
export function OpenDocument({ document: { id, fileName, mediaType } }: OpenDocumentProps) {
  const { t } = useTranslation('documents');
  const wordsFor = useFailureWords();
  const { busy, run } = useOneAtATime();
  const open = () => {
    const tab = mediaType === 'application/pdf' ? null : window.open('', '_blank');
    void run(async () => {
      try {
        const path = pathOf(documentFilePath, { documentId: id });
        const { url } = await api(createFileLinkCall, { body: { path } });
        (tab ?? window).location.assign(new URL(url, window.location.origin));
      } catch (problem) {
        tab?.close();
        const { title, text } = wordsFor(problem, t('openFailed'));
        toast.error(title ?? text);
      }
    });
  };
  return (
    <Button kind="quiet" busy={busy} aria-label={t('openNamed', { name: fileName })} onClick={open}>
      {t('open')}
    </Button>
  );
}
