import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meCall } from '#shared/contracts/accounts.ts';
import { api, onSignInRequired } from './api.ts';
import { Problem } from './problem.ts';
import { takeEnded } from './token.ts';

vi.mock('./bridge.ts', () => ({ findBridge: () => undefined }));

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

const toLogin = vi.fn();
beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/sw/stays' } });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  localStorage.setItem('token', 'secret');
  onSignInRequired(toLogin);
});
afterEach(() => {
  vi.unstubAllGlobals();
  toLogin.mockReset();
});

function serverAnswers(status: number, body: string) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a call carries the token and the language of the page', async () => {
  const fetch = serverAnswers(200, '{"user":{"name":"Amina"}}');
  expect(await api(meCall, {})).toEqual({ user: { name: 'Amina' } });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/auth/me');
  expect(init?.credentials).toBe('include');
  expect(init?.headers).toMatchObject({ authorization: 'Bearer secret', 'accept-language': 'sw' });
});

test('a session that has ended is removed, and the person is sent to sign in', async () => {
  serverAnswers(401, '{"error":"Please sign in","code":"sign_in_required"}');
  await expect(api(meCall, {})).rejects.toMatchObject({ status: 401, code: 'sign_in_required' });
  expect(localStorage.getItem('token')).toBe(null);
  expect(toLogin).toHaveBeenCalledOnce();
  expect([takeEnded(), takeEnded()]).toEqual([true, false]);
});

test.each([
  [401, '{"error":"Wrong","code":"wrong_credentials"}', 'wrong_credentials'],
  [500, '{"error":"Sorry","code":"internal"}', 'internal'],
  [502, '<html>Bad gateway</html>', 'unexpected'],
])('the answer %i %s does not sign out', async (status, body, code) => {
  serverAnswers(status, body);
  await expect(api(meCall, {})).rejects.toMatchObject({ status, code });
  expect(localStorage.getItem('token')).toBe('secret');
  expect(toLogin).not.toHaveBeenCalled();
});

test('a lost connection is a problem of its own and signs nobody out', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(api(meCall, {})).rejects.toMatchObject({ status: 0, code: 'network' });
  expect(localStorage.getItem('token')).toBe('secret');
});

test('a refusal has its fields and other properties', async () => {
  serverAnswers(409, '{"error":"Changed","code":"price_changed","amount":52800,"rate":110,"fields":{"a":"b"}}');
  const problem = await api(meCall, {}).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ message: 'Changed', extra: { amount: 52800, rate: 110 }, fields: { a: 'b' } });
});

test('a late answer to an earlier token does not sign out whoever has signed in since', async () => {
  const fetch = vi.fn(async () => {
    localStorage.setItem('token', 'newer');
    return new Response('{"error":"Ingia","code":"sign_in_required"}', { status: 401 });
  });
  vi.stubGlobal('fetch', fetch);
  await expect(api(meCall, {})).rejects.toMatchObject({ code: 'sign_in_required' });
  expect(localStorage.getItem('token')).toBe('newer');
  expect(toLogin).not.toHaveBeenCalled();
});
