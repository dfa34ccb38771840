import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, openStoredDraft } from './use-draft.ts';

const service = {
  id: 's1',
  priceUnit: 'night',
  durationDays: 1,
  capacity: 2,
  guestsPerPlace: 4,
  minStay: 1,
  onSiteFees: [],
  pricedKinds: [],
} as const;
const amina = { id: 'a', name: 'Amina', email: 'amina@example.test', phone: null };
const brought = { startDate: '2026-12-01', endDate: '2026-12-03', guests: 3 };

let places: Map<string, string>;
beforeEach(() => {
  places = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (place: string) => places.get(place) ?? null,
    setItem: (place: string, text: string) => void places.set(place, text),
    removeItem: (place: string) => void places.delete(place),
  });
  return () => vi.unstubAllGlobals();
});

test('what the address named is still in the draft after a reload without it', () => {
  openStoredDraft(service, amina, brought);
  expect(openStoredDraft(service, amina, {}).draft).toMatchObject(brought);
});

test('opening a draft with nothing in the address stores nothing', () => {
  openStoredDraft(service, amina, {});
  expect(places.size).toBe(0);
});

test('a deleted draft is gone', () => {
  openStoredDraft(service, amina, brought);
  forgetDraft(service.id);
  expect(openStoredDraft(service, amina, {}).draft).toMatchObject({ startDate: '', guests: 1 });
});

test('a browser that blocks storage still gets its draft', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
  });
  expect(openStoredDraft(service, amina, brought).draft).toMatchObject(brought);
});
