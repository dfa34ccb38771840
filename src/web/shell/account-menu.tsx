import { Menu } from '@base-ui/react/menu';
import { Link } from '@tanstack/react-router';
import type { User } from '#shared/contracts/accounts.ts';
import { addresses } from '../lib/addresses.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Avatar, initialsOf } from '../ui/avatar.tsx';
import { useSignOut } from './sign-out.ts';

const item = 'flex min-h-11 w-full items-center rounded-m px-3 text-left outline-none data-highlighted:bg-sunken';

/** The signed-in person's menu. */
export function AccountMenu({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  const label = t('account', { name: user.name });
  return (
    <Menu.Root>
      {/* Who commands by voice says what is to be seen: the letters have to be part of the name. */}
      <Menu.Trigger aria-label={user.avatar ? label : `${initialsOf(user.name)}, ${label}`} className="rounded-full">
        <Avatar user={user} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={8} align="end" className="z-50">
          <Menu.Popup className="min-w-52 rounded-l border border-line bg-surface p-2 text-ink shadow-raised outline-none">
            <p className="truncate px-3 py-2 text-s text-ink-soft">{user.name}</p>
            <Menu.LinkItem className={item} closeOnClick render={<Link to={addresses.dashboard} />}>
              {t('dashboard')}
            </Menu.LinkItem>
            <Menu.LinkItem className={item} closeOnClick render={<Link to={addresses.profile} />}>
              {t('profile')}
            </Menu.LinkItem>
            <Menu.Separator className="my-1 h-px bg-line" />
            <Menu.Item className={item} onClick={() => void signOut()}>
              {t('logout')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
