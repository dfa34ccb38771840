import { expect, test } from 'vitest';
import { withDate } from './dated-page.ts';

test('the HTML of a kept page says when the server gave it, and its policy stays', async () => {
  const date = 'Sat, 21 Nov 2026 12:00:00 GMT';
  const policy = "script-src 'nonce-1'";
  const headers = { date, 'content-length': '3', 'content-security-policy': policy };
  const page = await withDate(new Response('<!doctype html><html lang="en"><body>…', { headers }));
  expect(await page.text()).toBe(`<!doctype html><html data-kept-from="${date}" lang="en"><body>…`);
  expect(page.headers.get('content-security-policy')).toBe(policy);
  expect(page.headers.get('content-length')).toBeNull();
});
