import { expect, test } from 'vitest';
import { advance, made, minuteMs, openBrowser, startIdentityApp } from './identities.fixture.ts';

startIdentityApp();

const typed = { name: 'Wanjiru', email: 'wanjiru@example.com' };

test('the link leads to the page there with state, nonce and a challenge, and keeps them from scripts', async () => {
  const browser = openBrowser();
  const answer = await browser.send('/api/auth/identity/google?redirect=/stays&lang=sw');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers['cache-control']).toBe('no-store');
  const there = new URL(String(answer.headers.location));
  expect(Object.fromEntries(there.searchParams)).toEqual({
    ...{ client_id: 'twende-sandbox', response_type: 'code', scope: 'openid email profile', prompt: 'select_account' },
    ...{ state: expect.any(String), nonce: expect.any(String), code_challenge: expect.any(String) },
    code_challenge_method: 'S256',
    redirect_uri: `http://localhost:${made.app.config.port}/api/auth/identity/google/callback`,
  });
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ name: 'identity_flow', httpOnly: true, sameSite: 'Lax', maxAge: 600 });
  expect(cookie?.value).not.toContain(there.searchParams.get('state'));
});

test('the demo’s page leads back to the address that was opened', async () => {
  const { port } = made.app.config;
  const answer = await made.fastify.inject({
    url: '/api/auth/identity/facebook',
    headers: { host: `127.0.0.1:${port}` },
  });
  const there = new URL(String(answer.headers.location));
  expect(there.origin).toBe(`http://127.0.0.1:${port}`);
  expect(there.searchParams.get('redirect_uri')).toBe(`http://127.0.0.1:${port}/api/auth/identity/facebook/callback`);
  const elsewhere = await made.fastify.inject({
    url: '/api/auth/identity/facebook',
    headers: { host: 'evil.example' },
  });
  expect(new URL(String(elsewhere.headers.location)).origin).toBe(`http://localhost:${port}`);
});

test('whoever does not agree, or takes too long, is told so where they can sign in, in their language', async () => {
  const browser = openBrowser();
  expect(await browser.goThere('google', { deny: 'on' }, '?lang=sw&redirect=/stays')).toBe(
    '/sw/login?problem=denied&provider=google&redirect=%2Fstays',
  );
  const there = await browser.begin('facebook');
  const back = await browser.agree('facebook', there, typed);
  advance(10 * minuteMs);
  expect(await browser.comeBack(back)).toBe('/login?problem=expired&provider=facebook');
});

test('a way back works once, and only with the state of this browser', async () => {
  const browser = openBrowser();
  const back = await browser.agree('google', await browser.begin('google'), typed);
  const flow = String(browser.cookies.get('identity_flow'));
  expect(await openBrowser().comeBack(back)).toBe('/login?problem=expired&provider=google');

  const stranger = openBrowser();
  await stranger.begin('google');
  expect(await stranger.comeBack(back)).toBe('/login?problem=expired&provider=google');

  expect(await browser.comeBack(back)).toBe('/finish-sign-in?provider=google');
  browser.cookies.set('identity_flow', flow);
  expect(await browser.comeBack(back)).toBe('/login?problem=expired&provider=google');

  // A flow that was begun at the other provider.
  const mixed = openBrowser();
  const google = new URL(await mixed.agree('google', await mixed.begin('google'), typed));
  google.pathname = '/api/auth/identity/facebook/callback';
  expect(await mixed.comeBack(google.href)).toBe('/login?problem=expired&provider=facebook');
});

test('a code that was made up is refused', async () => {
  const browser = openBrowser();
  const there = new URL(await browser.begin('google'));
  const query = new URLSearchParams({ code: 'invented', state: there.searchParams.get('state') ?? '' });
  expect(await browser.comeBack(`http://localhost/api/auth/identity/google/callback?${query}`)).toBe(
    '/login?problem=failed&provider=google',
  );
  expect(made.logged.some((line) => line.includes('identity_failed'))).toBe(true);
});

test.each(['google', 'facebook'] as const)('%s without an email address makes no account', async (provider) => {
  const browser = openBrowser();
  expect(await browser.goThere(provider, { name: 'Only A Name' })).toBe(`/login?problem=no_email&provider=${provider}`);
});

test('what fails for somebody who is signed in is told on another page than /login', async () => {
  const browser = openBrowser();
  expect(await browser.goThere('google', { deny: 'on' }, '?for=link&redirect=/profile')).toBe(
    '/finish-sign-in?problem=denied&provider=google&for=link&redirect=%2Fprofile',
  );
});

test('only pages of ours are returned to, and odd addresses are no error of ours', async () => {
  const browser = openBrowser();
  expect(await browser.goThere('google', typed, '?redirect=https://evil.example&for=odd&lang=xx')).toBe(
    '/finish-sign-in?provider=google',
  );
  const long = `/stays?q=${'x'.repeat(2_000)}`;
  expect(await browser.goThere('google', typed, `?redirect=${encodeURIComponent(long)}`)).toBe(
    '/finish-sign-in?provider=google',
  );
  for (const query of [
    '',
    '?code=1',
    '?state=1&code=1',
    '?error=access_denied',
    '?state=%00',
    '?code=1&code=2&state=%FF',
  ]) {
    const answer = await browser.send(`/api/auth/identity/google/callback${query}`);
    expect(answer.headers.location).toBe('/login?problem=expired&provider=google');
  }
  expect((await browser.send('/api/auth/identity/nobody')).statusCode).toBe(404);
  expect((await browser.send('/api/auth/identity/nobody/callback')).statusCode).toBe(404);
});

test('one network begins sixty an hour', async () => {
  const browser = openBrowser();
  for (let time = 0; time < 60; time += 1) expect(await browser.begin('facebook')).toContain('/dialog/oauth');
  expect(await browser.begin('facebook', '?lang=sw')).toBe('/sw/login?problem=too_many&provider=facebook');
  advance(minuteMs);
  expect(await browser.begin('facebook')).toContain('/dialog/oauth');
});

test('where a provider is switched off its link says so', async () => {
  const { google } = made.app.identity;
  delete made.app.identity.google;
  expect(await openBrowser().begin('google')).toBe('/login?problem=off&provider=google');
  if (google) made.app.identity.google = google;
});
