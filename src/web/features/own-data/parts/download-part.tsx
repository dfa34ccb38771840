import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pathOf } from '#shared/call.ts';
import { createFileLinkCall } from '#shared/contracts/bookings.ts';
import { askOwnDownloadCall, type OwnData, ownDownloadPath } from '#shared/contracts/own-data.ts';
import { formatInstant } from '#shared/dates.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { fetchFresh } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { ownDataQuery } from '../queries.ts';
import { Part } from './part.tsx';

/** Long enough for the file to begin to arrive, so that a second press does not load it twice. */
const opensWithinMs = 1_500;

const megabytes = (bytes: number, lang: string) =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(Math.max(0.1, bytes / 1_000_000));

/** The file with everything: asked for, made while its progress is shown, and downloaded. */
export function DownloadPart({ download }: Pick<OwnData, 'download'>) {
  const { t } = useTranslation('own-data');
  const lang = useLang();
  const { failure, again, busy, ask, get } = useDownload();
  const isReady = download?.status === 'ready';
  return (
    <Part title={t('download.title')}>
      <p>{t('download.text')}</p>
      {failure && (
        <News tone="danger" title={failure.title}>
          {failure.text}
        </News>
      )}
      <div role="status" className="grid gap-3 empty:hidden">
        {download?.status === 'waiting' && (
          <>
            <p>
              {t('download.waiting')}{' '}
              {download.total > 0 && t('download.progress', { done: download.done, total: download.total })}
            </p>
            <progress
              className="h-2 w-full accent-(--brand)"
              aria-label={t('download.waiting')}
              {...(download.total > 0 && { value: download.done, max: download.total })}
            />
          </>
        )}
        {isReady && (
          <p>
            {t('download.ready', {
              size: megabytes(download.bytes ?? 0, lang),
              date: formatInstant(new Date(download.expiresAt), lang),
            })}
          </p>
        )}
        {download?.status === 'failed' && <Notice tone="warning">{t('download.failed')}</Notice>}
      </div>
      {download?.status !== 'waiting' && (
        <div className="flex flex-wrap gap-3">
          {isReady && (
            <Button busy={busy} onClick={() => void get(download.id)} className="max-sm:w-full">
              {t('download.get')}
            </Button>
          )}
          <Button kind={isReady ? 'quiet' : 'primary'} busy={busy} onClick={() => void ask()} className="max-sm:w-full">
            {t(isReady ? 'download.again' : 'download.ask')}
          </Button>
        </div>
      )}
      {again.dialog}
    </Part>
  );
}

function useDownload() {
  const { t } = useTranslation('own-data');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const again = useSignInAgain();
  const { busy, run } = useOneAtATime();
  const [failure, setFailure] = useState<FailureWords>();
  const ask = () =>
    run(async () => {
      setFailure(undefined);
      try {
        await again.run(() => api(askOwnDownloadCall, {}));
      } catch (problem) {
        setFailure(wordsFor(problem, t('download.askFailed')));
      }
      await fetchFresh(queries, ownDataQuery).catch(() => undefined);
    });
  const get = (downloadId: string) =>
    run(async () => {
      setFailure(undefined);
      try {
        const path = pathOf(ownDownloadPath, { downloadId });
        const link = await again.run(() => api(createFileLinkCall, { body: { path } }));
        if (!link) return;
        window.location.assign(link.url);
        await new Promise((resolve) => setTimeout(resolve, opensWithinMs));
      } catch (problem) {
        setFailure(wordsFor(problem, t('download.getFailed')));
      }
    });
  return { failure, again, busy, ask, get };
}
