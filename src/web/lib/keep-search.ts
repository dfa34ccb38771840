/**
 * For links and moves within the page that is shown (`to: '.'`): its search parameters as they are, with these changed;
 * undefined takes one away. Shared components do not know which parameters the page around them has, hence `never`,
 * which fits them all.
 */
export const keepSearch = (changes: object = {}): never => ((now: object) => ({ ...now, ...changes })) as never;
