import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { News } from '#web/ui/news.tsx';

interface FeedLink {
  url: string | null;
}

interface CalendarAddressProps {
  /** Reads the present address. */
  query: UseQueryOptions<FeedLink, Error, FeedLink, readonly unknown[]>;
  onMake: () => Promise<FeedLink>;
  onEnd: () => Promise<unknown>;
  /** Who reads what with it. */
  secret: string;
  /** What ends with it. */
  stops: string;
  /** Further ways to use it, after the button that copies it. */
  more?: (url: string) => ReactNode;
}

/** The address at which other calendars read one of ours: it is made, copied, and replaced or ended after a question. */
export function CalendarAddress({ query, onMake, onEnd, more, ...words }: CalendarAddressProps) {
  const { t } = useTranslation('feed');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(query);
  const { busy, run } = useOneAtATime();
  const [notice, setNotice] = useState<string>();
  const change = (work: () => Promise<FeedLink>, said: string) =>
    void run(async () => {
      setNotice(undefined);
      try {
        queries.setQueryData(query.queryKey, await work());
        toast.success(said);
      } catch (problem) {
        setNotice(textOf(problem));
      }
    });
  const make = () => change(onMake, t('made'));
  const end = () => change(() => onEnd().then(() => ({ url: null })), t('ended'));
  return (
    <>
      {error && !data && <LoadError text={textOf(error)} onRetry={() => void refetch()} />}
      {notice !== undefined && <News tone="danger">{notice}</News>}
      {data?.url === null && (
        <div>
          <Button kind="quiet" busy={busy} onClick={make} className="max-sm:w-full">
            {t('make')}
          </Button>
        </div>
      )}
      {data?.url && (
        <Address url={data.url} busy={busy} {...words} onRenew={make} onEnd={end}>
          {more?.(data.url)}
        </Address>
      )}
    </>
  );
}

interface AddressProps {
  url: string;
  busy: boolean;
  secret: string;
  stops: string;
  onRenew: () => void;
  onEnd: () => void;
  children?: ReactNode;
}

function Address({ url, busy, secret, stops, onRenew, onEnd, children }: AddressProps) {
  const { t } = useTranslation('feed');
  /** What is to be confirmed, since calendars that use the address would stop reading. */
  const [asked, setAsked] = useState<'renew' | 'end'>();
  const ways = useRef<HTMLDivElement>(null);
  const close = () => {
    setAsked(undefined);
    // The button that was pressed is gone.
    ways.current?.focus();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('copied'));
    } catch {
      // Browsers refuse it, for instance, where the page is not secure.
      toast.info(t('copyYourself'));
    }
  };
  return (
    <div className="grid gap-3">
      <TextInput
        label={t('address')}
        hint={secret}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div ref={ways} tabIndex={-1} className="flex flex-wrap gap-3 outline-none">
        <Button onClick={() => void copy()} className="max-sm:flex-auto">
          {t('copy')}
        </Button>
        {children}
        <Button kind="quiet" disabled={busy} onClick={() => setAsked('renew')} className="max-sm:flex-auto">
          {t('renew')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={() => setAsked('end')} className="max-sm:flex-auto">
          {t('end')}
        </Button>
      </div>
      {asked && (
        <div className="grid gap-3">
          <News tone="danger" title={t('confirm.title')}>
            {stops}
          </News>
          <div className="flex flex-wrap gap-3">
            <Button
              className="max-sm:flex-auto"
              onClick={() => {
                close();
                if (asked === 'renew') onRenew();
                else onEnd();
              }}
            >
              {asked === 'renew' ? t('confirm.renew') : t('confirm.end')}
            </Button>
            <Button kind="quiet" onClick={close} className="max-sm:flex-auto">
              {t('keep')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
