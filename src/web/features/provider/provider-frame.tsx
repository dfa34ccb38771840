import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useConnection } from '#web/lib/connection.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FootNav } from './frame/foot-nav.tsx';
import { OrganisationBar } from './frame/organisation-bar.tsx';
import { StatusNotice } from './frame/status-notice.tsx';
import { entriesFor, PanelLink } from './panel-links.tsx';
import { profileQuery } from './queries.ts';
import { useMember } from './use-member.ts';

/**
 * What surrounds the pages of the panel: the organisation with its status, and the ways to the pages, at the left on wide
 * screens, at the bottom on others.
 */
export function ProviderFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('provider-panel');
  const { providerId, name, rights } = useMember();
  // Without a connection the bar at the foot says why it is missing.
  const { lost } = useConnection();
  const { data: profile, isError } = useQuery(profileQuery(providerId));
  return (
    <div className="page grid grid-cols-1 gap-x-12 gap-y-4 py-4 md:gap-y-6 md:py-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-10 print:block">
      <div className="grid content-start gap-6 self-start lg:sticky lg:top-24 print:hidden">
        <OrganisationBar name={name} status={profile?.status} failed={isError && !lost} />
        <nav aria-label={t('nav')} className="hidden lg:block">
          <ul className="grid gap-1">
            {entriesFor(rights).map((entry) => (
              <li key={entry.key} className="min-w-0">
                <PanelLink
                  entry={entry}
                  className="flex min-h-12 items-center gap-3 rounded-m px-3 text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand"
                  icon="size-5.5"
                />
              </li>
            ))}
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

/** The ways to the pages at the foot, on screens without room for them at the left. */
function BottomNav() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The shell's place for it stands behind the footer, above what is said about the connection.
  useEffect(() => setPlace(document.getElementById('page-bar')), []);
  return place && createPortal(<FootNav />, place);
}
