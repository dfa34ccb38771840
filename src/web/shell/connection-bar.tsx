import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatInstant } from '#shared/dates.ts';
import { useConnection } from '#web/lib/connection.ts';
import { endWaiting } from '#web/lib/ended-sessions.ts';
import { oldestShown } from '#web/lib/offline/oldest-shown.ts';
import { getShownError, subscribeToShownError } from '#web/lib/offline/shown-error.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useLang } from '#web/ui/use-lang.ts';

const backShownMs = 4000;

/**
 * Says at the bottom of the window that the connection is lost and how old the page's data is, and later that the
 * connection is back. It is part of the page's flow, so that it covers nothing at the end of the page.
 */
export function ConnectionBar() {
  const { t } = useTranslation('shell');
  const lang = useLang();
  const { lost } = useConnection();
  const from = useOldestData();
  const back = useBack(lost);
  const bar = useRef<HTMLDivElement>(null);
  useKnownHeight(bar);
  useEffect(() => {
    if (!lost) void endWaiting();
  }, [lost]);
  return (
    <div ref={bar} data-bar role="status" className="sticky bottom-0 z-50">
      {(lost || back) && (
        <p className="night flex items-center justify-center gap-3 bg-surface px-4 py-3 text-center text-s text-ink">
          <Icon name={lost ? 'warning' : 'check'} className="size-5" />
          <span>
            {!lost
              ? t('connection.back')
              : from
                ? t('connection.from', { time: formatInstant(from, lang) })
                : t('connection.lost')}
          </span>
        </p>
      )}
    </div>
  );
}

/** Tells its height to what else stands at the bottom of the window, and has to stand above it. */
function useKnownHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Set only while there is something to see: each setting makes the browser style the whole page anew.
      if (current.offsetHeight > 0) style.setProperty('--connection', `${current.offsetHeight}px`);
      else style.removeProperty('--connection');
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--connection');
    };
  }, [bar]);
}

/** When the server gave the oldest data on the page; undefined unless the connection is lost. */
function useOldestData(): Date | undefined {
  const { lost } = useConnection();
  const cache = useQueryClient().getQueryCache();
  // An error page shows no data.
  const broken = useSyncExternalStore(subscribeToShownError, getShownError) !== undefined;
  const oldest = useSyncExternalStore(
    useCallback((changed) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]),
    () => (lost && !broken ? oldestShown(cache) : Number.POSITIVE_INFINITY),
  );
  return Number.isFinite(oldest) ? new Date(oldest) : undefined;
}

/** True for four seconds after the connection has come back. */
function useBack(lost: boolean): boolean {
  const [back, setBack] = useState(false);
  const wasLost = useRef(lost);
  useEffect(() => {
    if (wasLost.current === lost) return undefined;
    wasLost.current = lost;
    setBack(!lost);
    if (lost) return undefined;
    const timer = setTimeout(() => setBack(false), backShownMs);
    return () => clearTimeout(timer);
  }, [lost]);
  return back;
}
