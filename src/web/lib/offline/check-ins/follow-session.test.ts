import type { AnyRouter } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';
import { createPageTexts } from '../../texts.ts';
import { followSession } from './follow-session.ts';
import { noteCheckIn } from './noted.ts';

const { getSession, info } = vi.hoisted(() => ({ getSession: vi.fn(), info: vi.fn() }));
vi.mock('../../session.ts', () => ({ getSession }));
vi.mock('../../toast.ts', () => ({ toast: { info } }));

const send = vi.fn();
const nobody = { state: 'idle' };
const person = (id: string) => ({ state: 'authenticated', user: { id } });
/** Opens a page, and waits for what that causes. */
let open: (pathname: string, session: object) => Promise<void>;

beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  send.mockReset().mockResolvedValue(undefined);
  info.mockReset();
  let opened: (event: { toLocation: { pathname: string } }) => void = () => undefined;
  const router = { subscribe: (_: string, listener: typeof opened) => (opened = listener) } as unknown as AnyRouter;
  getSession.mockResolvedValue(person('me'));
  followSession(router, { texts: createPageTexts('en'), send });
  open = async (pathname, session) => {
    getSession.mockResolvedValue(session);
    opened({ toLocation: { pathname } });
    await vi.dynamicImportSettled();
  };
  await vi.dynamicImportSettled();
  return () => vi.unstubAllGlobals();
});

test('what a person has noted is sent when they sign in, and no colleague’s sign-in says anything of it', async () => {
  await open('/dashboard', person('me'));
  expect(send).not.toHaveBeenCalled();
  await open('/', nobody);
  await open('/dashboard', person('colleague'));
  await open('/profile', person('colleague'));
  expect(send).toHaveBeenCalledTimes(1);
  await open('/', nobody);
  await open('/provider/check-in', person('me'));
  expect(send).toHaveBeenCalledTimes(2);
});

test('a session that ends by itself says what waits for its person, and a sign-out does not', async () => {
  const at = new Date().toISOString();
  for (const [number, by] of ['me', 'me', 'colleague'].entries())
    noteCheckIn({ reference: `BK-2026-${number}`, at, by });
  await open('/', nobody);
  expect(info).not.toHaveBeenCalled();
  await open('/dashboard', person('me'));
  // Without signal nobody knows.
  await open('/login', { state: 'failed' });
  expect(info).not.toHaveBeenCalled();
  await open('/login', nobody);
  await vi.waitFor(() => expect(info).toHaveBeenCalledTimes(1));
  expect(info).toHaveBeenCalledWith(translate('en', 'provider-check-in', 'noted.ended', { count: 2 }));
});

test('where nothing waits, the end of a session says nothing of it', async () => {
  await open('/login', nobody);
  expect(info).not.toHaveBeenCalled();
});
