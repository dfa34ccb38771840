import { ask, serviceFor } from './travellers.ts';

/**
 * Each width and each language once, since what is wrong on a page is wrong in both languages or at both widths; but
 * words are longer in Kiswahili, and have less room on a phone.
 */
export const eachWidthAndLanguage = [
  { width: 360, lang: 'sw' },
  { width: 1280, lang: 'en' },
] as const;

/** Every public page by its English path; `listing` represents one listing of the demo, `host` its provider. */
export const publicPages = [
  '/',
  '/explore',
  '/services',
  '/services?category=beach',
  '/stays',
  '/meals',
  '/transport',
  '/places',
  '/places/diani',
  '/places/diani/stays',
  '/search',
  '/search?q=diani',
  '/search?q=zzzz',
  'listing',
  'host',
  '/onboard',
  '/login',
  '/register',
  '/verify-email',
  '/forgot-password',
  '/forgot-password?token=unknown',
  '/verify-email?restore=unknown',
  '/favorites',
  '/help',
  '/support',
  '/help?q=mpesa',
  '/help/payment-faq',
  '/newsletter?problem=link',
  '/newsletter/confirm?token=unknown',
  '/terms',
  '/privacy',
  '/cookies',
  '/accessibility',
] as const;

/** Pages for everybody that are in no list of pages: one that is not found, and the demo's page of components. */
export const otherPages = ['/nowhere', '/dev/components'] as const;

/** The address of the listing that represents all of them. @throws Error if the demo lacks it */
export const listingOn = async (origin: string): Promise<string> => `/services/${await serviceFor(origin, 'q=lamu')}`;

/** The address of its provider. */
async function hostOn(origin: string): Promise<string> {
  const { provider } = await ask<{ provider: { id: string } }>(origin, `/api${await listingOn(origin)}`);
  return `/providers/${provider.id}`;
}

/** The addresses of the pages that `publicPages` only names. */
export async function namedPagesOn(origin: string): Promise<Record<string, string>> {
  return { listing: await listingOn(origin), host: await hostOn(origin) };
}
