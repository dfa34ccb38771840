import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { addresses } from '#web/lib/addresses.ts';
import { useHydrated } from '#web/lib/hydration.ts';
import { keepRedirect } from '#web/lib/keep-search.ts';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx').then(({ AccountMenu }) => ({ default: AccountMenu })));

/** The account menu in the header, or the links to sign in and up. */
export function Account() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const known = useHydrated();
  if (session.state === 'authenticated') {
    return (
      <LazyPart
        loading={<span className="h-11 w-22" />}
        lost={
          <Link to={addresses.dashboard} className="grid min-h-11 place-items-center font-semibold">
            {t('dashboard')}
          </Link>
        }
      >
        <AccountMenu user={session.user} />
      </LazyPart>
    );
  }
  if (session.state === 'loading') return <span className="h-11 w-22" />;
  return (
    <>
      {/* Before hydration a script in the head has marked the document if a token is stored. */}
      {!known && <span className="hidden h-11 w-22 in-data-token:block" />}
      <div className={known ? 'contents' : 'contents in-data-token:hidden'}>
        <div className="hidden items-center lg:flex">
          <Link
            to={addresses.login}
            search={keepRedirect}
            className="grid min-h-11 place-items-center rounded-m px-3 font-semibold underline-offset-4 hover:underline"
          >
            {t('login')}
          </Link>
          <LinkButton to={addresses.register} search={keepRedirect} kind="quiet" className="ml-1">
            {t('signUp')}
          </LinkButton>
        </div>
      </div>
    </>
  );
}
