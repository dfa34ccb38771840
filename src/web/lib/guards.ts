import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { User } from '#shared/contracts/accounts.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { addresses } from './addresses.ts';
import { hydrated } from './hydration.ts';
import { keepRedirectReason } from './redirect-reason.ts';
import { getSession } from './session.ts';
import { type PageTexts, prepareTexts } from './texts.ts';
import { toLogin } from './to-login.ts';

interface GuardInput {
  location: ParsedLocation;
  context: { texts: PageTexts };
}

/**
 * `beforeLoad` of a page for signed-in people (with `ssr: false`): everybody else is redirected to /login, and
 * afterwards to the page.
 * @returns `{ user }`, which the page then finds in its context  @throws the problem if the server cannot be asked
 */
export async function requireSignedIn({ location }: GuardInput): Promise<{ user: User }> {
  // The texts of such a page are not in its HTML, so their list is loaded while the session is checked.
  void prepareTexts();
  const session = await getSession();
  // A redirect during hydration would show another page than the HTML that React is hydrating.
  await hydrated;
  if (session.state === 'authenticated') return { user: session.user };
  if (session.state === 'failed') throw session.problem;
  throw redirect(toLogin(location));
}

/** Like requireSignedIn, for admins. */
export const requireAdmin = requireUser((user) => user.role === 'admin');

/**
 * Like requireSignedIn, for whoever is a member of a provider, whatever their role.
 * @param right that they must have there
 */
export const requireMember = (right?: ProviderRight) =>
  requireUser(({ memberships }) => memberships.some(({ rights }) => right === undefined || rights.includes(right)));

/** A guard that redirects everybody who may not open the page to the dashboard, which shows why. */
function requireUser(mayOpen: (user: User) => boolean) {
  return async (input: GuardInput): Promise<{ user: User }> => {
    const { user } = await requireSignedIn(input);
    if (mayOpen(user)) return { user };
    keepRedirectReason(input.context.texts.translate('shell', 'noAccess'));
    // As a new document: a redirect inside this one may come while React still hydrates the HTML of the refused page.
    throw redirect({ to: addresses.dashboard, reloadDocument: true });
  };
}
