import type { KeptAnswers } from './kept-answers.ts';

/** Two stores of the same kind of answer, and whether a key belongs to the first one. */
interface Stores<Answer> {
  /** For addresses of which there are only as many as we have pages and rows. */
  ours: KeptAnswers<Answer>;
  /** For addresses of which anybody can invent any number, such as those with parameters. */
  invented: KeptAnswers<Answer>;
  isOurs(key: string): boolean;
}

/** Keeps in a store of its own what has an address that anybody can invent, so that it takes no memory from other answers. */
export function keptApart<Answer>({ ours, invented, isOurs }: Stores<Answer>): KeptAnswers<Answer> {
  const storeOf = (key: string) => (isOurs(key) ? ours : invented);
  return {
    find: (key) => storeOf(key).find(key),
    isUnderWay: (key) => storeOf(key).isUnderWay(key),
    get: (key, asked) => storeOf(key).get(key, asked),
  };
}
