import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type Conversation, type Message, markReadCall } from '#shared/contracts/messages.ts';
import { api } from '#web/lib/api.ts';
import { keepSearch } from '#web/lib/keep-search.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { conversationQuery, messagesQuery, outdateConversations } from '../queries.ts';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { useDraft } from './use-draft.ts';
import { useOtherName } from './use-other-name.ts';
import { type OutgoingMessage, useOutbox } from './use-outbox.ts';

interface ThreadProps {
  id: string;
  providerId?: string;
}

/** One conversation: with whom and about what, its messages, and the field for a new one. */
export default function Thread({ id, providerId }: ThreadProps) {
  const { t } = useTranslation('messages');
  const textOf = useProblemText();
  const { data: conversation, error, refetch } = useQuery(conversationQuery(id));
  if (conversation) return <Open conversation={conversation} {...(providerId !== undefined && { providerId })} />;
  if (error instanceof Problem && error.status === 404) return <Empty title={t('missing')} action={<ToList />} />;
  if (error) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  return <Skeleton lines={8} />;
}

interface OpenProps {
  conversation: Conversation;
  providerId?: string;
}

function Open({ conversation, providerId }: OpenProps) {
  const { t } = useTranslation('messages');
  const textOf = useProblemText();
  const name = useOtherName(conversation);
  useDocumentTitle(`${name} · ${t('title')}`);
  const { id } = conversation;
  const found = useInfiniteQuery(messagesQuery(id));
  const messages = found.data?.pages.flatMap(({ items }) => items).toReversed();
  const outbox = useOutbox(id);
  const draft = useDraft(id);
  const change = (message: OutgoingMessage) => {
    if (!draft.isEmpty) {
      toast.error(t('change.first'));
      return;
    }
    draft.putBack(message);
    outbox.takeOut(message.clientId);
  };
  useMarkRead(conversation, messages?.at(-1));
  const section = useRef<HTMLElement>(null);
  useEffect(() => scrollToThread(section.current), []);
  return (
    // As high as the screen has room, so that the field below the messages stays in sight.
    <section
      ref={section}
      data-fills
      aria-label={t('with', { name })}
      className={classes(
        'flex min-h-96 flex-col gap-3 lg:h-[calc(100dvh-14rem)] lg:min-h-128',
        // What stands above it at the top of the page: a banner, the header and a space.
        providerId === undefined
          ? 'h-[calc(100dvh-8rem-var(--connection,0px))]'
          : 'h-[calc(100dvh-8rem-var(--connection,0px)-var(--page-bar,4.25rem))]',
      )}
    >
      <Head conversation={conversation} name={name} />
      {messages ? (
        <MessageLog
          conversation={conversation}
          messages={messages}
          outbox={outbox}
          {...(conversation.open && { onChange: change })}
          {...(found.hasNextPage && {
            earlier: { busy: found.isFetchingNextPage, load: () => void found.fetchNextPage() },
          })}
        />
      ) : found.error ? (
        <LoadError text={textOf(found.error)} onRetry={() => void found.refetch()} />
      ) : (
        <div className="grow">
          <Skeleton lines={8} />
        </div>
      )}
      {conversation.open ? (
        <Composer
          {...{ draft, outbox }}
          onSent={() => scrollToThread(section.current)}
          photosAllowed={conversation.contacts}
          {...(providerId !== undefined && { providerId })}
        />
      ) : (
        <Notice still>{t('closed')}</Notice>
      )}
    </section>
  );
}

/** On a phone the messages have the whole screen; where there is room they stay where they are. */
function scrollToThread(section: HTMLElement | null): void {
  if (!window.matchMedia('(min-width: 64rem)').matches) section?.scrollIntoView({ block: 'start' });
}

/** Notes that the newest message was read, once this tab shows it. */
function useMarkRead({ id, unread }: Conversation, last: Message | undefined): void {
  const queries = useQueryClient();
  const marked = useRef(0);
  const number = last?.number ?? 0;
  useEffect(() => {
    const mark = () => {
      if (!unread || number <= marked.current || document.visibilityState !== 'visible') return;
      marked.current = number;
      api(markReadCall, { params: { conversationId: id }, body: { upTo: number } }).then(
        () => outdateConversations(queries),
        () => {
          // The mark stays until the conversation is opened again.
          marked.current = 0;
        },
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [queries, id, unread, number]);
}

const ToList = () => {
  const { t } = useTranslation('messages');
  return (
    <TextLink to="." search={keepSearch({ conversation: undefined, booking: undefined, service: undefined })}>
      {t('toList')}
    </TextLink>
  );
};

function Head({ conversation, name }: { conversation: Conversation; name: string }) {
  const { t } = useTranslation('messages');
  const foreign = useForeign();
  const { side, provider, service, booking, contacts } = conversation;
  return (
    <header className="grid gap-1 border-b border-line pb-3">
      <p className="text-s lg:hidden">
        <ToList />
      </p>
      <h2 className="wrap-anywhere text-l">
        {side === 'traveller' ? (
          <Link
            to="/providers/$id"
            params={{ id: provider.id }}
            className="rounded-s underline decoration-1 underline-offset-4"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <p className="text-s text-ink-soft">
        {service.listed ? (
          <Link
            to="/services/$id"
            params={{ id: service.id }}
            lang={foreign(service.textLang)}
            className="rounded-s underline underline-offset-4 hover:text-ink"
          >
            {service.title}
          </Link>
        ) : (
          <span lang={foreign(service.textLang)}>{service.title}</span>
        )}
        {booking ? (
          <>
            {' · '}
            <Link
              to={side === 'traveller' ? '/dashboard/bookings/$bookingId' : '/provider/bookings/$bookingId'}
              params={{ bookingId: booking.id }}
              className="rounded-s underline underline-offset-4 hover:text-ink"
            >
              {booking.reference}
            </Link>
            {', '}
            <DateSpan start={booking.startDate} end={booking.endDate} />
          </>
        ) : (
          ` · ${t('enquiry')}`
        )}
      </p>
      {!contacts && <p className="text-xs text-ink-soft">{t('hiddenNote')}</p>}
    </header>
  );
}
