/**
 * For links and navigations within the current page (`to: '.'`): keeps its search parameters but for these changes;
 * undefined removes one. The return type `never` fits the parameters of every page, which shared components do not
 * know.
 */
export const keepSearch = (changes: object = {}): never => ((now: object) => ({ ...now, ...changes })) as never;

/** For links to signing in and up: on these two pages they keep the page to return to. */
export const keepRedirect: never = (({ redirect }: { redirect?: unknown }) =>
  redirect === undefined ? {} : { redirect }) as never;
