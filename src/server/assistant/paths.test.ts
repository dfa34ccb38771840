import { expect, test } from 'vitest';
import { isTest, sourcesIn, textOf } from '#tests/support/imports.ts';
import { pathOfRoute, webRoutes } from '#tests/support/web-routes.ts';

/** Each path of a page that the assistant's sources write, `x` for what is filled in. */
const written = sourcesIn('src/server/assistant')
  .filter((file) => !isTest(file))
  .flatMap((file) => [...textOf(file).matchAll(/['`](\/[a-z][^'`\s]*)['`]/g)].map(([, path = '']) => path))
  .map((path) => path.replaceAll(/\$\{[^}]*\}/g, 'x').replace(/\?.*$/, ''));

const pages = webRoutes.map(
  (file) =>
    new RegExp(
      `^${pathOfRoute(file)
        .split('/')
        .map((part) => (part.startsWith('$') ? '[^/]+' : part))
        .join('/')}$`,
    ),
);

test('every path that an answer links is that of a page', () => {
  expect(written).toEqual(expect.arrayContaining(['/dashboard', '/services/x', '/help/x', '/login']));
  expect(written.filter((path) => !pages.some((page) => page.test(path)))).toEqual([]);
});
