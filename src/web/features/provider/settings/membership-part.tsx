import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { leaveProviderCall } from '#shared/contracts/provider-team.ts';
import { providerRights } from '#shared/rights.ts';
import { addresses } from '#web/lib/addresses.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { updateUser } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { News } from '#web/ui/news.tsx';
import { PanelSection } from '../panel-section.tsx';
import { useMember } from '../use-member.ts';

/** What the person may do for the business, what they may not, and the way out. */
export function MembershipPart() {
  const { t } = useTranslation(['provider-team', 'rights']);
  const { name, rights } = useMember();
  return (
    <PanelSection title={t('own.title')} text={t(rights.includes('manage') ? 'own.manages' : 'own.text', { name })}>
      <ul className="grid max-w-2xl gap-3">
        {providerRights.map((right) => {
          const has = rights.includes(right);
          return (
            <li key={right} className="grid grid-cols-[auto_1fr] gap-x-3">
              <Icon name={has ? 'check' : 'close'} className={has ? 'size-6 text-success' : 'size-6 text-ink-soft'} />
              <div>
                <p className="font-semibold">{t(has ? 'own.has' : 'own.hasNot', { right: t(`rights:${right}`) })}</p>
                <p className="text-s text-ink-soft">{t(`rights:${right}.text`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <Leave />
    </PanelSection>
  );
}

function Leave() {
  const { t } = useTranslation('provider-team');
  const { name } = useMember();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { busy, problem, leave } = useLeave();
  const close = () => {
    setOpen(false);
    // The button that was pressed is gone.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="max-w-2xl outline-none">
      {open ? (
        <div className="grid grid-cols-1 gap-4">
          <p>{t('leave.text', { name })}</p>
          {problem !== undefined && <News tone="danger">{problem}</News>}
          <div className="flex flex-wrap gap-3">
            <Button kind="danger" busy={busy} onClick={() => void leave()} className="max-sm:flex-auto">
              {t('leave.confirm')}
            </Button>
            <Button kind="quiet" disabled={busy} onClick={close} className="max-sm:flex-auto">
              {t('back')}
            </Button>
          </div>
        </div>
      ) : (
        <Button kind="plain" className="px-0 text-left" onClick={() => setOpen(true)}>
          {t('leave', { name })}
        </Button>
      )}
    </div>
  );
}

/** Ends the membership, and leads to where the person may still be. */
function useLeave() {
  const { t } = useTranslation('provider-team');
  const { providerId, name } = useMember();
  const router = useRouter();
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [problem, setProblem] = useState<string>();
  const leave = () =>
    run(async () => {
      setProblem(undefined);
      try {
        const { user } = await api(leaveProviderCall, { query: { providerId } });
        // The panel's pages are left before the session says that they are not for this person any more.
        await router.navigate({ to: addresses.dashboard });
        updateUser(user);
        router.clearCache();
        toast.success(t('leave.done', { name }));
      } catch (refused) {
        setProblem(textOf(refused));
      }
    });
  return { busy, problem, leave };
}
