import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/imports.ts';
import { webRoutes, withImports } from './support/web-routes.ts';

/** Whether a route, or what it imports, has this; the clock itself is not looked at. */
const has = (route: string, words: RegExp) =>
  [...withImports(route)].some(
    (file) => file !== 'src/web/lib/clock.ts' && words.test(readFileSync(join(root, file), 'utf8')),
  );

// The public pages are kept by the server: there `useToday` says what day it is.
const tellingTime = webRoutes.filter((route) => route.includes('/(signed-in)/') && has(route, /\bpageClock\b/));

test.each(tellingTime)('%s reads how far the clock of the demo was moved', (route) => {
  expect(has(route, /readProductClock\(/)).toBe(true);
});

test('there are pages that tell the time', () => expect(tellingTime.length).toBeGreaterThan(20));
