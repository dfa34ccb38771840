declare module 'virtual:public-routes' {
  /**
   * Made by `scripts/public-routes-plugin.ts`. It has the type of the whole tree, against which the compiler checks
   * links.
   */
  export const publicRoutes: typeof import('./routeTree.gen.ts').routeTree;
}
