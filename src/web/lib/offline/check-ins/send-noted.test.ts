import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../../problem.ts';
import { noteCheckIn, readNoted } from './noted.ts';
import { sendNoted } from './send-noted.ts';

const { api, signedIn } = vi.hoisted(() => ({ api: vi.fn(), signedIn: vi.fn() }));
vi.mock('../../api.ts', () => ({ api }));
vi.mock('../../session.ts', () => ({ getSession: async () => ({}), signedInNow: signedIn }));

const at = new Date().toISOString();
const problem = (status: number, code: string) => new Problem({ status, code, message: '' });
const states = () => readNoted().map(({ state, code, checkedInAt }) => checkedInAt ?? code ?? state);
const accepted = (checkedInAt = at) => ({ booking: { alreadyCheckedIn: true, checkedInAt } });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  api.mockReset();
  signedIn.mockReturnValue('me');
  for (const number of [1, 2, 3]) noteCheckIn({ reference: `BK-2026-${number}`, at, by: 'me' });
  return () => vi.unstubAllGlobals();
});

test('each is sent with its time at the gate; a lost connection leaves the rest waiting, and they go the next time', async () => {
  api.mockResolvedValueOnce(accepted()).mockRejectedValueOnce(problem(0, 'network'));
  await sendNoted();
  expect(api.mock.lastCall?.[1]).toEqual({ body: { code: 'BK-2026-2', at } });
  expect(states()).toEqual(['sent', 'waiting', 'waiting']);
  const earlier = '2026-11-01T03:00:00.000Z';
  api.mockResolvedValueOnce(accepted(earlier)).mockRejectedValueOnce(problem(409, 'check_in_stale'));
  await sendNoted();
  expect(states()).toEqual(['sent', earlier, 'check_in_stale']);
  await sendNoted();
  expect(api).toHaveBeenCalledTimes(4);
});

test('what is no decision of ours on the check-in leaves it waiting: a server in trouble, too many calls, a sign-in of the network', async () => {
  api
    .mockRejectedValueOnce(problem(503, 'unavailable'))
    .mockRejectedValueOnce(problem(429, 'too_many_requests'))
    .mockRejectedValueOnce(problem(403, 'unexpected'));
  await sendNoted();
  expect(api).toHaveBeenCalledTimes(3);
  expect(states()).toEqual(['waiting', 'waiting', 'waiting']);
});

test('another person sends nothing, also one who signs in while it is being sent', async () => {
  signedIn.mockReturnValue('colleague');
  await sendNoted();
  expect(api).not.toHaveBeenCalled();
  signedIn.mockReturnValueOnce('me').mockReturnValue('colleague');
  api.mockResolvedValue(accepted());
  await sendNoted();
  expect(states()).toEqual(['sent', 'waiting', 'waiting']);
});
