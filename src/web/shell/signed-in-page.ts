import type { Role } from '#shared/contracts/accounts.ts';
import { requireRole, requireSignedIn } from '#web/lib/guards.ts';
import { publicPage } from './public-page.ts';

/**
 * The options of every page for signed-in people: `createFileRoute('/…')({ ...signedInPage, loader, component })`. The
 * token is in the browser's storage, so the server renders none of these pages.
 */
export const signedInPage = { ...publicPage, ssr: false, beforeLoad: requireSignedIn } as const;

/** The same for people of one role. */
export const pageForRole = (role: Role) => ({ ...signedInPage, beforeLoad: requireRole(role) }) as const;
