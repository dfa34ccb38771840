import { createFileRoute } from '@tanstack/react-router';
import { ProfileForm } from '#web/features/accounts/profile-form.tsx';
import { meQuery } from '#web/features/accounts/queries.ts';
import { requireSignedIn } from '#web/lib/guards.ts';
import { pageHead } from '#web/lib/head.ts';
import { updateUser, useSession } from '#web/lib/session.ts';
import { withTexts } from '#web/lib/texts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const bringTexts = withTexts('accounts', 'fields');

export const Route = createFileRoute('/profile')({
  ssr: false,
  beforeLoad: async (input) => {
    await bringTexts(input);
    return requireSignedIn(input);
  },
  // The session's copy may be older than an address verified meanwhile.
  loader: async ({ context }) => {
    const { user } = await context.queries.fetchQuery(meQuery);
    updateUser(user);
    return user;
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.texts.translate('shell', 'profile'),
      path: '/profile',
      hidden: true,
    }),
  component: Profile,
});

function Profile() {
  const { t } = useTranslation('accounts');
  const read = Route.useLoaderData();
  const user = useSession().user ?? read;
  return (
    <section className="page grid grid-cols-1 items-start gap-x-16 gap-y-8 py-8 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:py-16">
      <header className="grid gap-5 md:sticky md:top-24">
        <Avatar user={user} size="l" />
        <div className="grid gap-1">
          <h1 className="wrap-anywhere">{user.name}</h1>
          <p className="text-ink-soft wrap-anywhere">{user.email}</p>
        </div>
      </header>
      <Tabs
        label={t('profile.tabs')}
        value="information"
        onChange={() => undefined}
        tabs={[{ value: 'information', label: t('profile.information'), panel: <ProfileForm user={user} /> }]}
      />
    </section>
  );
}
