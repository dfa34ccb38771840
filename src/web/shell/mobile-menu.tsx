import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { addresses } from '#web/lib/addresses.ts';
import { keepRedirect } from '#web/lib/keep-search.ts';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainLinks } from './main-links.tsx';
import { panelsOf } from './panels.ts';
import { useSignOut } from './sign-out.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** The header's links on small screens. */
export function MobileMenu({ open, onOpenChange, returnTo }: MobileMenuProps) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { signOut, question } = useSignOut(returnTo);
  const close = () => onOpenChange(false);
  return (
    <>
      <Drawer open={open} onOpenChange={onOpenChange} title={t('menu')} returnTo={returnTo}>
        <nav aria-label={t('mainNav')} className="mt-2">
          <ul className="grid border-t border-line">
            <MainLinks
              home
              className="flex min-h-12 items-center border-b border-line font-display text-l decoration-gold decoration-2 underline-offset-6 hover:underline aria-[current=page]:underline"
              onClick={close}
            />
          </ul>
        </nav>
        <div className="my-5 flex flex-wrap items-center gap-3">
          <ThemeSwitch />
          <LanguageSwitch />
          <CurrencySwitch />
        </div>
        {session.state === 'authenticated' ? (
          <OwnLinks user={session.user} close={close} signOut={signOut} />
        ) : (
          <div className="grid grid-cols-2 gap-3">
            {(['favorites', 'help'] as const).map((key) => (
              <Link
                key={key}
                to={`/${key}`}
                className="flex min-h-12 items-center font-semibold underline-offset-4 hover:underline"
                onClick={close}
              >
                {t(key)}
              </Link>
            ))}
            <LinkButton to={addresses.login} search={keepRedirect} kind="quiet" onClick={close}>
              {t('login')}
            </LinkButton>
            <LinkButton to={addresses.register} search={keepRedirect} kind="quiet" onClick={close}>
              {t('signUp')}
            </LinkButton>
          </div>
        )}
      </Drawer>
      {question}
    </>
  );
}

interface OwnLinksProps {
  user: User;
  close: () => void;
  signOut: () => Promise<void>;
}

function OwnLinks({ user, close, signOut }: OwnLinksProps) {
  const { t } = useTranslation('shell');
  const link = 'flex min-h-12 items-center gap-3 font-semibold underline-offset-4 hover:underline';
  return (
    <ul>
      <li className="flex items-center gap-3 py-2">
        <Avatar user={user} />
        <span className="min-w-0 wrap-anywhere">{user.name}</span>
      </li>
      <li>
        <Link to={addresses.dashboard} className={link} onClick={close}>
          {t('dashboard')}
        </Link>
      </li>
      <li>
        <Link to="/messages" className={link} onClick={close}>
          {t('messages')}
        </Link>
      </li>
      <li>
        <Link to="/favorites" className={link} onClick={close}>
          {t('favorites')}
        </Link>
      </li>
      <li>
        <Link to={addresses.profile} className={link} onClick={close}>
          {t('profile')}
        </Link>
      </li>
      {panelsOf(user).map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={link} onClick={close}>
            {t(label)}
          </Link>
        </li>
      ))}
      <li>
        <Link to="/help" className={link} onClick={close}>
          {t('help')}
        </Link>
      </li>
      <li className="pt-3">
        <Button
          kind="quiet"
          className="w-full"
          onClick={() => {
            close();
            void signOut();
          }}
        >
          {t('logout')}
        </Button>
      </li>
    </ul>
  );
}
