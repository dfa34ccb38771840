import { expect, test } from 'vitest';
import { offlinePage } from './offline-page.ts';

const nothing = { bookings: false, checkIn: false };
const facts = {
  address: '/search?q="><script>alert(1)</script>',
  neverKept: false,
  home: true,
  pages: [{ address: '/services/42?from=a&to=b', title: 'Tea &amp; trails' }],
  tokens: ':root{--ink:#000}',
  fonts: { display: '/assets/a.woff2', text: '/assets/b.woff2' },
  nonce: 'n-1',
};

test('says in the language of the address that there is no connection, and lists the kept pages', () => {
  const english = offlinePage({ ...facts, lang: 'en', own: nothing });
  expect(english).toContain('<html lang="en" dir="ltr">');
  expect(english).toContain('<h1>You are offline</h1>');
  expect(english).toContain('<a href="/services/42?from=a&amp;to=b">Tea &amp; trails</a>');
  expect(english).not.toContain('/dashboard');
  const swahili = offlinePage({ ...facts, lang: 'sw', own: { bookings: true, checkIn: false } });
  expect(swahili).toContain('<h1>Huna mtandao</h1>');
  expect(swahili).toContain('<a href="/sw">Ukurasa wa mwanzo</a>');
  expect(swahili).toContain('<a href="/sw/dashboard">Nafasi zangu</a>');
});

test('names the page of the gate where its list is kept', () => {
  const host = offlinePage({ ...facts, lang: 'sw', own: { bookings: true, checkIn: true } });
  expect(host).toContain('<a href="/sw/provider/check-in">Pokea wageni</a>');
  expect(offlinePage({ ...facts, lang: 'en', own: nothing })).not.toContain('/provider/check-in');
});

test('lists the home page only if it is kept, and shows no empty list', () => {
  const none = offlinePage({ ...facts, lang: 'en', home: false, pages: [], own: nothing });
  expect(none).not.toContain('Home page');
  expect(none).not.toContain('<h2>');
  const one = offlinePage({ ...facts, lang: 'en', home: false, own: nothing });
  expect(one).toContain('<h2>These pages open without a connection</h2>');
  expect(one).not.toContain('Home page');
});

test('says that a page which is never kept needs a connection', () => {
  const html = offlinePage({
    ...facts,
    address: '/payment/1',
    neverKept: true,
    lang: 'en',
    own: { bookings: true, checkIn: false },
  });
  expect(html).toContain('<p>This page needs a connection.');
  expect(html).not.toContain('has not been opened');
});

test('an address cannot inject a script, and everything inline has the nonce', () => {
  const html = offlinePage({ ...facts, lang: 'en', own: { bookings: true, checkIn: false } });
  expect(html).toContain('href="/search?q=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html.match(/<(?:script|style)(?! nonce="n-1")/g)).toBe(null);
});
