type Page =
  | 'home'
  | 'explore'
  | 'services'
  | 'stays'
  | 'meals'
  | 'transport'
  | 'search'
  | 'login'
  | 'register'
  | 'dashboard'
  | 'profile'
  | 'provider'
  | 'admin'
  | 'onboard'
  | 'terms'
  | 'privacy';

/** Pages that header, footer, guards and buttons lead to, without language: the router adds it. */
export const addresses: Record<Page, string> = {
  home: '/',
  explore: '/explore',
  services: '/services',
  stays: '/stays',
  meals: '/meals',
  transport: '/transport',
  search: '/search',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  profile: '/profile',
  provider: '/provider',
  admin: '/admin',
  onboard: '/onboard',
  terms: '/terms',
  privacy: '/privacy',
};

/** By what a phone calls a number that is written for people. */
export const callAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
