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

/** A provider that the signed-in person acts for, and what they may do there. */
export type Membership = User['memberships'][number];

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
export async function requireAdmin(input: GuardInput): Promise<{ user: User }> {
  const { user } = await requireSignedIn(input);
  if (user.role === 'admin') return { user };
  throw refusal(input);
}

/**
 * Like requireSignedIn, for whoever is a member of a provider, whatever their role. Without an organisation /provider itself
 * leads to where one is added, for the role provider its other pages, too; a member without the right is led to a page that
 * says so.
 * @param right that they must have there; of several, one is enough
 * @returns `member` too: the membership of the provider that `providerId` in the address names, else the first with this
 *   right. Whoever is no member of the provider in the address is led to a page that says so, with the way to their own
 */
export const requireMember =
  (right?: ProviderRight | readonly ProviderRight[]) =>
  async (input: GuardInput & { search: object }): Promise<{ user: User; member: Membership }> => {
    const { user } = await requireSignedIn(input);
    const { memberships, role } = user;
    const wanted = right === undefined ? [] : [right].flat();
    const mayOpen = ({ rights }: Membership) => wanted.length === 0 || wanted.some((one) => rights.includes(one));
    // As a new document: a redirect inside this one may come while React still hydrates the HTML of the refused page.
    if (
      memberships.length === 0 &&
      (role === 'provider' || (role === 'user' && input.location.pathname === '/provider'))
    )
      throw redirect({ to: addresses.onboard, reloadDocument: true });
    const { providerId } = input.search as { providerId?: unknown };
    const member = memberships.find((one) => (providerId === undefined ? mayOpen(one) : one.providerId === providerId));
    const [oldest] = memberships;
    const other = !member && providerId !== undefined;
    if (oldest && (other || (wanted.length > 0 && !(member && mayOpen(member))))) {
      const search = {
        right: other ? 'none' : wanted[0],
        ...(memberships.length > 1 && { providerId: (member ?? oldest).providerId }),
      };
      throw redirect({ to: '/provider/no-access', search, replace: true, reloadDocument: true });
    }
    if (!member) throw refusal(input);
    return { user, member };
  };

/** Leads whoever may not open a page to the dashboard, which shows why. */
function refusal({ context: { texts } }: GuardInput) {
  keepRedirectReason(texts.translate('shell', 'noAccess'));
  // As a new document, for the same reason.
  return redirect({ to: addresses.dashboard, reloadDocument: true });
}
