import { getHelpArticleCall, listHelpArticlesCall } from '#shared/contracts/help.ts';
import { callQuery } from '#web/lib/queries.ts';

/** All articles, or those that fit what is looked for. */
export const helpArticlesQuery = (q?: string) =>
  callQuery(listHelpArticlesCall, { query: q === undefined ? {} : { q } });

export const helpArticleQuery = (slug: string) => callQuery(getHelpArticleCall, { params: { slug } });

/** What is looked for, as the address has it; undefined: nothing. */
export function readQuestion(q: unknown): string | undefined {
  const text = q === undefined ? '' : String(q).trim().slice(0, 200);
  return text === '' ? undefined : text;
}
