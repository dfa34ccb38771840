import { publicRoutes } from 'virtual:public-routes';
import type { AnyRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { routeTree as allRoutes } from './routeTree.gen.ts';

type Tree = typeof import('./routeTree.gen.ts').routeTree;

/** The routes with which a router begins: all on the server, those of public pages in the browser. */
export const findRouteTree: () => Tree = createIsomorphicFn()
  .server((): Tree => allRoutes)
  .client((): Tree => publicRoutes);

/**
 * @returns a function that adds the routes of signed-in people, and of pages that few visits open, to the browser's router, once however often it is
 *   called. If their chunk cannot be loaded it throws, and the next call tries again.
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
  // The evaluation of this module gives the root route all of its children.
  await import('./routeTree.gen.ts');
  router.setRoutes(router.buildRouteTree());
}
