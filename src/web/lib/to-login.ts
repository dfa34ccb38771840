import { addresses } from './addresses.ts';

/** The way to /login that remembers where one was: `navigate(toLogin(location))`. */
export function toLogin(location: { pathname: string; searchStr: string }) {
  const here = location.pathname + location.searchStr;
  // Whoever is there already, because another tab signed out or a call was refused meanwhile, keeps what it remembers.
  if (location.pathname === addresses.login) return { href: here };
  const back = here === '/' ? '' : `?redirect=${encodeURIComponent(here)}`;
  return { href: addresses.login + back };
}
