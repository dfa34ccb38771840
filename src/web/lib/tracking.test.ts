import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withoutTracking } from '#shared/tracking.ts';
import { trackingScript } from './tracking.ts';

/** The address after the script has run in a browser that opened it. */
function addressAfter(opened: string): string {
  const url = new URL(opened, 'https://twende.example');
  let shown = url.href;
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => {
      shown = new URL(address, url).href;
    },
  };
  runInNewContext(trackingScript(), { location: url, history });
  return shown.slice(url.origin.length);
}

test.each([
  ['/search?q=lamu&utm_source=letter&utm_medium=e-mail', '/search?q=lamu'],
  ['/sw/?fbclid=IwAR0', '/sw/'],
  ['/?gclid=1&gad_source=2&_gl=3&FBCLID=4', '/'],
  ['/stays?utm_id=1&startDate=2026-12-01&guests=2&gclid', '/stays?startDate=2026-12-01&guests=2'],
  // What is not known stays as it was sent, in every detail.
  ['/search?', '/search?'],
  ['/search?q=utm_source&&x', '/search?q=utm_source&&x'],
  ['/search?utm_=1&xfbclid=2&fbclid2=3&utm%5Fsource=4', '/search?utm_=1&xfbclid=2&fbclid2=3&utm%5Fsource=4'],
  ['/search?q=a%20b+c&mc_cid=1', '/search?q=a%20b+c'],
])('%s is %s, for the server and in the browser', (opened, address) => {
  expect(withoutTracking(opened)).toBe(address);
  expect(addressAfter(`${opened}#map`)).toBe(`${address}#map`);
});
