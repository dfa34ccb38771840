import { createFileRoute } from '@tanstack/react-router';
import { usersQuery } from '#web/features/admin/queries.ts';
import { readUsersSearch, type UsersSearch } from '#web/features/admin/search.ts';
import { UsersPage } from '#web/features/admin/users-page.tsx';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/users/')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<UsersSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(usersQuery(readUsersSearch(deps)));
    await texts.load(['admin-users', 'sign-in-again', 'admin-panel']);
    return { head: { title: texts.translate('admin-users', 'title') } };
  },
  component: Users,
});

function Users() {
  return <UsersPage search={Route.useSearch({ select: readUsersSearch })} />;
}
