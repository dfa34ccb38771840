import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everywhere } from '#web/lib/texts.ts';
import { root } from './support/imports.ts';
import { webRoutes, withImports } from './support/web-routes.ts';

/** Namespaces that a source names in these calls: `useTranslation('a')`, `useTranslation(['a', 'b'])`, `translate('a', …)`. */
const using = /(?:useTranslation|translate)\(\s*(\[[^\]]*\]|'[\w-]+')/g;
const loading = /texts\.load\(\s*(\[[^\]]*\])/g;

const namesIn = (file: string, calls: RegExp): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(calls)].flatMap(
    ([, list = '']) => list.match(/(?<=')[\w-]+(?=')/g) ?? [],
  );

test.each(webRoutes)('%s loads the texts that its modules use, and no others', (route) => {
  const modules = [...withImports(route)];
  const used = new Set(modules.flatMap((file) => namesIn(file, using)));
  const loaded = new Set(modules.flatMap((file) => namesIn(file, loading)));
  const always = new Set<string>(everywhere);
  expect(
    [...used].filter((name) => !loaded.has(name) && !always.has(name)),
    'used, but not loaded',
  ).toEqual([]);
  const unseen = [...loaded].filter((name) => !used.has(name) && !byKey.has(name));
  expect(unseen, 'loaded, but not used').toEqual([]);
});

/** Messages of the contracts' schemas, which `ui/field.tsx` finds by the key that it is given. */
const byKey = new Set(['fields']);

test('there are routes to judge, and calls are found', () => {
  expect(webRoutes.length).toBeGreaterThan(20);
  expect(namesIn('src/web/features/payment/payment-page.tsx', using).length).toBeGreaterThan(0);
});
