import { lazy, useRef, useState } from 'react';
import type { AdminUser } from '#shared/contracts/admin-users.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import { useFocusAfterAct } from '#web/lib/use-focus-after-act.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import type { ActKind } from './act-dialogs.tsx';

const loadDialogs = () => import('./act-dialogs.tsx');
const ActDialog = lazy(() => loadDialogs().then(({ ActDialog }) => ({ default: ActDialog })));

const texts = {
  suspend: 'suspend.open',
  restore: 'restore.open',
  role: 'roles.open',
  sessions: 'sessions.open',
  verify: 'verify.open',
  reset: 'reset.open',
  factor: 'factor.open',
  photo: 'photo.open',
} as const satisfies Record<ActKind, KeyOf<'admin-users'>>;

/** What can be done with an account as it is now. */
function actsFor({ own, state, suspended, sessions, emailVerifiedAt, secondFactorAt, avatar }: AdminUser): ActKind[] {
  if (state === 'deleted') return [];
  const others: ActKind[] = [suspended ? 'restore' : 'suspend', 'role'];
  // Of one's own sessions this one goes on.
  const endable = own ? sessions.length > 1 : sessions.length > 0;
  return [
    ...(own ? [] : others),
    ...(endable ? ['sessions' as const] : []),
    ...(emailVerifiedAt ? [] : ['verify' as const]),
    ...(suspended ? [] : ['reset' as const]),
    ...(secondFactorAt && !own ? ['factor' as const] : []),
    ...(avatar && !own ? ['photo' as const] : []),
  ];
}

/** The buttons of what an admin can do with an account; each first says in a dialog what follows from it. */
export function UserActs({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  const [asked, setAsked] = useState<{ kind: ActKind; open: boolean }>();
  const pressed = useRef<HTMLElement>(null);
  const { place: part, onActed } = useFocusAfterAct<HTMLElement>();
  const ask = async (kind: ActKind, button: HTMLElement) => {
    pressed.current = button;
    // If the dialog cannot be loaded, `LazyPart` says so.
    await loadDialogs().catch(() => undefined);
    setAsked({ kind, open: true });
  };
  return (
    <section ref={part} tabIndex={-1} aria-labelledby="user-acts" className="grid gap-3 rounded-m outline-none">
      <h2 id="user-acts">{t('acts.title')}</h2>
      {user.own && <p className="text-ink-soft">{t('acts.own')}</p>}
      {user.state === 'deleted' && <p className="text-ink-soft">{t('acts.deleted')}</p>}
      <div className="flex flex-wrap gap-3">
        {actsFor(user).map((kind) => (
          <Button
            key={kind}
            kind={kind === 'suspend' ? 'danger' : 'quiet'}
            onClick={({ currentTarget }) => void ask(kind, currentTarget)}
            className="max-sm:flex-auto"
          >
            {t(kind === 'sessions' && user.own ? 'sessions.openOwn' : texts[kind])}
          </Button>
        ))}
      </div>
      <LazyPart>
        {asked && (
          <ActDialog
            key={asked.kind}
            {...{ user, kind: asked.kind, open: asked.open }}
            onClose={() => setAsked({ ...asked, open: false })}
            onDone={() => {
              onActed();
              setAsked({ ...asked, open: false });
            }}
            returnTo={pressed}
          />
        )}
      </LazyPart>
    </section>
  );
}
