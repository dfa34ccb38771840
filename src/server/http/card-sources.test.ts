import { expect, test } from 'vitest';
import { cardSources } from './card-sources.ts';

const sources = (live: boolean, url: string) =>
  cardSources({ live })("'self'", 'https://js.stripe.com', 'https://*.js.stripe.com')({ url } as Parameters<
    ReturnType<ReturnType<typeof cardSources>>
  >[0]);

test.each(['/payment/0193', '/sw/payment/0193', '/payment/BK-2026-001?payment_intent=pi_1'])(
  '%s may load Stripe’s sources, where real cards are taken',
  (url) => {
    expect(sources(true, url)).toBe("'self' https://js.stripe.com https://*.js.stripe.com");
    expect(sources(false, url)).toBe("'self'");
  },
);

test.each([
  '/',
  '/sw',
  '/payment',
  '/services?next=/payment/1',
  '/confirmation/1',
  '/api/payments/options/1',
  '/swpayment/1',
])('%s may not', (url) => {
  expect(sources(true, url)).toBe("'self'");
});
