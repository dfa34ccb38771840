import { expect, test } from 'vitest';
import { afterFirstScreen } from './late-scripts.ts';

const manifest = {
  routes: {
    __root__: { preloads: ['/assets/a.js', '/assets/b.js'], scripts: [{ attrs: { src: '/assets/a.js' } }] },
    '/stays': { preloads: ['/assets/b.js', { href: '/assets/stays.js' }] },
    '/meals': { preloads: ['/assets/meals.js'] },
  },
};

test('a page has no script elements with addresses: one inline script loads them, each once', () => {
  const { routes } = afterFirstScreen(manifest, ['__root__', '/stays']);
  expect(routes['/stays']).toEqual({ css: [] });
  expect(routes.__root__?.preloads).toBeUndefined();
  const [only, ...more] = routes.__root__?.scripts ?? [];
  expect(more).toEqual([]);
  expect(only?.attrs).toBeUndefined();
  expect(only?.children).toContain('["/assets/a.js","/assets/b.js","/assets/stays.js"]');
  expect(only?.children).toContain('of ["/assets/a.js"])add("script"');
  expect(only?.children).not.toContain('meals');
});

test('other pages are not changed', () => {
  expect(afterFirstScreen(manifest, ['__root__', '/stays']).routes['/meals']).toBe(manifest.routes['/meals']);
});
