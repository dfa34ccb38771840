import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { NoUser } from '#web/features/admin/no-user.tsx';
import { userQuery } from '#web/features/admin/queries.ts';
import { UserPage } from '#web/features/admin/user-page.tsx';
import { missingPage } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/users/$userId')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { queries, texts }, params: { userId } }) => {
    const [user] = await Promise.all([
      isUuid(userId) ? orUndefined(queries.fetchQuery(userQuery(userId))) : undefined,
      texts.load([
        'admin-users',
        'admin-panel',
        'admin-approvals',
        'accounts',
        'bookings',
        'rights',
        'fields',
        'sign-in-again',
      ]),
    ]);
    if (!user) throw missingPage(texts.translate('admin-users', 'none'));
    return { head: { title: user.name } };
  },
  component: Page,
  notFoundComponent: NoUser,
});

function Page() {
  const { userId } = Route.useParams();
  const { data } = useSuspenseQuery(userQuery(userId));
  return <UserPage user={data} />;
}
