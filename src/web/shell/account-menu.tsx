import { Menu } from '@base-ui/react/menu';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { addresses } from '#web/lib/addresses.ts';
import { useAllUnread, useUnread } from '#web/lib/unread.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Avatar, initialsOf } from '#web/ui/avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LineDrawing } from '#web/ui/line-drawing.tsx';
import { Bell } from './bell/bell.tsx';
import { panelsOf } from './panels.ts';
import { useSignOut } from './sign-out.tsx';

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-s px-3 text-left outline-none data-highlighted:bg-sunken data-highlighted:ring-2 data-highlighted:ring-focus data-highlighted:ring-inset';

const heartDrawing = 'M12 20.2s-7.8-4.7-7.8-10.4a4.3 4.3 0 0 1 7.8-2.5 4.3 4.3 0 0 1 7.8 2.5c0 5.7-7.8 10.4-7.8 10.4Z';
const messageDrawing = 'M4 5h16v11.5h-7.5L8 20.5v-4H4zM8 9h8M8 12.5h5';
const panelDrawing = 'M4 4.5h7v7H4zM14 4.5h6v4h-6zM14 11.5h6v8h-6zM4 14.5h7v5H4z';

/** The signed-in person's menu. */
export function AccountMenu({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const button = useRef<HTMLButtonElement>(null);
  const { signOut, question } = useSignOut(button);
  const [own, unread] = [useUnread(), useAllUnread()];
  const account = t('account', { name: user.name });
  const label = unread > 0 ? `${account}, ${t('messages.unread', { count: unread })}` : account;
  return (
    <>
      {panelsOf(user).map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="hidden min-h-11 place-items-center rounded-m px-3 decoration-gold decoration-2 underline-offset-8 hover:underline xl:grid"
        >
          {t(label)}
        </Link>
      ))}
      <Bell />
      <Menu.Root>
        {/* People who use voice control say what they see, so the visible initials have to be part of the name. */}
        <Menu.Trigger
          ref={button}
          aria-label={user.avatar ? label : `${initialsOf(user.name)}, ${label}`}
          className="relative grid size-11 shrink-0 place-items-center rounded-full"
        >
          <Avatar user={user} />
          {unread > 0 && (
            <span className="absolute top-0 right-0 size-3.5 rounded-full border-2 border-surface bg-action" />
          )}
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={8} align="end" className="z-50">
            <Menu.Popup className="min-w-60 max-w-[calc(100vw-2rem)] rounded-m border border-line bg-surface p-2 text-ink shadow-high outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
              <p className="mb-1 border-b border-line px-3 pt-1 pb-3">
                <span className="block truncate font-display text-l">{user.name}</span>
                <span className="block truncate text-s text-ink-soft">{user.email}</span>
              </p>
              <Menu.LinkItem className={item} closeOnClick render={<Link to={addresses.dashboard} />}>
                <Icon name="calendar" className="size-5" />
                {t('dashboard')}
              </Menu.LinkItem>
              <Menu.LinkItem className={item} closeOnClick render={<Link to="/messages" />}>
                <LineDrawing path={messageDrawing} className="size-5" />
                {t('messages')}
                <UnreadCount count={own} />
              </Menu.LinkItem>
              <Menu.LinkItem className={item} closeOnClick render={<Link to="/favorites" />}>
                <LineDrawing path={heartDrawing} className="size-5" />
                {t('favorites')}
              </Menu.LinkItem>
              <Menu.LinkItem className={item} closeOnClick render={<Link to={addresses.profile} />}>
                <Icon name="person" className="size-5" />
                {t('profile')}
              </Menu.LinkItem>
              {panelsOf(user).map(({ to, label }) => (
                <Menu.LinkItem key={to} className={item} closeOnClick render={<Link to={to} />}>
                  <LineDrawing path={panelDrawing} className="size-5" />
                  {t(label)}
                </Menu.LinkItem>
              ))}
              <Menu.Separator className="my-1 h-px bg-line" />
              <Menu.Item className={item} onClick={() => void signOut()}>
                <Icon name="out" className="size-5" />
                {t('logout')}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {question}
    </>
  );
}

/** At the end of an entry; nothing where there are none. */
function UnreadCount({ count }: { count: number }) {
  const { t } = useTranslation('shell');
  if (count === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-action px-2 py-0.5 text-xs font-semibold text-on-action">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('messages.unread', { count })}</span>
    </span>
  );
}
