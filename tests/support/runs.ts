/** Whether all of a random test is wanted: `npm test` has time for a part of it, `npm test -- long` for the whole. */
export const wantsAll = process.env.TEST_RUNS === 'all';

/** How often a test repeats what is random. */
export const runs = ({ few, all }: { few: number; all: number }): number => (wantsAll ? all : few);
