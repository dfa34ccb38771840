import { useQueryClient } from '@tanstack/react-query';
import { type ProviderDocument, removeDocumentCall } from '#shared/contracts/onboarding.ts';
import { type CalendarDate, formatDate, today } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useFailureWords } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { OpenDocument } from '../open-document.tsx';
import { applicationQuery } from '../queries.ts';

interface DocumentRowProps {
  document: ProviderDocument;
  /** Whether it may be removed now. */
  removable: boolean;
}

/** An uploaded document: what it is, until when it is valid, and how to open or remove it. */
export function DocumentRow({ document, removable }: DocumentRowProps) {
  const { t } = useTranslation(['documents', 'provider-documents']);
  const lang = useLang();
  const { fileName, type, expiresOn } = document;
  const isOver = expiresOn !== null && expiresOn < today(pageClock);
  const date = expiresOn === null ? '' : formatDate(expiresOn as CalendarDate, lang);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-[min(100%,12rem)] flex-1 gap-0.5">
        <p className="flex gap-2 font-semibold">
          <Icon name={isOver ? 'warning' : 'check'} className={isOver ? 'size-6 text-danger' : 'size-6 text-brand'} />
          <span className="min-w-0 wrap-anywhere">{t(`provider-documents:type.${type}`)}</span>
        </p>
        <p className="text-s text-ink-soft wrap-anywhere">{fileName}</p>
        {date && (
          <p className={isOver ? 'text-s font-medium text-danger' : 'text-s text-ink-soft'}>
            {isOver ? t('state.over', { date }) : t('state.until', { date })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <OpenDocument document={document} />
        {removable && <RemoveButton document={document} />}
      </div>
    </li>
  );
}

function RemoveButton({ document: { id, fileName } }: { document: ProviderDocument }) {
  const { t } = useTranslation('documents');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const { busy, run } = useOneAtATime();
  const remove = () =>
    run(async () => {
      try {
        await api(removeDocumentCall, { params: { documentId: id } });
        toast.success(t('removed', { name: fileName }));
      } catch (problem) {
        const { title, text } = wordsFor(problem, t('removeFailed'));
        toast.error(title ?? text);
      }
      await queries.fetchQuery(applicationQuery);
    });
  return (
    <Button kind="plain" busy={busy} aria-label={t('removeNamed', { name: fileName })} onClick={() => void remove()}>
      {t('remove')}
    </Button>
  );
}
