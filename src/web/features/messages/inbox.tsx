import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, useEffect, useState } from 'react';
import { openBookingConversationCall, openEnquiryCall } from '#shared/contracts/messages.ts';
import { api } from '#web/lib/api.ts';
import { followEvents } from '#web/lib/live-events.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConversationList } from './inbox/conversation-list.tsx';
import { type InboxSearch, outdateConversations } from './queries.ts';

const Thread = lazy(() => import('./inbox/thread.tsx'));

interface InboxProps {
  search: InboxSearch;
  /** Whose conversations; absent: those of a traveller. */
  providerId?: string;
}

/** The conversations and the open one: side by side where there is room, else one of both. */
export function Inbox({ search, providerId }: InboxProps) {
  const { t } = useTranslation('messages');
  const queries = useQueryClient();
  const { conversation, booking, service } = search;
  useEffect(
    () =>
      followEvents(({ kind }) => {
        if (kind !== 'notifications') outdateConversations(queries);
      }),
    [queries],
  );
  const isOpen = conversation !== undefined || booking !== undefined || service !== undefined;
  return (
    <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div className={classes('min-w-0', isOpen && 'max-lg:hidden')}>
        <ConversationList search={search} {...(providerId !== undefined && { providerId })} />
      </div>
      <div className={classes('min-w-0', !isOpen && 'max-lg:hidden')}>
        {conversation !== undefined ? (
          <LazyPart loading={<Skeleton lines={8} />}>
            <Thread key={conversation} id={conversation} {...(providerId !== undefined && { providerId })} />
          </LazyPart>
        ) : isOpen ? (
          <Opening {...(booking !== undefined && { booking })} {...(service !== undefined && { service })} />
        ) : (
          <p className="rounded-m bg-sunken p-8 text-center text-ink-soft">{t('choose')}</p>
        )}
      </div>
    </div>
  );
}

/** Opens the conversation about a booking or a listing, and then shows it. */
function Opening({ booking, service }: Pick<InboxSearch, 'booking' | 'service'>) {
  const navigate = useNavigate();
  const textOf = useProblemText();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing "Try again" opens it again
  useEffect(() => {
    setError(undefined);
    const opened =
      booking !== undefined
        ? api(openBookingConversationCall, { params: { bookingId: booking } })
        : api(openEnquiryCall, { params: { id: service ?? '' } });
    let left = false;
    opened.then(
      ({ id }) => left || void navigate({ to: '.', search: showing(id), replace: true }),
      (problem) => left || setError(problem),
    );
    return () => {
      left = true;
    };
  }, [booking, service, tries, navigate]);
  if (error !== undefined) return <LoadError text={textOf(error)} onRetry={() => setTries(tries + 1)} />;
  return <Skeleton lines={6} />;
}

/** The address of a conversation, from that which opened it. */
const showing = (conversation: string) =>
  (({ booking: _, service: __, ...search }: Record<string, unknown>) => ({ ...search, conversation })) as never;
