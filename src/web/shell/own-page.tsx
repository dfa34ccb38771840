import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#web/lib/session.ts';
import { PendingPage } from './pending-page.tsx';

/**
 * Hides a page for signed-in people (its guard has put `user` into its context) as soon as the session has ended, while
 * the next page is still loading.
 */
export function OwnPage({ children }: { children: ReactNode }) {
  const { state } = useSession();
  const own = useMatches({ select: (matches) => matches.some(({ context }) => 'user' in context) });
  return own && state === 'idle' ? <PendingPage /> : children;
}
