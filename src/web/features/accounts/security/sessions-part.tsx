import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  endOtherSessionsCall,
  endOwnSessionCall,
  listOwnSessionsCall,
  type OwnSessions,
} from '#shared/contracts/account-changes.ts';
import { formatInstant } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { callQuery, fetchFresh } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';

const sessionsQuery = { ...callQuery(listOwnSessionsCall, {}), staleTime: 0 };

/** The devices on which the person is signed in, each with a button that signs it out, and one for all others. */
export function SessionsPart() {
  const { t } = useTranslation('security');
  const textOf = useProblemText();
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery);
  return (
    <section aria-labelledby="sessions" className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h2 id="sessions" tabIndex={-1} className="text-l outline-none">
          {t('sessions.title')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('sessions.text')}</p>
      </div>
      {data ? (
        <SessionList sessions={data.sessions} />
      ) : error ? (
        <LoadError text={textOf(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton />
      )}
    </section>
  );
}

function SessionList({ sessions }: { sessions: OwnSessions }) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const end = (call: () => Promise<unknown>, done: string) =>
    run(async () => {
      try {
        await call();
        toast.success(done);
      } catch (problem) {
        toast.error(textOf(problem));
      }
      await fetchFresh(queries, sessionsQuery).catch(() => undefined);
      // What was pressed may be gone.
      document.getElementById('sessions')?.focus();
    });
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ul className="grid grid-cols-1 border-t border-line">
        {sessions.map((session) => (
          <Session
            key={session.id}
            {...{ session, busy }}
            onEnd={() => void end(() => api(endOwnSessionCall, { params: { id: session.id } }), t('sessions.ended'))}
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="text-ink-soft">{t('sessions.only')}</p>
      ) : (
        others.length > 1 && (
          <div>
            <Button
              kind="quiet"
              disabled={busy}
              onClick={() => void end(() => api(endOtherSessionsCall, {}), t('sessions.othersEnded'))}
              className="max-sm:w-full"
            >
              {t('sessions.endOthers')}
            </Button>
          </div>
        )
      )}
    </>
  );
}

interface SessionProps {
  session: OwnSessions[number];
  busy: boolean;
  onEnd: () => void;
}

function Session({ session: { device, since, expiresAt, current }, busy, onEnd }: SessionProps) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const at = (instant: string) => formatInstant(new Date(instant), lang);
  const name = device ?? t('sessions.unknown');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {current && <Badge tone="success">{t('sessions.current')}</Badge>}
        </p>
        <p className="text-s text-ink-soft">
          {t('sessions.since', { date: at(since) })}, {t('sessions.until', { date: at(expiresAt) })}
        </p>
      </div>
      {!current && (
        <Button
          kind="quiet"
          disabled={busy}
          aria-label={t('sessions.endOf', { device: name, date: at(since) })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
