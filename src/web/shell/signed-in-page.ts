import type { ProviderRight } from '#shared/rights.ts';
import { requireAdmin, requireMember, requireSignedIn } from '#web/lib/guards.ts';
import { LateErrorPage } from './late-error-page.tsx';
import { publicPage } from './public-page.ts';

/**
 * The options of every page for signed-in people: `createFileRoute('/…')({ ...signedInPage, loader, component })`. The
 * token is in the browser's storage, so the server renders none of these pages.
 */
export const signedInPage = { ...publicPage, ssr: false, beforeLoad: requireSignedIn } as const;

/** The same for admins. */
export const adminPage = { ...signedInPage, beforeLoad: requireAdmin } as const;

/** The same for members of a provider, with this right where one is named, or with one of several. */
export const pageForMember = (right?: ProviderRight | readonly ProviderRight[]) =>
  ({ ...signedInPage, beforeLoad: requireMember(right) }) as const;

/** The options of what surrounds all pages for members of a provider; title and description are those of the page. */
export const frameForMembers = { ssr: false, beforeLoad: requireMember(), errorComponent: LateErrorPage } as const;

/** The same for admins. */
export const frameForAdmins = { ssr: false, beforeLoad: requireAdmin, errorComponent: LateErrorPage } as const;
