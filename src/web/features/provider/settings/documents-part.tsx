import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { removeDocumentCall } from '#shared/contracts/onboarding.ts';
import { addDocumentCall, listOwnDocumentsCall, type OwnDocument } from '#shared/contracts/provider-documents.ts';
import { getProviderOverviewCall } from '#shared/contracts/provider-overview.ts';
import { addDays, calendarDate, formatDate, today } from '#shared/dates.ts';
import {
  type DocumentType,
  documentEndsSoonDays,
  documentTypeNames,
  documentTypes,
} from '#shared/provider-documents.ts';
import { DocumentForm } from '#web/features/onboarding/document-form.tsx';
import { OpenDocument } from '#web/features/onboarding/open-document.tsx';
import { api } from '#web/lib/api.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { upload } from '#web/lib/upload.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { PanelSection } from '../panel-section.tsx';
import { ownDocumentsQuery } from '../queries.ts';
import { useMember } from '../use-member.ts';

/** The documents of the business, until when they are valid, and how they are renewed. */
export default function DocumentsPart() {
  const { t } = useTranslation('provider-settings');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(ownDocumentsQuery(providerId));
  return (
    <PanelSection title={<span id="documents">{t('documents.title')}</span>} text={t('documents.text')}>
      {isPending ? (
        <Skeleton lines={4} />
      ) : data ? (
        <Documents key={providerId} documents={data.items} />
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
    </PanelSection>
  );
}

const isWaiting = ({ review }: OwnDocument) => review === 'submitted' || review === 'rejected';

function Documents({ documents }: { documents: OwnDocument[] }) {
  const { t } = useTranslation('provider-settings');
  const shown = documents.filter((one) => !isWaiting(one) && !one.replaced);
  const others = documents.filter((one) => isWaiting(one) && !shown.some(({ id }) => id === one.renews));
  return (
    <div className="grid grid-cols-1 gap-5">
      {shown.length + others.length === 0 && <p className="text-ink-soft">{t('documents.none')}</p>}
      <ul className="grid grid-cols-1 border-b border-line empty:hidden">
        {[...shown, ...others].map((document) => (
          <li key={document.id} className="grid grid-cols-1 gap-4 border-t border-line py-4">
            <Row document={document} />
            {documents
              .filter((one) => isWaiting(one) && one.renews === document.id)
              .map((renewal) => (
                <div key={renewal.id} className="border-l-4 border-line pl-4">
                  <Row document={renewal} />
                </div>
              ))}
            {!isWaiting(document) && documentTypes[document.type].ends && (
              <Renew
                document={document}
                isAsked={documents.some(({ renews, review }) => renews === document.id && review === 'submitted')}
              />
            )}
          </li>
        ))}
      </ul>
      <Add types={documentTypeNames} words={t('documents.add')} />
    </div>
  );
}

/** How a document stands, and how urgent that is. */
function useStanding({ expiresOn, review }: OwnDocument): { tone: Tone; text: string } {
  const { t } = useTranslation('provider-settings');
  const lang = useLang();
  const now = today(pageClock);
  const date = expiresOn === null ? '' : formatDate(calendarDate(expiresOn), lang);
  if (review === 'submitted') return { tone: 'info', text: t('documents.waits') };
  if (review === 'rejected') return { tone: 'danger', text: t('documents.rejected') };
  if (expiresOn === null) return { tone: 'neutral', text: t('documents.noEnd') };
  if (expiresOn < now) return { tone: 'danger', text: t('documents.over', { date }) };
  const isSoon = expiresOn < addDays(now, documentEndsSoonDays);
  return { tone: isSoon ? 'warning' : 'success', text: t('documents.until', { date }) };
}

function Row({ document }: { document: OwnDocument }) {
  const { t } = useTranslation(['provider-settings', 'provider-documents']);
  const lang = useLang();
  const { tone, text } = useStanding(document);
  const { type, fileName, review, rejectReason, expiresOn } = document;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-[min(100%,14rem)] flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {t(`provider-documents:type.${type}`)}
          <Badge tone={tone}>{text}</Badge>
        </p>
        <p className="text-s text-ink-soft wrap-anywhere">{fileName}</p>
        {isWaiting(document) && expiresOn !== null && (
          <p className="text-s text-ink-soft">
            {t('documents.until', { date: formatDate(calendarDate(expiresOn), lang) })}
          </p>
        )}
        {review === 'rejected' && rejectReason && (
          <p className="text-s whitespace-pre-line wrap-anywhere">{t('documents.reason', { reason: rejectReason })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <OpenDocument document={document} />
        {isWaiting(document) && <Remove document={document} />}
      </div>
    </div>
  );
}

function Remove({ document: { id, fileName } }: { document: OwnDocument }) {
  const { t } = useTranslation('documents');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const { busy, run } = useOneAtATime();
  const remove = () =>
    run(async () => {
      try {
        await api(removeDocumentCall, { params: { documentId: id } });
        toast.success(t('removed', { name: fileName }));
      } catch (problem) {
        toast.error(textOf(problem));
      }
      outdate(queries, listOwnDocumentsCall, getProviderOverviewCall);
    });
  return (
    <Button kind="plain" busy={busy} aria-label={t('removeNamed', { name: fileName })} onClick={() => void remove()}>
      {t('remove')}
    </Button>
  );
}

/** Adds the document that takes the place of this one, once an admin has approved it. */
function Renew({ document: { id, type }, isAsked }: { document: OwnDocument; isAsked: boolean }) {
  const { t } = useTranslation(['provider-settings', 'provider-documents']);
  const name = t(`provider-documents:type.${type}`);
  if (isAsked) return null;
  return <Add types={[type]} renews={id} words={t('documents.renew')} named={t('documents.renewNamed', { name })} />;
}

interface AddProps {
  types: readonly [DocumentType, ...DocumentType[]];
  renews?: string;
  /** On the button. */
  words: string;
  /** The same for screen readers, where several buttons say the same. */
  named?: string;
}

/** A button that opens the form by which a document is added. */
function Add({ types, renews, words, named = words }: AddProps) {
  const { providerId } = useMember();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <div>
        <Button kind="quiet" aria-label={named} onClick={() => setOpen(true)}>
          {words}
        </Button>
      </div>
    );
  }
  return (
    <DocumentForm
      types={types}
      about={named}
      onSend={async ({ type, expiresOn, file }, onProgress) => {
        const body = { type, ...(renews && { renews }), ...(expiresOn && { expiresOn }) };
        const { document } = await upload(addDocumentCall, { query: { providerId }, body, file, onProgress });
        outdate(queries, listOwnDocumentsCall, getProviderOverviewCall);
        return document.fileName;
      }}
    />
  );
}
