import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ProviderStatus } from '#shared/states.ts';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SkeletonBox } from '#web/ui/skeleton.tsx';
import { entriesFor } from '../panel-links.tsx';
import { useMember } from '../use-member.ts';

const tones: Record<ProviderStatus, Tone> = {
  draft: 'neutral',
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  suspended: 'danger',
};

interface OrganisationBarProps {
  name: string;
  /** Undefined until it is known. */
  status: ProviderStatus | undefined;
  /** It could not be read. */
  failed: boolean;
}

/** The organisation that the page is about, with its status; a choice where the person acts for several. */
export function OrganisationBar({ name, status, failed }: OrganisationBarProps) {
  const { t } = useTranslation('provider-panel');
  const memberships = useSession().user?.memberships ?? [];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3 lg:grid lg:justify-items-start lg:pb-4">
      {memberships.length > 1 ? (
        <Switcher memberships={memberships} />
      ) : (
        <p className="min-w-0 font-display text-l leading-tight wrap-anywhere">{name}</p>
      )}
      {status ? (
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      ) : failed ? (
        <p className="text-s text-danger">{t('status.unknown')}</p>
      ) : (
        <SkeletonBox className="h-6 w-24" />
      )}
    </div>
  );
}

/** Chooses the organisation, and opens its page of the same kind where the person may. */
function Switcher({ memberships }: { memberships: { providerId: string; name: string }[] }) {
  const { t } = useTranslation('provider-panel');
  const { providerId } = useMember();
  const all = useSession().user?.memberships ?? [];
  const navigate = useNavigate();
  const pathname = useLocation({ select: ({ pathname }) => pathname });
  const choose = (chosen: string) => {
    const rights = all.find((one) => one.providerId === chosen)?.rights ?? [];
    const open = entriesFor(rights).findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
    void navigate({ to: open?.to ?? '/provider', search: { providerId: chosen } as never });
  };
  return (
    <div className="relative min-w-0">
      <select
        aria-label={t('organisation')}
        value={providerId}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 w-full max-w-72 appearance-none truncate rounded-m border border-line-strong bg-surface py-1 pr-9 pl-3 font-display text-l hover:border-ink"
      >
        {memberships.map((one) => (
          <option key={one.providerId} value={one.providerId}>
            {one.name}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center">
        <Icon name="down" className="size-5" />
      </span>
    </div>
  );
}
