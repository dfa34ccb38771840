import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:public-routes';
const folder = fileURLToPath(new URL('../src/web/', import.meta.url));
const treeFile = `${folder}routeTree.gen.ts`;

/**
 * The browser's first route tree: that of `routeTree.gen.ts` without the pages below `routes/(signed-in)` and
 * `routes/(seldom)`, which the browser loads when one of them is opened (`web/route-trees.ts`). So a page added there adds
 * nothing to the first load.
 */
export function publicRoutesPlugin(): Plugin {
  return {
    name: 'twende-public-routes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      this.addWatchFile(treeFile);
      return publicTree(await readFile(treeFile, 'utf8'));
    },
  };
}

/**
 * @param tree what the router's generator has written
 * @returns a module that exports `publicRoutes`
 * @throws Error if the parent of a public page is not the root, which this function cannot write
 */
export function publicTree(tree: string): string {
  const files = new Map(
    [...tree.matchAll(/^import \{ Route as (\w+) \} from '(.+)'$/gm)].map(([, as, from]) => [as, from]),
  );
  const routes = [
    ...tree.matchAll(/= (\w+)\.update\(\{\s*id: '(.+)',\s*path: '(.+)',\s*getParentRoute: \(\) => (\w+),/g),
  ];
  const pages = routes.filter(([, as]) => !/\/\((?:signed-in|seldom)\)\//.test(files.get(as) ?? ''));
  const nested = pages.filter(([, , , , parent]) => parent !== 'rootRouteImport').map(([, as]) => as);
  if (pages.length === 0 || nested.length > 0) {
    throw new Error(`The public routes cannot be told from ${treeFile}${nested.length > 0 ? `: ${nested}` : ''}`);
  }
  const imports = ['rootRouteImport', ...pages.map(([, as]) => as)].map(
    (as) => `import { Route as ${as} } from ${JSON.stringify(`${folder}${files.get(as)}.tsx`)};`,
  );
  const children = pages.map(
    ([, as, id, path]) => `at(${as}, ${JSON.stringify(path)}${id === path ? '' : `, ${JSON.stringify(id)}`})`,
  );
  return [
    ...imports,
    'const at = (route, path, id = path) => route.update({ id, path, getParentRoute: () => rootRouteImport });',
    `export const publicRoutes = rootRouteImport.addChildren([${children.join(', ')}]);`,
  ].join('\n');
}
