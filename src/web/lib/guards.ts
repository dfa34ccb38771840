import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { Role, User } from '#shared/contracts/accounts.ts';
import { addresses } from './addresses.ts';
import { hydrated } from './hydration.ts';
import { getSession } from './session.ts';
import { keepNote, takeNote } from './tab-notes.ts';
import type { PageTexts } from './texts.ts';
import { toast } from './toast.ts';

interface GuardInput {
  location: ParsedLocation;
  context: { texts: PageTexts };
}

/** The way to /login that remembers where one was: `navigate(toLogin(location))`. */
export function toLogin(location: { pathname: string; searchStr: string }) {
  const here = location.pathname + location.searchStr;
  // Whoever is there already, because another tab signed out or a call was refused meanwhile, keeps what it remembers.
  if (location.pathname === addresses.login) return { href: here };
  const back = here === '/' ? '' : `?redirect=${encodeURIComponent(here)}`;
  return { href: addresses.login + back };
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

/**
 * `beforeLoad` of a page for signed-in people (with `ssr: false`): everybody else goes to /login and comes back.
 * @returns `{ user }`, which the page then finds in its context  @throws the problem if the server cannot be asked
 */
export async function requireSignedIn({ location }: GuardInput): Promise<{ user: User }> {
  const session = await getSession();
  // A redirect in the middle of hydration would pull the page away from the HTML that React is comparing it with.
  await hydrated;
  if (session.state === 'authenticated') return { user: session.user };
  if (session.state === 'failed') throw session.problem;
  throw redirect(toLogin(location));
}

const whyHere = 'why-here';

/** Tells why the page before has sent somebody here. */
export function tellWhyHere(): void {
  const reason = takeNote(whyHere);
  if (reason !== undefined) toast.error(reason);
}

/** Like requireSignedIn, for one role; another role lands on the dashboard and is told why. */
export function requireRole(role: Role) {
  return async (input: GuardInput): Promise<{ user: User }> => {
    const { user } = await requireSignedIn(input);
    if (user.role === role) return { user };
    keepNote(whyHere, input.context.texts.translate('shell', 'wrongRole'));
    // As a new document: a toast beside a redirect makes React take over HTML whose route the router has left already.
    throw redirect({ to: addresses.dashboard, reloadDocument: true });
  };
}
