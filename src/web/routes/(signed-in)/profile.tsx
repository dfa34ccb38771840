import { createFileRoute } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { type ProfileSearch, readProfileSearch } from '#web/features/accounts/profile-search.ts';
import { meQuery } from '#web/features/accounts/queries.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { keepSearch } from '#web/lib/keep-search.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { updateUser, useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { signedInPage } from '#web/shell/signed-in-page.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const AvatarPart = lazy(() => import('#web/features/accounts/avatar-part.tsx'));
// Not loaded by whoever opens another tab.
const loadForm = () => import('#web/features/accounts/profile-form.tsx');
const ProfileForm = lazy(loadForm);
const PreferencesTab = lazy(() => import('#web/features/accounts/preferences-tab.tsx'));
const SecurityTab = lazy(() => import('#web/features/accounts/security-tab.tsx'));

export const Route = createFileRoute('/(signed-in)/profile')({
  ...signedInPage,
  staticData: { title: 'profile' },
  validateSearch: searchOfLinks<ProfileSearch>,
  loader: async ({ context: { queries, texts, config }, location }) => {
    // It comes with the account. If it is lost, the tab says so.
    const form = readProfileSearch(location.search).tab ? undefined : loadForm().catch(() => undefined);
    // The session's copy may be older than an address verified meanwhile.
    const [{ user }] = await Promise.all([
      queries.fetchQuery(meQuery),
      texts.load([
        'accounts',
        'avatar',
        'crop',
        'fields',
        'preferences',
        'push',
        'second-factor',
        'security',
        'sign-in-again',
      ]),
      readProductClock(config),
      form,
    ]);
    updateUser(user);
    return { user, head: { title: texts.translate('shell', 'profile') } };
  },
  component: Profile,
});

const later = (part: ReactNode) => <LazyPart loading={<Skeleton />}>{part}</LazyPart>;

function Profile() {
  const { t } = useTranslation('accounts');
  const { user: read } = Route.useLoaderData();
  const { tab = 'information' } = Route.useSearch({ select: readProfileSearch });
  const navigate = Route.useNavigate();
  const user = useSession().user ?? read;
  return (
    <section className="page grid grid-cols-1 items-start gap-x-16 gap-y-8 py-8 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:py-16">
      <header className="grid min-h-66 content-start gap-5 md:sticky md:top-24">
        <Avatar user={user} size="l" />
        <div className="grid gap-1">
          <h1 className="wrap-anywhere">{user.name}</h1>
          <p className="text-ink-soft wrap-anywhere">{user.email}</p>
          <p>
            <TextLink to="/profile/data">{t('profile.data')}</TextLink>
          </p>
        </div>
        {later(<AvatarPart user={user} />)}
      </header>
      <Tabs
        label={t('profile.tabs')}
        value={tab}
        onChange={(wanted) =>
          void navigate({
            to: '.',
            search: keepSearch({ tab: wanted === 'information' ? undefined : wanted }),
            resetScroll: false,
          })
        }
        tabs={[
          { value: 'information', label: t('profile.information'), panel: later(<ProfileForm user={user} />) },
          {
            value: 'preferences',
            label: t('profile.preferences'),
            panel: later(<PreferencesTab key={user.id} user={user} />),
          },
          {
            value: 'security',
            label: t('profile.security'),
            panel: later(<SecurityTab email={user.email} />),
          },
        ]}
      />
    </section>
  );
}
