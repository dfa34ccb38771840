import { isRedirect } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { requireMember } from './guards.ts';

const own = { providerId: 'own', name: 'Acacia Rooms', rights: ['bookings'] };
vi.mock('./session.ts', () => ({
  getSession: async () => ({ state: 'authenticated', user: { role: 'provider', memberships: [own] } }),
}));
vi.mock('./hydration.ts', () => ({ hydrated: Promise.resolve() }));
vi.mock('./texts.ts', () => ({ prepareTexts: async () => undefined }));

type Input = Parameters<ReturnType<typeof requireMember>>[0];
const open = async (search: object, right?: 'bookings' | 'money') => {
  const input = { search, location: { pathname: '/provider/earnings' } } as unknown as Input;
  try {
    return (await requireMember(right)(input)).member.providerId;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    return [thrown.options.to, thrown.options.search];
  }
};

test('an address with a business that is not theirs leads to a page that says so', async () => {
  for (const providerId of ['other', 'xyz', 7])
    expect(await open({ providerId }, 'bookings')).toEqual(['/provider/no-access', { right: 'none' }]);
});

test('their own is opened, and without the right the page says which one it needs', async () => {
  for (const search of [{}, { providerId: 'own' }]) {
    expect(await open(search, 'bookings')).toBe('own');
    expect(await open(search, 'money')).toEqual(['/provider/no-access', { right: 'money' }]);
  }
});
