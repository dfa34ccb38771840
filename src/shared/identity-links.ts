import type { IdentityProvider } from './identity-providers.ts';
import type { Lang } from './languages.ts';

/** What a sign-in elsewhere is for: `again`: somebody who is signed in proves who they are; `link`: they add the account. */
export const identityPurposes = ['sign_in', 'again', 'link'] as const;
export type IdentityPurpose = (typeof identityPurposes)[number];

interface Wish {
  lang: Lang;
  /** The page to return to. */
  redirect?: string | undefined;
  purpose?: IdentityPurpose | undefined;
  /** Whether the session shall last 30 days; by default it does. */
  remember?: boolean | undefined;
}

/** The address that leads to Google or Facebook; a link, so that it works without scripts. */
export function identityLink(provider: IdentityProvider, { lang, redirect, purpose, remember = true }: Wish): string {
  const query = new URLSearchParams({
    ...{ lang, ...(redirect && { redirect }), ...(purpose && { for: purpose }) },
    ...(!remember && { remember: 'false' }),
  });
  return `/api/auth/identity/${provider}?${query}`;
}
