/**
 * For links and navigations within the current page (`to: '.'`): keeps its search parameters but for these changes;
 * undefined removes one. The return type `never` fits the parameters of every page, which shared components do not
 * know.
 */
export const keepSearch = (changes: object = {}): never => ((now: object) => ({ ...now, ...changes })) as never;
