import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { Role, User } from '#shared/contracts/accounts.ts';
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

/** Like requireSignedIn, for one role; another role lands on the dashboard and is told why. */
export function requireRole(role: Role) {
  return async (input: GuardInput): Promise<{ user: User }> => {
    const { user } = await requireSignedIn(input);
    if (user.role === role) return { user };
    keepWhyHere(input.context.texts.translate('shell', 'wrongRole'));
    // As a new document: a toast beside a redirect makes React take over HTML whose route the router has left already.
    throw redirect({ to: addresses.dashboard, reloadDocument: true });
  };
}
