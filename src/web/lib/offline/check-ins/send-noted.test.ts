import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../../problem.ts';
import { forgetNoted, noteCheckIn, readNoted } from './noted.ts';
import { sendNoted } from './send-noted.ts';

const { api, signedIn } = vi.hoisted(() => ({ api: vi.fn(), signedIn: vi.fn() }));
vi.mock('../../api.ts', () => ({ api }));
vi.mock('../../session.ts', () => ({ getSession: async () => ({}), signedInNow: signedIn }));

const at = new Date().toISOString();
const problem = (status: number, code: string) => new Problem({ status, code, message: '' });
const states = () => readNoted().map(({ state, refusal, checkedInAt }) => checkedInAt ?? refusal ?? state);
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

test.each([
  ['a server that is overloaded', 503, 'unavailable'],
  ['too many calls', 429, 'too_many_requests'],
  ['a sign-in of the network', 403, 'unexpected'],
  ['a session that has ended', 401, 'sign_in_required'],
])('%s leaves all waiting, and the rest is not tried', async (_, status, code) => {
  api.mockRejectedValueOnce(problem(status, code));
  await sendNoted();
  expect(api).toHaveBeenCalledTimes(1);
  expect(states()).toEqual(['waiting', 'waiting', 'waiting']);
});

test('an error that one check-in causes does not keep the others back', async () => {
  api.mockRejectedValueOnce(problem(500, 'internal')).mockResolvedValue(accepted());
  await sendNoted();
  expect(states()).toEqual(['waiting', 'sent', 'sent']);
});

test('a scanned code is sent with its secret part', async () => {
  for (const one of readNoted()) forgetNoted(one);
  noteCheckIn({ reference: 'BK-2026-1', code: 'abcdefghijklmnopqrst', at, by: 'me' });
  api.mockResolvedValue(accepted());
  await sendNoted();
  expect(api.mock.lastCall?.[1]).toEqual({ body: { code: 'BK-2026-1.abcdefghijklmnopqrst', at } });
});

test('a time that the phone’s fast clock put into the future waits for an hour, then it is refused', async () => {
  const fast = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  for (const one of readNoted()) forgetNoted(one);
  for (const [place, minutes] of [59, 61].entries())
    noteCheckIn({ reference: `BK-2026-${place}`, at: fast(minutes), by: 'me' });
  api.mockRejectedValue(problem(409, 'gate_time_wrong'));
  await sendNoted();
  expect(states()).toEqual(['waiting', 'gate_time_wrong']);
});

test('a time at the gate before the booking stays wrong, so it is refused at once', async () => {
  api.mockResolvedValue(accepted()).mockRejectedValueOnce(problem(409, 'gate_time_before_booking'));
  await sendNoted();
  expect(states()).toEqual(['gate_time_before_booking', 'sent', 'sent']);
});

test('a check-in whose first answer was lost is one’s own, also where the server’s clock was a little behind', async () => {
  const recorded = (secondsBefore: number) => new Date(Date.parse(at) - secondsBefore * 1_000).toISOString();
  const another = recorded(121);
  api.mockResolvedValueOnce(accepted(recorded(119))).mockResolvedValueOnce(accepted(another));
  api.mockResolvedValueOnce(accepted(recorded(0)));
  await sendNoted();
  expect(states()).toEqual(['sent', another, 'sent']);
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
