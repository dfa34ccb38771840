import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { User } from '#shared/contracts/accounts.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { addresses } from './addresses.ts';
import { hydrated } from './hydration.ts';
import { getSession } from './session.ts';
import { type PageTexts, prepareTexts } from './texts.ts';
import { toLogin } from './to-login.ts';
import { keepWhyHere } from './why-here.ts';

interface GuardInput {
  location: ParsedLocation;
  context: { texts: PageTexts };
}

/**
 * `beforeLoad` of a page for signed-in people (with `ssr: false`): everybody else goes to /login and comes back.
 * @returns `{ user }`, which the page then finds in its context  @throws the problem if the server cannot be asked
 */
export async function requireSignedIn({ location }: GuardInput): Promise<{ user: User }> {
  // The words of such a page are never in its HTML: the way to them is found while the session is asked for.
  void prepareTexts();
  const session = await getSession();
  // A redirect in the middle of hydration would pull the page away from the HTML that React is comparing it with.
  await hydrated;
  if (session.state === 'authenticated') return { user: session.user };
  if (session.state === 'failed') throw session.problem;
  throw redirect(toLogin(location));
}

/** Like requireSignedIn, for admins. */
export const requireAdmin = requireUser((user) => user.role === 'admin');

/** Like requireSignedIn, for whoever is a member of a provider, whatever their role. @param right that they must have there */
export const requireMember = (right?: ProviderRight) =>
  requireUser(({ memberships }) => memberships.some(({ rights }) => right === undefined || rights.includes(right)));

/** A guard that sends everybody who may not open the page to the dashboard, where they are told why. */
function requireUser(mayOpen: (user: User) => boolean) {
  return async (input: GuardInput): Promise<{ user: User }> => {
    const { user } = await requireSignedIn(input);
    if (mayOpen(user)) return { user };
    keepWhyHere(input.context.texts.translate('shell', 'noAccess'));
    // As a new document: a toast beside a redirect makes React take over HTML whose route the router has left already.
    throw redirect({ to: addresses.dashboard, reloadDocument: true });
  };
}
