import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { addresses } from '../lib/addresses.ts';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Avatar } from '../ui/avatar.tsx';
import { LinkButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton, iconButtonClasses } from '../ui/icon-button.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainLinks } from './main-links.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx').then(({ AccountMenu }) => ({ default: AccountMenu })));
const MobileMenu = lazy(() => import('./mobile-menu.tsx').then(({ MobileMenu }) => ({ default: MobileMenu })));

/** The bar at the top: see-through at the page's beginning, opaque once the page has scrolled. */
export function Header() {
  const { t } = useTranslation('shell');
  const scrolled = useScrolledPast(20);
  return (
    <header
      data-scrolled={scrolled || undefined}
      className={classes(
        'fixed inset-x-0 top-0 z-30 border-b transition-colors',
        scrolled ? 'border-line bg-canvas shadow-raised' : 'border-transparent',
      )}
    >
      <div className="page flex h-header items-center gap-2 max-[359px]:gap-0">
        <Link to={addresses.home} className="mr-auto font-display text-l font-bold text-brand">
          Twende
        </Link>
        <nav aria-label={t('mainNav')} className="hidden lg:block">
          <ul className="flex">
            <MainLinks className="grid min-h-11 place-items-center rounded-m px-3 hover:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-brand" />
          </ul>
        </nav>
        <Link to={addresses.search} aria-label={t('search')} title={t('search')} className={iconButtonClasses}>
          <Icon name="search" />
        </Link>
        <LanguageSwitch />
        <CurrencySwitch className="hidden lg:block" />
        <Account />
        <Menu />
      </div>
    </header>
  );
}

function Account() {
  const { t } = useTranslation('shell');
  const session = useSession();
  if (session.state === 'authenticated') {
    return (
      <Suspense fallback={<Avatar user={session.user} />}>
        <AccountMenu user={session.user} />
      </Suspense>
    );
  }
  // While a stored token is being checked the links keep their place, unseen, so that nothing jumps.
  return (
    <div className={classes('hidden gap-2 lg:flex', session.state === 'loading' && 'invisible')}>
      <LinkButton to={addresses.login} kind="quiet">
        {t('login')}
      </LinkButton>
      <LinkButton to={addresses.register}>{t('signUp')}</LinkButton>
    </div>
  );
}

function Menu() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        icon="menu"
        label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="lg:hidden"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {wanted && (
        <Suspense>
          <MobileMenu open={open} onOpenChange={setOpen} returnTo={button} />
        </Suspense>
      )}
    </>
  );
}

/** @param distance in CSS pixels */
function useScrolledPast(distance: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const measure = () => setScrolled(window.scrollY > distance);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [distance]);
  return scrolled;
}
