import { useQuery } from '@tanstack/react-query';
import type { AdminUsers } from '#shared/contracts/admin-users.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { usersQuery } from '../queries.ts';
import type { UsersSearch } from '../search.ts';
import { roleTexts, UserState } from './user-words.tsx';

/** A page of the people who were looked for, or why there is none. */
export function UserList({ search }: { search: UsersSearch }) {
  const { t } = useTranslation('admin-users');
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(usersQuery(search));
  if (isPending) return <Skeleton lines={8} />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  const { items, total, totalCapped, page, pageSize } = data;
  return (
    <div className="grid grid-cols-1 gap-5" aria-busy={isPlaceholderData}>
      <p role="status" className="text-s text-ink-soft">
        {total > 0 && t(totalCapped ? 'list.foundMany' : 'list.found', { count: total })}
      </p>
      {items.length === 0 && total > 0 && <BeyondEnd />}
      {total === 0 && (
        <Empty
          title={t('list.none')}
          text={t('list.noneText')}
          action={
            <LinkButton to="/admin/users" search={{}} kind="quiet">
              {t('list.all')}
            </LinkButton>
          }
        />
      )}
      {items.length > 0 && <People items={items} />}
      <Pagination page={page} pageSize={pageSize} total={total} />
    </div>
  );
}

function People({ items }: Pick<AdminUsers, 'items'>) {
  const { t } = useTranslation('admin-users');
  const lang = useLang();
  return (
    <Table
      caption={t('title')}
      columns={[
        { key: 'person', label: t('column.person') },
        { key: 'role', label: t('role') },
        { key: 'state', label: t('state') },
        { key: 'since', label: t('column.since') },
      ]}
      rows={items.map(({ id, name, email, role, state, createdAt }) => ({
        key: id,
        cells: {
          person: (
            <span className="grid min-w-0 grid-cols-1">
              <TextLink
                to="/admin/users/$userId"
                params={{ userId: id }}
                className="inline-flex min-h-11 items-center justify-self-start wrap-anywhere"
              >
                {name}
              </TextLink>
              <span className="text-s font-normal text-ink-soft wrap-anywhere">{email}</span>
            </span>
          ),
          role: t(roleTexts[role]),
          state: <UserState state={state} />,
          since: <span className="whitespace-nowrap">{formatDate(dateInNairobi(new Date(createdAt)), lang)}</span>,
        },
      }))}
    />
  );
}
