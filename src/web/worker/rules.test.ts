import { expect, test } from 'vitest';
import { type Asked, ruleFor } from './rules.ts';

const origin = 'https://twende.test';
const ask = (path: string, more: Partial<Asked> = {}) =>
  ruleFor({ method: 'GET', url: new URL(path, origin), origin, opensPage: false, signedIn: false, ...more });
const open = (path: string) => ask(path, { opensPage: true });
const own = (path: string) => ask(path, { signedIn: true });
const picture = `/pictures/${'0f'.repeat(16)}/640`;

test.each([
  ['/assets/index-D4cIfPhN.js', 'part'],
  ['/assets/figtree-CDtTAQn9.woff2', 'part'],
  ['/assets/savannah-wide-fpSmm0Hz.webm', undefined],
  ['/assets/savannah-wide-Bxv67GG0.mp4', undefined],
  [picture, 'picture'],
  ['/pictures/../api/bookings', undefined],
  ['/favicon.svg', undefined],
  ['/sw.js', undefined],
  ['/healthz', undefined],
])('the rule for the file %s is %s', (path, rule) => expect(ask(path)).toBe(rule));

test.each([
  ['/', 'page'],
  ['/sw', 'page'],
  ['/swahili-coast', 'page'],
  ['/sw/services/42?from=home', 'page'],
  ['/search?q=lamu', 'page'],
  ['/dashboard', 'own-page'],
  ['/sw/dashboard/bookings/42', 'own-page'],
  ['/profile', 'own-page'],
  ['/confirmation/42', 'own-page'],
  ['/payment/42', 'never-kept-page'],
  ['/sw/payment/42', 'never-kept-page'],
  ['/booking/42', 'never-kept-page'],
  ['/login?redirect=%2Fdashboard', 'never-kept-page'],
  ['/verify-email?token=secret', 'never-kept-page'],
  ['/invitation?token=secret', 'never-kept-page'],
  ['/sw/newsletter/confirm?token=secret', 'never-kept-page'],
  ['/support', 'page'],
  ['/support/42?token=secret', 'never-kept-page'],
  ['/sw/support/42?token=secret', 'never-kept-page'],
  ['/sw/favorites/shared/secret', 'never-kept-page'],
  ['/favorites', 'page'],
  ['/provider/check-in', 'own-page'],
  ['/sw/provider/check-in?providerId=42', 'own-page'],
  ['/provider/bookings', 'never-kept-page'],
  ['/provider/check-in/more', 'never-kept-page'],
  ['/admin', 'never-kept-page'],
  ['/api/auth/identity/google/callback?code=1', 'never-kept-page'],
  ['/onboard', 'page'],
  ['/sw/onboard/documents', 'never-kept-page'],
  ['/currency?currency=KES&back=%2F', undefined],
  ['/dev/phone', undefined],
  ['/api/docs', undefined],
  ['/api/bookings/42/calendar.ics', undefined],
  ['/sw.js', undefined],
])('the rule for the page %s is %s', (path, rule) => expect(open(path)).toBe(rule));

test.each([
  ['/api/services?category=stay', 'answer'],
  ['/api/services/42', 'answer'],
  ['/api/services/42/availability?from=2026-11-21&to=2027-11-20', 'answer'],
  ['/api/services/42/quote?startDate=2026-11-21', undefined],
  ['/api/artisans', 'answer'],
  ['/api/providers/0190', 'answer'],
  ['/api/pictures/site?names=home', 'answer'],
  ['/api/settings/public', 'answer'],
  ['/api/auth/me', 'own-answer'],
  ['/api/dashboard', 'own-answer'],
  ['/api/bookings?page=1&pageSize=10', 'own-answer'],
  ['/api/bookings/42', 'own-answer'],
  ['/api/bookings/42/voucher.pdf', 'own-answer'],
  ['/api/bookings/42/receipt.pdf', undefined],
  ['/api/bookings/42/calendar.ics', undefined],
  ['/api/provider/check-ins?providerId=42&date=2026-11-27', 'own-answer'],
  ['/api/provider/bookings?providerId=42', undefined],
  ['/api/payments/options/42', undefined],
  ['/api/payments/verify/42', undefined],
  ['/api/admin/settings', undefined],
])('the rule for the answer of %s is %s', (path, rule) => expect(own(path)).toBe(rule));

test('without a session nothing is kept for a person', () => {
  expect(ask('/api/bookings/42')).toBe(undefined);
  expect(ask('/api/services/42')).toBe('answer');
});

test('calls that change something, and other origins, are left to the browser', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
    expect(ask('/api/bookings', { method, signedIn: true })).toBe(undefined);
    expect(ask('/api/services', { method })).toBe(undefined);
  }
  expect(ask('/', { url: new URL('https://other.test/'), opensPage: true })).toBe(undefined);
});
