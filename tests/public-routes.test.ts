import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicTree } from '../scripts/public-routes-plugin.ts';

const tree = (routes: string) => `import { Route as rootRouteImport } from './routes/__root'
import { Route as StaysRouteImport } from './routes/stays'
import { Route as ServicesIndexRouteImport } from './routes/services.index'
import { Route as seldomForgotPasswordRouteImport } from './routes/(seldom)/forgot-password'
import { Route as signedInProfileRouteImport } from './routes/(signed-in)/profile'

${routes}`;
const route = (
  name: string,
  id: string,
  path: string,
  parent = 'rootRouteImport',
) => `const ${name}Route = ${name}RouteImport.update({
  id: '${id}',
  path: '${path}',
  getParentRoute: () => ${parent},
} as any)
`;

test('the tree has public pages with their ids and paths, and no page that is loaded later', () => {
  const code = publicTree(
    tree(
      route('Stays', '/stays', '/stays') +
        route('ServicesIndex', '/services/', '/services') +
        route('seldomForgotPassword', '/(seldom)/forgot-password', '/forgot-password') +
        route('signedInProfile', '/(signed-in)/profile', '/profile'),
    ),
  );
  expect(code).toContain('routes/stays.tsx');
  expect(code).toContain('[at(StaysRouteImport, "/stays"), at(ServicesIndexRouteImport, "/services", "/services/")]');
  expect(code).not.toContain('profile');
  expect(code).not.toContain('forgot-password');
});

test('a public page below another page fails the build, because it would be left out', () => {
  expect(() => publicTree(tree(route('Stays', '/stays', '/stays', 'ServicesRoute')))).toThrow('StaysRouteImport');
  expect(() => publicTree('')).toThrow('cannot be told');
});

test('every route of the product is public, for signed-in people, or opened seldom', () => {
  const today = readFileSync(new URL('../src/web/routeTree.gen.ts', import.meta.url), 'utf8');
  const later = today.match(/^import .*\((?:signed-in|seldom)\)/gm) ?? [];
  const all = today.match(/\.update\(/g) ?? [];
  expect(later.length).toBeGreaterThan(5);
  expect(publicTree(today).match(/ at\(|\[at\(/g)).toHaveLength(all.length - later.length);
});
