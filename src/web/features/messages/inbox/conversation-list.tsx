import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Conversation } from '#shared/contracts/messages.ts';
import { formatInstant } from '#shared/dates.ts';
import { keepSearch } from '#web/lib/keep-search.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classes } from '#web/ui/classes.ts';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { conversationsQuery, type InboxSearch } from '../queries.ts';
import { useOtherName } from './use-other-name.ts';

interface ConversationListProps {
  search: InboxSearch;
  providerId?: string;
}

/** The conversations, that of the newest message first. */
export function ConversationList({ search, providerId }: ConversationListProps) {
  const { t } = useTranslation('messages');
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(conversationsQuery(providerId, search));
  return (
    <section
      aria-label={t('conversations')}
      className="grid grid-cols-1 content-start gap-4"
      aria-busy={isPlaceholderData}
    >
      <p className="flex flex-wrap gap-2">
        <Choice only={undefined} chosen={search.only === undefined} label={t('all')} />
        <Choice only="unread" chosen={search.only === 'unread'} label={t('unread')} />
      </p>
      {isPending ? (
        <ListSkeleton />
      ) : !data ? (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      ) : data.total === 0 ? (
        <NoConversations unread={search.only !== undefined} isProvider={providerId !== undefined} />
      ) : (
        <>
          {data.items.length === 0 && <BeyondEnd />}
          <ul className="grid grid-cols-1 border-b border-line">
            {data.items.map((conversation) => (
              <li key={conversation.id} className="border-t border-line">
                <Row conversation={conversation} isOpen={conversation.id === search.conversation} />
              </li>
            ))}
          </ul>
          <Pagination page={data.page} pageSize={data.pageSize} total={data.total} />
        </>
      )}
    </section>
  );
}

interface ChoiceProps {
  only: 'unread' | undefined;
  chosen: boolean;
  label: string;
}

const Choice = ({ only, chosen, label }: ChoiceProps) => (
  <Link
    to="."
    search={keepSearch({ only, page: undefined })}
    {...(chosen && { 'aria-current': 'true' })}
    className={classes(
      'inline-flex min-h-11 items-center rounded-m border px-4 text-s font-semibold',
      chosen ? 'border-brand bg-brand-soft text-brand' : 'border-line hover:bg-sunken',
    )}
  >
    {label}
  </Link>
);

interface RowProps {
  conversation: Conversation;
  isOpen: boolean;
}

function Row({ conversation, isOpen }: RowProps) {
  const { t } = useTranslation('messages');
  const lang = useLang();
  const foreign = useForeign();
  const name = useOtherName(conversation);
  const { id, side, service, booking, last, lastMessageAt, unread, traveller } = conversation;
  return (
    <Link
      to="."
      search={keepSearch({ conversation: id, booking: undefined, service: undefined })}
      {...(isOpen && { 'aria-current': 'true' })}
      className={classes(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-s px-2 py-4 -outline-offset-3',
        isOpen ? 'bg-brand-soft' : 'hover:bg-sunken',
      )}
    >
      <Avatar user={{ name, avatar: side === 'provider' ? traveller.avatar : null }} />
      <span className="grid min-w-0 gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className={classes('min-w-0 truncate', unread && 'font-semibold')}>{name}</span>
          {unread && (
            <span className="shrink-0 rounded-s bg-action px-1.5 py-0.5 text-xs font-semibold text-on-action">
              {t('new')}
            </span>
          )}
        </span>
        <span lang={foreign(service.textLang)} className="truncate text-s text-ink-soft">
          {booking && `${booking.reference} · `}
          {service.title}
        </span>
        {last && (
          <span className={classes('truncate text-s', unread ? 'font-semibold' : 'text-ink-soft')}>
            {last.side === side && `${t('you')} `}
            {last.removed ? (
              t('last.removed')
            ) : last.text === '' ? (
              t('last.photo', { count: last.pictures })
            ) : (
              <span {...(last.lang && { lang: foreign(last.lang) })}>{last.text}</span>
            )}
          </span>
        )}
        <time dateTime={lastMessageAt} className="text-xs text-ink-soft">
          {formatInstant(new Date(lastMessageAt), lang)}
        </time>
      </span>
    </Link>
  );
}

function NoConversations({ unread, isProvider }: { unread: boolean; isProvider: boolean }) {
  const { t } = useTranslation('messages');
  if (unread) return <Empty title={t('none.unread')} />;
  return <Empty title={t('none.title')} text={t(isProvider ? 'none.provider' : 'none.traveller')} />;
}

const ListSkeleton = () => (
  <Skeleton>
    {['a', 'b', 'c'].map((key) => (
      <div key={key} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-t border-line py-4">
        <SkeletonBox className="size-10 rounded-full" />
        <SkeletonBox className="h-16" />
      </div>
    ))}
  </Skeleton>
);
