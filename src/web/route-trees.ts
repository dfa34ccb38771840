import { publicRoutes } from 'virtual:public-routes';
import type { AnyRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { routeTree as allRoutes } from './routeTree.gen.ts';

type Tree = typeof import('./routeTree.gen.ts').routeTree;

/** The routes a router begins with: all of them on the server, in the browser those of the public pages. */
export const findRouteTree: () => Tree = createIsomorphicFn()
  .server((): Tree => allRoutes)
  .client((): Tree => publicRoutes);

/**
 * Makes the pages of signed-in people known to the browser's router, once however often it is asked; where their piece is
 * lost, the next call tries again.
 */
export function signedInRoutesOf(router: AnyRouter): () => Promise<void> {
  let added: Promise<void> | undefined;
  return async () => {
    added ??= add(router);
    try {
      await added;
    } catch (problem) {
      added = undefined;
      throw problem;
    }
  };
}

async function add(router: AnyRouter): Promise<void> {
  // Evaluated, this module gives the root route all of its children, the public ones among them.
  await import('./routeTree.gen.ts');
  router.setRoutes(router.buildRouteTree());
}
