declare module 'virtual:public-routes' {
  /** The whole tree's type, since links are checked against all pages. Made by `scripts/public-routes-plugin.ts`. */
  export const publicRoutes: typeof import('./routeTree.gen.ts').routeTree;
}
