import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addresses } from '#web/lib/addresses.ts';
import { useSession } from '#web/lib/session.ts';

/** The address of /login and /register: where one was before. */
export interface WhereFrom {
  redirect?: string;
}

/** Reads it; what it may lead to is checked when it is used. */
export function whereFrom(search: Record<string, unknown>): WhereFrom {
  return typeof search.redirect === 'string' ? { redirect: search.redirect } : {};
}

/**
 * Where to go after signing in: the remembered page if it is one of ours, else the dashboard.
 * @param wanted as it stood in the address; only a path of this site counts, never another host
 * @returns a path without language, as the routes know it
 */
export function pathAfterSignIn(wanted: unknown): string {
  const fallback = addresses.dashboard;
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || /[\\\s]/.test(wanted)) return fallback;
  const here = 'http://same.site';
  if (!URL.canParse(wanted, here) || new URL(wanted, here).origin !== here) return fallback;
  return wanted.startsWith('/login') || wanted.startsWith('/register') ? fallback : wanted;
}

/** Leaves a page that is for strangers as soon as somebody is signed in: to where they were, else to the dashboard. */
export function useLeaveWhenSignedIn({ redirect }: WhereFrom): void {
  const navigate = useNavigate();
  const { state } = useSession();
  useEffect(() => {
    if (state === 'authenticated') void navigate({ href: pathAfterSignIn(redirect), replace: true });
  }, [state, redirect, navigate]);
}
