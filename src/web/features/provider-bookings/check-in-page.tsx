import { useEffect, useId } from 'react';
import { ProviderPage } from '#web/features/provider/provider-page.tsx';
import { useConnection } from '#web/lib/connection.ts';
import { useNoted } from '#web/lib/offline/check-ins/noted.ts';
import { openedAt } from '#web/lib/opened-at.ts';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { NotedList } from './check-in/noted-list.tsx';
import { ResultScreen } from './check-in/result-screen.tsx';
import { Scanner } from './check-in/scanner.tsx';
import { TypedForm } from './check-in/typed-form.tsx';
import { useCheckIn } from './check-in/use-check-in.ts';
import { useExpected } from './check-in/use-expected.ts';
import { ToList } from './to-list.tsx';

/** Checks guests in by the QR code of their voucher or by the booking's number. */
export function CheckInPage() {
  const { t } = useTranslation('provider-check-in');
  const [scan, type] = [useId(), useId()];
  const by = useSession().user?.id ?? '';
  const list = useExpected();
  const expected = list?.bookings ?? [];
  const noted = useNoted(by);
  const { busy, result, check, undoAndCheck, noteUnknown, next } = useCheckIn({ expected, noted, by });
  const { lost } = useConnection();
  useCameraDocument();
  const onCode = (text: string) => void check(text);
  return (
    <ProviderPage above={<ToList />} title={t('title')} lead={result ? undefined : t('lead')}>
      {result && (
        <ResultScreen
          result={result}
          noted={noted}
          busy={busy}
          onNext={next}
          onAgain={onCode}
          onUndo={(reference) => void undoAndCheck(reference)}
          onNote={noteUnknown}
        />
      )}
      {lost && !result && (
        <Notice tone={list ? 'info' : 'warning'} title={t('offline.title')}>
          {t(list ? 'offline.text' : 'offline.noList', { count: expected.length })}
        </Notice>
      )}
      {list && !list.isComplete && !result && (
        <Notice tone="warning" title={t('offline.partial')}>
          {t('offline.partialText')}
        </Notice>
      )}
      {/* The camera stays on behind a result, so that the next voucher is scanned at once. */}
      <div className={classes('grid grid-cols-1 gap-10', result && 'hidden')}>
        <section aria-labelledby={scan} className="grid grid-cols-1 gap-4">
          <h2 id={scan}>{t('camera')}</h2>
          <Scanner paused={busy || result !== undefined} onCode={onCode} />
        </section>
        <section aria-labelledby={type} className="grid grid-cols-1 gap-4">
          <h2 id={type}>{t('type')}</h2>
          {/* Emptied for the next guests. */}
          <TypedForm key={result ? 'over' : 'open'} busy={busy} onCode={onCode} />
          <p role="status" className="sr-only">
            {busy && t('checking')}
          </p>
        </section>
        <NotedList noted={noted} expected={expected} />
      </div>
    </ProviderPage>
  );
}

/** Reloads the page if it was reached inside the document of another one, which may not use the camera. */
function useCameraDocument(): void {
  useEffect(() => {
    if (!openedAt((path) => path === '/provider/check-in')) window.location.reload();
  }, []);
}
