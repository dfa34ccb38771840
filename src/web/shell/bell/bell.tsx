import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, useEffect, useRef, useState } from 'react';
import { countUnreadNoticesCall, listNoticesCall } from '#shared/contracts/notifications.ts';
import { followEvents } from '#web/lib/live-events.ts';
import { unreadNoticesQuery } from '#web/lib/notifications.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTexts, useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { iconButtonClasses } from '#web/ui/icon-button-classes.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LineDrawing } from '#web/ui/line-drawing.tsx';

const BellPanel = lazy(() => import('./bell-panel.tsx').then(({ BellPanel }) => ({ default: BellPanel })));

const bellDrawing = 'M6.5 16.5v-6a5.5 5.5 0 0 1 11 0v6l1.5 2h-14zM10 20.5a2.2 2.2 0 0 0 4 0M12 5V3.2';

/** So long after the page has come, so that its own requests are answered first. */
const followAfterMs = 2_000;

/** The bell in the header: a panel on wide screens, a page on phones. */
export function Bell() {
  const { t } = useTranslation('shell');
  const texts = useTexts();
  const { data } = useQuery(unreadNoticesQuery);
  const count = data?.count ?? 0;
  useLiveNotices();
  useMarkedDocument();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const label = count > 0 ? `${t('notifications')}, ${t('notifications.unread', { count })}` : t('notifications');
  const press = async () => {
    if (open) return setOpen(false);
    try {
      await texts.load(['bell', 'push']);
    } catch {
      return void toast.error(texts.translate('common', 'lostChunk'));
    }
    setLoaded(true);
    setOpen(true);
  };
  return (
    <>
      <Link
        to="/notifications"
        aria-label={label}
        title={t('notifications')}
        className={classes(iconButtonClasses, 'relative sm:hidden')}
      >
        <Drawing count={count} />
      </Link>
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={t('notifications')}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={classes(iconButtonClasses, 'relative max-sm:hidden')}
        onClick={() => void press()}
      >
        <Drawing count={count} />
      </button>
      <Announcement count={data?.count} />
      {loaded && (
        <LazyPart lost={null}>
          <BellPanel open={open} onOpenChange={setOpen} button={button} />
        </LazyPart>
      )}
    </>
  );
}

function Drawing({ count }: { count: number }) {
  return (
    <>
      <LineDrawing path={bellDrawing} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-full border-2 border-surface bg-action px-1 text-xs font-semibold text-on-action leading-none"
        >
          {count}
        </span>
      )}
    </>
  );
}

/** Says politely that there are more than before; nothing of those that were there when the page came. */
function Announcement({ count }: { count: number | undefined }) {
  const { t } = useTranslation('shell');
  const [seen, setSeen] = useState<number>();
  const [said, setSaid] = useState('');
  if (count !== undefined && count !== seen) {
    setSeen(count);
    setSaid(seen !== undefined && count > seen ? t('notifications.unread', { count }) : '');
  }
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}

/** Says by the document that somebody is signed in, which a narrow header follows (`LanguageSwitch`). */
function useMarkedDocument(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.token = '';
    return () => {
      delete dataset.token;
    };
  }, []);
}

/** Asks anew when something was told, or read on another device. */
function useLiveNotices(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = followEvents(({ kind }) => {
        if (kind !== 'conversation') outdate(queries, countUnreadNoticesCall, listNoticesCall);
      });
    }, followAfterMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries]);
}
