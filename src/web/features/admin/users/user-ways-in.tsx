import { lazy, useRef, useState } from 'react';
import type { AdminUser } from '#shared/contracts/admin-users.ts';
import { formatInstant } from '#shared/dates.ts';
import { identityProviderNames } from '#shared/identity-providers.ts';
import { useFocusAfterAct } from '#web/lib/use-focus-after-act.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import type { Way } from './remove-way-dialog.tsx';

const loadDialog = () => import('./remove-way-dialog.tsx');
const RemoveWayDialog = lazy(() => loadDialog().then(({ RemoveWayDialog }) => ({ default: RemoveWayDialog })));

interface ShownWay {
  key: string;
  title: string;
  lines: string[];
  /** Absent: a password, which is replaced, not removed. */
  way?: Way;
}

function useWays({ waysIn: { password, linked, passkeys } }: AdminUser): ShownWay[] {
  const { t } = useTranslation('admin-users');
  const lang = useLang();
  const at = (instant: string) => formatInstant(new Date(instant), lang);
  const usedAt = (instant: string | null) =>
    instant === null ? t('waysIn.unused') : t('waysIn.used', { date: at(instant) });
  return [
    ...(password ? [{ key: 'password', title: t('waysIn.password'), lines: [] }] : []),
    ...linked.map(({ provider, email, linkedAt, lastUsedAt }) => {
      const name = identityProviderNames[provider];
      const title = email === null ? t('waysIn.linkedPlain', { name }) : t('waysIn.linked', { name, email });
      const lines = [t('waysIn.since', { date: at(linkedAt) }), usedAt(lastUsedAt)];
      return { key: provider, title, lines, way: { title, provider } };
    }),
    ...passkeys.map(({ id, name, createdAt, lastUsedAt }) => {
      const title = t('waysIn.passkey', { name });
      const lines = [t('waysIn.since', { date: at(createdAt) }), usedAt(lastUsedAt)];
      return { key: id, title, lines, way: { title, passkeyId: id } };
    }),
  ];
}

/** By what the person signs in: password, accounts elsewhere, passkeys; what can be removed, and never of one's own account. */
export function UserWaysIn({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  const ways = useWays(user);
  const [asked, setAsked] = useState<{ way: Way; open: boolean }>();
  const pressed = useRef<HTMLElement>(null);
  const { place, onActed } = useFocusAfterAct<HTMLDivElement>();
  const ask = async (way: Way, button: HTMLElement) => {
    pressed.current = button;
    // If the dialog cannot be loaded, `LazyPart` says so.
    await loadDialog().catch(() => undefined);
    setAsked({ way, open: true });
  };
  return (
    <div ref={place} tabIndex={-1} className="rounded-m outline-none">
      {ways.length === 0 && <p className="text-ink-soft">{t('waysIn.none')}</p>}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {ways.map(({ key, title, lines, way }) => (
          <li key={key} className="grid min-w-0 grid-cols-1 content-start justify-items-start gap-0.5">
            <p className="font-medium wrap-anywhere">{title}</p>
            {lines.map((line) => (
              <p key={line} className="text-s text-ink-soft">
                {line}
              </p>
            ))}
            {way && !user.own && user.state !== 'deleted' && (
              <Button
                kind="plain"
                aria-label={t('waysIn.removeOf', { way: title })}
                onClick={({ currentTarget }) => void ask(way, currentTarget)}
                className="-ml-2"
              >
                {t('waysIn.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LazyPart>
        {asked && (
          <RemoveWayDialog
            key={asked.way.title}
            {...{ user, way: asked.way, open: asked.open }}
            onClose={() => setAsked({ ...asked, open: false })}
            onDone={() => {
              onActed();
              setAsked({ ...asked, open: false });
            }}
            returnTo={pressed}
          />
        )}
      </LazyPart>
    </div>
  );
}
