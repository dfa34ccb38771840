import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addresses } from '#web/lib/addresses.ts';
import { useSession } from '#web/lib/session.ts';

/** The search parameters of /login and /register: the page to return to. */
export interface LoginSearch {
  redirect?: string;
}

/** Reads them; `pathAfterSignIn` checks the value. */
export function readLoginSearch(search: Record<string, unknown>): LoginSearch {
  return typeof search.redirect === 'string' ? { redirect: search.redirect } : {};
}

/**
 * Where to go after signing in: the page to return to if it is one of ours, else the dashboard.
 * @param wanted from the address; only a path of this site is accepted, never another host
 * @returns a path without language, as the routes know it
 */
export function pathAfterSignIn(wanted: unknown): string {
  const fallback = addresses.dashboard;
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || /[\\\s]/.test(wanted)) return fallback;
  const here = 'http://same.site';
  if (!URL.canParse(wanted, here) || new URL(wanted, here).origin !== here) return fallback;
  return wanted.startsWith('/login') || wanted.startsWith('/register') ? fallback : wanted;
}

/** What somebody was about to book before they had to sign in; the texts are as the address has them. */
export interface TripAhead {
  serviceId: string;
  startDate: string;
  endDate: string;
  guests: number;
  /** Who they are; empty where the address does not say. */
  party: string;
}

/** The trip that the page to return to would book; undefined if it books none. */
export function findTripAhead({ redirect }: LoginSearch): TripAhead | undefined {
  const { pathname, searchParams } = new URL(pathAfterSignIn(redirect), 'http://same.site');
  const serviceId = /^\/booking\/([\da-f-]{36})$/.exec(pathname)?.[1];
  if (!serviceId) return undefined;
  const textOf = (name: string) => searchParams.get(name) ?? '';
  const guests = Math.max(1, Math.trunc(Number(textOf('guests'))) || 1);
  return { serviceId, startDate: textOf('startDate'), endDate: textOf('endDate'), guests, party: textOf('party') };
}

/** Where somebody goes who has signed in: whose account is to be deleted, to the page where they can keep it. */
export const pathOf = (user: { deletionDueAt?: unknown }, wanted: unknown): string =>
  user.deletionDueAt ? '/profile/data' : pathAfterSignIn(wanted);

/** Leaves /login or /register as soon as somebody is signed in: for the page to return to, else the dashboard. */
export function useLeaveWhenSignedIn({ redirect }: LoginSearch): void {
  const navigate = useNavigate();
  const { state, user } = useSession();
  useEffect(() => {
    if (state === 'authenticated') void navigate({ href: pathOf(user, redirect), replace: true });
  }, [state, user, redirect, navigate]);
}
