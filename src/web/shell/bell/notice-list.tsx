import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import {
  countUnreadNoticesCall,
  listNoticesCall,
  markNoticeReadCall,
  type OwnNotice,
} from '#shared/contracts/notifications.ts';
import { formatInstant } from '#shared/dates.ts';
import { withLang } from '#shared/languages.ts';
import { api } from '#web/lib/api.ts';
import { noticesQuery } from '#web/lib/notifications.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';

/** What the person was told, the newest first. Each leads to what it is about and is read from then on. */
export function NoticeList({ onOpen }: { onOpen?: () => void }) {
  const { t } = useTranslation('bell');
  const textOf = useProblemText();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(noticesQuery);
  if (isPending) {
    return (
      <div className="p-5">
        <Skeleton>
          <SkeletonBox className="h-14" />
          <SkeletonBox className="h-14" />
          <SkeletonBox className="h-14" />
        </Skeleton>
      </div>
    );
  }
  if (!data) {
    return (
      <div className="p-5">
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      </div>
    );
  }
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <div className="grid gap-1 p-5">
        <p className="font-semibold">{t('empty')}</p>
        <p className="text-ink-soft">{t('empty.text')}</p>
      </div>
    );
  }
  return (
    <>
      <ul className="grid divide-y divide-line">
        {items.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="p-5">
          <Button kind="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()} className="w-full">
            {t('older')}
          </Button>
        </div>
      )}
    </>
  );
}

function NoticeRow({ notice, onOpen }: { notice: OwnNotice; onOpen: (() => void) | undefined }) {
  const { t } = useTranslation('bell');
  const lang = useLang();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id, text, about, path, createdAt, read } = notice;
  const open = (event: MouseEvent) => {
    if (!read) {
      // Nothing is lost where it fails: it stays unread.
      const marked = api(markNoticeReadCall, { params: { id } }).catch(() => undefined);
      void marked.then(() => outdate(queries, countUnreadNoticesCall, listNoticesCall));
    }
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.();
    void navigate({ href: path });
  };
  return (
    <a
      href={withLang(path, lang)}
      onClick={open}
      className="grid grid-cols-[0.5rem_minmax(0,1fr)] gap-x-3 px-5 py-3 hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <span className={classes('mt-2 size-2 rounded-full', read ? 'bg-transparent' : 'bg-action')} />
      <span className="grid gap-0.5">
        <span className={classes(!read && 'font-semibold')}>
          {!read && <span className="sr-only">{t('unread')} </span>}
          {text}
        </span>
        {about !== '' && <span className="text-s text-ink-soft">{about}</span>}
        <time dateTime={createdAt} className="text-s text-ink-soft tabular-nums">
          {formatInstant(new Date(createdAt), lang)}
        </time>
      </span>
    </a>
  );
}
