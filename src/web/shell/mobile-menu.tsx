import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { addresses } from '../lib/addresses.ts';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import { MainLinks } from './main-links.tsx';
import { useSignOut } from './sign-out.ts';

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnTo: RefObject<HTMLElement | null>;
}

const link =
  'flex min-h-12 items-center rounded-m px-3 hover:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-brand';

/** The header's links on small screens. */
export function MobileMenu({ open, onOpenChange, returnTo }: MobileMenuProps) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const signOut = useSignOut();
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('menu')} returnTo={returnTo}>
      <nav aria-label={t('mainNav')} className="mt-4">
        <ul>
          <MainLinks className={link} onClick={close} />
        </ul>
      </nav>
      <CurrencySwitch className="mt-2 px-1" />
      <hr className="my-4 border-line" />
      {session.state === 'authenticated' ? (
        <ul>
          <li className="truncate px-3 py-2 text-s text-ink-soft">{session.user.name}</li>
          <li>
            <Link to={addresses.dashboard} className={link} onClick={close}>
              {t('dashboard')}
            </Link>
          </li>
          <li>
            <Link to={addresses.profile} className={link} onClick={close}>
              {t('profile')}
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
      ) : (
        <div className="grid gap-3">
          <LinkButton to={addresses.login} kind="quiet" onClick={close}>
            {t('login')}
          </LinkButton>
          <LinkButton to={addresses.register} onClick={close}>
            {t('signUp')}
          </LinkButton>
        </div>
      )}
    </Drawer>
  );
}
