import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useConnection } from '#web/lib/connection.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { OrganisationBar } from './frame/organisation-bar.tsx';
import { StatusNotice } from './frame/status-notice.tsx';
import { PanelLinks } from './panel-links.tsx';
import { profileQuery } from './queries.ts';
import { useMember } from './use-member.ts';

/**
 * What surrounds the pages of the panel: the organisation with its status, and the ways to the pages, at the left on wide
 * screens, at the bottom on others.
 */
export function ProviderFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('provider-panel');
  const { providerId, name } = useMember();
  // Without a connection the bar at the foot says why it is missing.
  const { lost } = useConnection();
  const { data: profile, isError } = useQuery(profileQuery(providerId));
  return (
    <div className="page grid grid-cols-1 gap-x-12 gap-y-6 py-5 md:py-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-10 print:block">
      <div className="grid content-start gap-6 self-start lg:sticky lg:top-24 print:hidden">
        <OrganisationBar name={name} status={profile?.status} failed={isError && !lost} />
        <nav aria-label={t('nav')} className="hidden lg:block">
          <ul className="grid gap-1">
            <PanelLinks
              className="flex min-h-12 items-center gap-3 rounded-m px-3 text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand"
              icon="size-5.5"
            />
          </ul>
        </nav>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6 [&>.page]:p-0">
        {profile && <StatusNotice profile={profile} />}
        {children}
      </div>
      <BottomNav />
    </div>
  );
}

/** The ways to the pages within the reach of a thumb, on screens without room for them at the left. */
function BottomNav() {
  const { t } = useTranslation('provider-panel');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The shell's place for it stands behind the footer, above what is said about the connection.
  useEffect(() => setPlace(document.getElementById('page-bar')), []);
  if (!place) return null;
  return createPortal(
    <nav
      aria-label={t('nav')}
      className="border-t border-line bg-surface shadow-[0_-4px_16px_-8px_var(--shadow-tint)] lg:hidden"
    >
      {/* Where the entries have no room, they are moved sideways. */}
      <ul className="mx-auto grid max-w-xl auto-cols-[minmax(min-content,1fr)] grid-flow-col overflow-x-auto">
        <PanelLinks
          className="group relative grid min-h-16 -outline-offset-3 content-start justify-items-center gap-0.5 rounded-s px-0.5 pt-2 pb-1.5 text-center text-[min(var(--size-xs),3.1vw)] leading-tight text-ink-soft before:absolute before:inset-x-3 before:top-0 before:h-0.75 before:rounded-b-s aria-[current=page]:font-semibold aria-[current=page]:text-brand aria-[current=page]:before:bg-brand"
          icon="size-6"
        />
      </ul>
    </nav>,
    place,
  );
}
