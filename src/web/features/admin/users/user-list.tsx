import type { AdminUsers } from '#shared/contracts/admin-users.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { ListTable } from '../list/list-table.ts';
import { usersQuery } from '../queries.ts';
import type { UsersSearch } from '../search.ts';
import { roleTexts, UserState } from './user-words.tsx';

/** A page of the people who were looked for, or why there is none. */
export function UserList({ search }: { search: UsersSearch }) {
  const { t } = useTranslation('admin-users');
  const action = (
    <LinkButton to="/admin/users" search={{}} kind="quiet">
      {t('list.all')}
    </LinkButton>
  );
  return (
    <AdminList
      query={usersQuery(search)}
      none={{ title: t('list.none'), text: t('list.noneText'), action }}
      table={useUserTable()}
    />
  );
}

function useUserTable(): ListTable<AdminUsers['items'][number]> {
  const { t } = useTranslation('admin-users');
  const lang = useLang();
  return {
    name: 'users',
    caption: t('title'),
    columns: [
      { key: 'person', label: t('column.person') },
      { key: 'role', label: t('role') },
      { key: 'state', label: t('state'), state: true },
      { key: 'since', label: t('column.since') },
    ],
    rowOf: ({ id, name, email, role, state, createdAt }) => ({
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
    }),
  };
}
