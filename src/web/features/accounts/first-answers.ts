import { invitedAddress } from '#web/lib/new-account.ts';
import type { LoginSearch } from './after-sign-in.ts';

/** What the form of a new account begins with, by the page to return to. */
export const firstAnswers = ({ redirect = '' }: LoginSearch): { email: string; role: 'user' | 'provider' } => ({
  email: invitedAddress(),
  role: redirect.startsWith('/onboard') ? 'provider' : 'user',
});
