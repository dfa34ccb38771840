import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathAfterSignIn } from '#web/lib/guards.ts';
import { useSession } from '#web/lib/session.ts';

/** The address of /login and /register: where one was before. */
export interface WhereFrom {
  redirect?: string;
}

/** Reads it; what it may lead to is checked when it is used. */
export function whereFrom(search: Record<string, unknown>): WhereFrom {
  return typeof search.redirect === 'string' ? { redirect: search.redirect } : {};
}

/** Leaves a page that is for strangers as soon as somebody is signed in: to where they were, else to the dashboard. */
export function useLeaveWhenSignedIn({ redirect }: WhereFrom): void {
  const navigate = useNavigate();
  const { state } = useSession();
  useEffect(() => {
    if (state === 'authenticated') void navigate({ href: pathAfterSignIn(redirect), replace: true });
  }, [state, redirect, navigate]);
}
