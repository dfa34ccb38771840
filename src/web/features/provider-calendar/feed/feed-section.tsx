import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { makeFeedLinkCall, removeFeedLinkCall } from '#shared/contracts/provider-calendar.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { News } from '#web/ui/news.tsx';
import { feedQuery } from '../queries.ts';

/** The address at which other sites read when the listing is full: it is made, copied, replaced and ended here. */
export function FeedSection({ service }: { service: string }) {
  const { t } = useTranslation('provider-calendar');
  const textOf = useProblemText();
  const id = useId();
  const { providerId } = useMember();
  const queries = useQueryClient();
  const query = feedQuery({ providerId, service });
  const { data, error, refetch } = useQuery(query);
  const { busy, run } = useOneAtATime();
  const [notice, setNotice] = useState<string>();
  const asked = { params: { id: service }, query: { providerId } };
  const change = (work: () => Promise<string | null>, said: string) =>
    run(async () => {
      setNotice(undefined);
      try {
        queries.setQueryData(query.queryKey, { url: await work() });
        toast.success(said);
      } catch (problem) {
        setNotice(textOf(problem));
      }
    });
  const make = () => change(async () => (await api(makeFeedLinkCall, asked)).url, t('feed.made'));
  const end = () => change(async () => api(removeFeedLinkCall, asked).then(() => null), t('feed.ended'));
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-5">
      <div className="grid gap-1">
        <h3 id={id} className="text-m">
          {t('feed.title')}
        </h3>
        <p className="text-s text-ink-soft">{t('feed.text')}</p>
      </div>
      {error && !data && <LoadError text={textOf(error)} onRetry={() => void refetch()} />}
      {notice !== undefined && <News tone="danger">{notice}</News>}
      {data?.url === null && (
        <div>
          <Button kind="quiet" busy={busy} onClick={() => void make()} className="max-sm:w-full">
            {t('feed.make')}
          </Button>
        </div>
      )}
      {data?.url && <Address url={data.url} busy={busy} onRenew={() => void make()} onEnd={() => void end()} />}
    </section>
  );
}

interface AddressProps {
  url: string;
  busy: boolean;
  onRenew: () => void;
  onEnd: () => void;
}

function Address({ url, busy, onRenew, onEnd }: AddressProps) {
  const { t } = useTranslation('provider-calendar');
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
      toast.success(t('feed.copied'));
    } catch {
      // Browsers refuse it, for instance, where the page is not secure.
      toast.info(t('feed.copyYourself'));
    }
  };
  return (
    <div className="grid gap-3">
      <TextInput
        label={t('feed.address')}
        hint={t('feed.secret')}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div ref={ways} tabIndex={-1} className="flex flex-wrap gap-3 outline-none">
        <Button onClick={() => void copy()} className="max-sm:flex-auto">
          {t('feed.copy')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={() => setAsked('renew')} className="max-sm:flex-auto">
          {t('feed.renew')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={() => setAsked('end')} className="max-sm:flex-auto">
          {t('feed.end')}
        </Button>
      </div>
      {asked && (
        <div className="grid gap-3">
          <News tone="danger" title={t('feed.confirm.title')}>
            {t('feed.confirm.text')}
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
              {asked === 'renew' ? t('feed.confirm.renew') : t('feed.confirm.end')}
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
