import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type PushBrowsers, removePushBrowserCall } from '#shared/contracts/push.ts';
import { formatInstant } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useFailureWords, useProblemText } from '#web/lib/problem-text.ts';
import { endSubscription, pushBrowsersQuery, readPermission, turnOnPush } from '#web/lib/push.ts';
import { fetchFresh } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';

type Browser = PushBrowsers['browsers'][number];

interface PushPartProps {
  /** Whether the person has switched push off as a whole. */
  channelOff: boolean;
}

/** Whether this browser shows the person's notifications, and which others do. Both are changed at once, not with the form. */
export function PushPart({ channelOff }: PushPartProps) {
  const { t } = useTranslation('push');
  const textOf = useProblemText();
  const { data, error, refetch } = useQuery(pushBrowsersQuery);
  return (
    <section aria-labelledby="push" className="grid grid-cols-1 gap-5 border-t border-line pt-8">
      <div className="grid gap-2">
        <h2 id="push" tabIndex={-1} className="text-l outline-none">
          {t('title')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('text')}</p>
      </div>
      {data ? (
        <Browsers {...{ data, channelOff }} />
      ) : error ? (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonBox className="h-12" />
        </Skeleton>
      )}
    </section>
  );
}

function Browsers({ data, channelOff }: PushPartProps & { data: PushBrowsers }) {
  const { t } = useTranslation('push');
  const change = useChange();
  const others = data.browsers.filter(({ current }) => !current);
  const here = data.browsers.find(({ current }) => current);
  useRenewed(here !== undefined, data.publicKey);
  const remove = (browser: Browser) =>
    change.run(async () => {
      await api(removePushBrowserCall, { params: { id: browser.id } });
      if (browser.current) await endSubscription().catch(() => undefined);
      toast.success(t(browser.current ? 'turnedOff' : 'removed'));
    });
  return (
    <>
      <Here {...{ here, publicKey: data.publicKey, change }} onTurnOff={remove} />
      {channelOff && data.browsers.length > 0 && <p className="max-w-prose text-ink-soft">{t('channelOff')}</p>}
      {others.length > 0 && (
        <div className="grid max-w-2xl gap-2">
          <h3 className="text-m font-semibold">{t('others')}</h3>
          <ul className="grid grid-cols-1 border-t border-line">
            {others.map((browser) => (
              <Other key={browser.id} {...{ browser, busy: change.busy }} onRemove={() => void remove(browser)} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

type Change = ReturnType<typeof useChange>;

/** Runs one change at a time, says when it fails, and reads the browsers anew. */
function useChange() {
  const { t } = useTranslation('push');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const { busy, run } = useOneAtATime();
  return {
    busy,
    run: (act: () => Promise<void>) =>
      run(async () => {
        try {
          await act();
        } catch (problem) {
          const { title, text } = wordsFor(problem, t('failed'));
          toast.error(title ?? text);
        }
        await fetchFresh(queries, pushBrowsersQuery).catch(() => undefined);
        // What was pressed may be gone.
        document.getElementById('push')?.focus();
      }),
  };
}

/** Once when the page is opened: the push service may have ended or replaced the subscription of this browser. */
function useRenewed(isOn: boolean, publicKey: string): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    if (isOn && readPermission() === 'granted') turnOnPush(publicKey).catch(() => undefined);
  }, [isOn, publicKey]);
}

interface HereProps {
  here: Browser | undefined;
  publicKey: string;
  change: Change;
  onTurnOff: (here: Browser) => void;
}

function Here({ here, publicKey, change, onTurnOff }: HereProps) {
  const { t } = useTranslation('push');
  const [permission, setPermission] = useState(readPermission);
  const [problem, setProblem] = useState<'undecided' | 'unreachable'>();
  const turnOn = () =>
    change.run(async () => {
      setProblem(undefined);
      const turned = await turnOnPush(publicKey);
      setPermission(readPermission());
      if (typeof turned === 'object') toast.success(t('turnedOn'));
      else if (turned !== 'denied') setProblem(turned);
    });
  if (permission === 'unsupported' || permission === 'denied') {
    return (
      <Notice tone="info" still title={t(permission)}>
        {t(`${permission}.how`)}
      </Notice>
    );
  }
  if (here && permission === 'granted') {
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Badge tone="success">{t('on')}</Badge>
        <Button kind="quiet" busy={change.busy} onClick={() => onTurnOff(here)}>
          {t('turnOff')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <Button kind="quiet" busy={change.busy} onClick={() => void turnOn()} className="max-sm:w-full">
        {t('turnOn')}
      </Button>
      {problem && <Notice tone="warning">{t(problem)}</Notice>}
    </div>
  );
}

interface OtherProps {
  browser: Browser;
  busy: boolean;
  onRemove: () => void;
}

function Other({ browser: { device, since }, busy, onRemove }: OtherProps) {
  const { t } = useTranslation('push');
  const lang = useLang();
  const date = formatInstant(new Date(since), lang);
  const name = device ?? t('unknown');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-3">
      <div className="grid min-w-0 gap-1">
        <p className="font-medium">{name}</p>
        <p className="text-s text-ink-soft">{t('since', { date })}</p>
      </div>
      <Button kind="quiet" disabled={busy} aria-label={t('removeOf', { device: name, date })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}
