import { pathOf } from '#shared/call.ts';
import type { AdminProvider } from '#shared/contracts/approvals.ts';
import { createFileLinkCall } from '#shared/contracts/bookings.ts';
import { documentFilePath } from '#shared/contracts/onboarding.ts';
import { addDays, calendarDate, dateInNairobi, formatDate, today } from '#shared/dates.ts';
import { missingDocuments } from '#shared/provider-documents.ts';
import { api } from '#web/lib/api.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { DocumentDecision } from './document-decision.tsx';

type Document = AdminProvider['documents'][number];

/** The papers of an application, and whether those that its kind of business needs are there and valid. */
export function Documents({ provider: { kind, documents: all, rejecting } }: { provider: AdminProvider }) {
  const { t } = useTranslation(['admin-approvals', 'provider-documents']);
  // What was replaced no longer counts, and neither does what was not approved.
  const documents = all.filter(({ replaced }) => !replaced);
  const valid = documents.filter(({ review }) => review === null || review === 'approved');
  const missing = missingDocuments(kind, valid, today(pageClock));
  const names = missing.map((group) => t(`provider-documents:group.${group}`)).join(', ');
  return (
    <div className="grid gap-4">
      <Notice still tone={missing.length > 0 ? 'warning' : 'success'}>
        {missing.length > 0 ? t('documents.missing', { names }) : t('documents.complete')}
      </Notice>
      {documents.length === 0 ? (
        <p className="text-ink-soft">{t('documents.none')}</p>
      ) : (
        <ul className="grid">
          {documents.map((document) => (
            <li key={document.id} className="border-b border-line py-4 first:border-t">
              <DocumentItem document={document} />
              {document.review === 'submitted' && <DocumentDecision {...{ document, rejecting }} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function DocumentItem({ document }: { document: Document }) {
  const { t } = useTranslation(['admin-approvals', 'provider-documents']);
  const lang = useLang();
  const { type, fileName, bytes, uploadedAt, review } = document;
  const name = t(`provider-documents:type.${type}`);
  const size = t('documents.size', { size: Math.max(1, Math.round(bytes / 1024)).toLocaleString('en') });
  const date = formatDate(dateInNairobi(new Date(uploadedAt)), lang);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <p className="font-medium">{name}</p>
        <p className="text-s text-ink-soft wrap-anywhere">{[fileName, size].join(' · ')}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s text-ink-soft">
          <Validity document={document} />
          <span>{t('documents.uploaded', { date })}</span>
          {review === 'submitted' && <Badge tone="info">{t('documents.waits')}</Badge>}
          {review === 'rejected' && <Badge tone="danger">{t('documents.rejected')}</Badge>}
        </p>
      </div>
      <OpenDocument document={document} name={name} />
    </div>
  );
}

/** Papers that end within so many days are pointed out. */
const soonDays = 30;

function Validity({ document: { expiresOn } }: { document: Document }) {
  const { t } = useTranslation('admin-approvals');
  const lang = useLang();
  if (expiresOn === null) return <span>{t('documents.noEnd')}</span>;
  const now = today(pageClock);
  const date = formatDate(calendarDate(expiresOn), lang);
  if (expiresOn < now) return <Warning tone="danger">{t('documents.over', { date })}</Warning>;
  if (expiresOn < addDays(now, soonDays)) return <Warning tone="warning">{t('documents.ends', { date })}</Warning>;
  return <span>{t('documents.valid', { date })}</span>;
}

function Warning({ tone, children }: { tone: 'danger' | 'warning'; children: string }) {
  return (
    <span className={classes('flex gap-1.5 font-semibold', tone === 'danger' ? 'text-danger' : 'text-warning')}>
      <Icon name={tone === 'danger' ? 'warning' : 'clock'} className="size-5" />
      {children}
    </span>
  );
}

/**
 * Opens a document by an address that is signed for it: a picture in a tab of its own, so that the application stays; a
 * PDF is saved.
 */
function OpenDocument({ document: { id, mediaType }, name }: { document: Document; name: string }) {
  const { t } = useTranslation('admin-approvals');
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const open = () => {
    // Opened at once, since browsers refuse tabs that open long after the press.
    const tab = mediaType.startsWith('image/') ? window.open('', '_blank') : null;
    return run(async () => {
      try {
        const path = pathOf(documentFilePath, { documentId: id });
        const { url } = await api(createFileLinkCall, { body: { path } });
        (tab ?? window).location.assign(url);
      } catch (problem) {
        tab?.close();
        toast.error(textOf(problem));
      }
    });
  };
  return (
    <Button kind="quiet" busy={busy} aria-label={t('documents.openNamed', { name })} onClick={() => void open()}>
      {t('documents.open')}
    </Button>
  );
}
