import { addresses } from './addresses.ts';

/** The address of /login with the current page to return to: `navigate(toLogin(location))`. */
export function toLogin(location: { pathname: string; searchStr: string }) {
  const here = location.pathname + location.searchStr;
  // The login page may be open already, when another tab signs out or a call is refused; it keeps its page to return
  // to.
  if (location.pathname === addresses.login) return { href: here };
  const back = here === '/' ? '' : `?redirect=${encodeURIComponent(here)}`;
  return { href: addresses.login + back };
}
