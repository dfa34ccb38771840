import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pathOf } from '#shared/call.ts';
import { type ReportReading, reportPicturePath } from '#shared/contracts/message-reports.ts';
import { formatInstant } from '#shared/dates.ts';
import { loadPrivatePicture } from '#web/lib/private-picture.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { useForeign, useLang } from '#web/ui/use-lang.ts';

interface ReportedMessagesProps {
  reportId: string;
  reading: ReportReading;
}

/** The reported message and those around it, as they were written. */
export function ReportedMessages({ reportId, reading }: ReportedMessagesProps) {
  const { t } = useTranslation('admin-reports');
  const lang = useLang();
  const foreign = useForeign();
  const list = useRef<HTMLOListElement>(null);
  // The button that opened it is gone.
  useEffect(() => list.current?.focus(), []);
  return (
    <ol
      ref={list}
      tabIndex={-1}
      aria-label={t('message.list')}
      className="grid max-w-prose gap-4 border-l-2 border-line-strong pl-4 outline-none"
    >
      {reading.messages.map(({ id, side, author, text, lang: written, pictures, sentAt, reported, removed }) => (
        <li key={id} className={classes('grid gap-2', reported && 'rounded-m bg-warning-soft p-3')}>
          <p className="flex flex-wrap items-center gap-2 text-s text-ink-soft wrap-anywhere">
            {author} ({t(`side.${side}`)}) · {formatInstant(new Date(sentAt), lang)}
            {reported && <Badge tone="warning">{t('message.reported')}</Badge>}
            {removed && <Badge tone="neutral">{t('message.outcome.removed')}</Badge>}
          </p>
          {text !== '' && (
            <p lang={written ? foreign(written) : undefined} className="whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          )}
          {pictures.map((picture, index) => (
            <ReportedPhoto
              key={picture.id}
              reportId={reportId}
              pictureId={picture.id}
              alt={picture.alt || t('message.photo', { number: index + 1 })}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}

function ReportedPhoto({ reportId, pictureId, alt }: { reportId: string; pictureId: string; alt: string }) {
  const { t } = useTranslation('admin-reports');
  const { data, error } = useQuery({
    queryKey: ['report-photo', reportId, pictureId],
    queryFn: ({ signal }) => loadPrivatePicture(pathOf(reportPicturePath, { id: reportId, pictureId }), signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <p className="text-s text-ink-soft">{t('message.photoLost')}</p>;
  return data === undefined ? null : (
    <img src={data} alt={alt} className="max-h-96 max-w-full rounded-m object-contain" />
  );
}
