import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#web/lib/session.ts';
import { PendingPage } from './pending-page.tsx';

/**
 * Keeps a page of one's own (its guard has put the `user` into its context) to those who are signed in: without a
 * session it leaves the screen at once, though the next page is still on its way.
 */
export function OwnPage({ children }: { children: ReactNode }) {
  const { state } = useSession();
  const own = useMatches({ select: (matches) => matches.some(({ context }) => 'user' in context) });
  return own && state === 'idle' ? <PendingPage /> : children;
}
