import { expect, test } from 'vitest';
import { cyclesOf, type Import, importsOf, isTest, sourcesIn } from './support/imports.ts';

/** A feature of the pages imports only from those before it (docs/architecture.md). */
const featureOrder = [
  'calendar-address',
  'accounts',
  'own-data',
  'invitation',
  'legal',
  'newsletter',
  'help',
  'support',
  'explore',
  'showcase',
  'booking-view',
  'stay-choice',
  'reports',
  'catalogue',
  'favorites',
  'listing',
  'host',
  'booking',
  'payment',
  'messages',
  'reviews',
  'dashboard',
  'onboarding',
  'provider',
  'provider-services',
  'provider-calendar',
  'provider-bookings',
  'provider-reviews',
  'admin',
  'home',
];

/** What each part of the pages may import, besides itself and src/shared. The files at the top put everything together. */
const mayImport: Record<string, string[]> = {
  lib: [],
  ui: ['lib'],
  worker: ['lib', 'styles'],
  features: ['lib', 'ui'],
  shell: ['lib', 'ui'],
  routes: ['lib', 'ui', 'features', 'shell', 'styles'],
};

const files = sourcesIn('src/web');
const imports = files.flatMap(importsOf).filter(({ from, to }) => !isTest(from) && to.startsWith('src/web/'));

const partOf = (path: string) => /^src\/web\/([^/]+)\//.exec(path)?.[1];
const featureOf = (path: string) => /^src\/web\/features\/([^/]+)\//.exec(path)?.[1];
const shown = (list: Import[]) => list.map(({ from, to }) => `${from} → ${to}`);

test('each part of the pages imports only what it may', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [own, other] = [partOf(from), partOf(to)];
    return own !== undefined && own !== other && !(other !== undefined && mayImport[own]?.includes(other));
  });
  expect(imports.length).toBeGreaterThan(500);
  expect(shown(wrong)).toEqual([]);
});

test('every feature has its place in the order', () => {
  const features = new Set(files.flatMap((file) => featureOf(file) ?? []));
  expect([...features].filter((feature) => !featureOrder.includes(feature))).toEqual([]);
});

test('a feature imports only from those before it', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [own, other] = [featureOf(from), featureOf(to)];
    if (!own || !other) return false;
    return featureOrder.indexOf(other) > featureOrder.indexOf(own);
  });
  expect(shown(wrong)).toEqual([]);
});

test('only files at the top of a feature are imported from outside of it, never those of its sub-folders', () => {
  const wrong = imports.filter(
    ({ from, to }) => featureOf(from) !== featureOf(to) && /^src\/web\/features\/[^/]+\/[^/]+\//.test(to),
  );
  expect(shown(wrong)).toEqual([]);
});

test('no files of the pages import each other in a circle, not even for types or by `import()`', () => {
  expect(cyclesOf(imports.map((one) => ({ ...one, dynamic: false })))).toEqual([]);
});
