import { useNavigate } from '@tanstack/react-router';
import { personStates } from '#shared/person-states.ts';
import { roles } from '#shared/rights.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { sameWords, useTyped } from '#web/lib/use-typed.ts';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { readUsersSearch, type UsersSearch, userWordsMost } from '../search.ts';
import { roleTexts, stateTexts } from './user-words.tsx';

/** Words, role, state and order of the list. */
export function UserControls({ search }: { search: UsersSearch }) {
  const { t } = useTranslation('admin-users');
  const navigate = useNavigate();
  const { q = '', role = '', state = '', sort = '' } = search;
  // A change leads to the first page.
  const go = (change: { [Name in 'q' | 'role' | 'state' | 'sort']?: string }) =>
    void navigate({
      to: '/admin/users',
      search: readUsersSearch({ ...search, q: typed, page: 1, ...change }),
      replace: true,
      resetScroll: false,
    });
  const { typed, type } = useTyped({ given: q, same: sameWords, send: (words) => go({ q: words }) });
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <TextInput
        type="search"
        label={t('search')}
        hint={t('search.hint')}
        maxLength={userWordsMost}
        className="sm:col-span-3"
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <Select label={t('role')} value={role} onChange={({ target }) => go({ role: target.value })}>
        <option value="">{t('role.all')}</option>
        {roles.map((each) => (
          <option key={each} value={each}>
            {t(roleTexts[each])}
          </option>
        ))}
      </Select>
      <Select label={t('state')} value={state} onChange={({ target }) => go({ state: target.value })}>
        <option value="">{t('state.all')}</option>
        {personStates.map((each) => (
          <option key={each} value={each}>
            {t(stateTexts[each])}
          </option>
        ))}
      </Select>
      <Select label={t('sort')} value={sort} onChange={({ target }) => go({ sort: target.value })}>
        <option value="">{t('sort.newest')}</option>
        <option value="name">{t('sort.name')}</option>
      </Select>
    </div>
  );
}
