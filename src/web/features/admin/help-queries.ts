import { getEditedArticleCall, listEditedArticlesCall } from '#shared/contracts/admin-help.ts';
import { callQuery } from '#web/lib/queries.ts';

export const editedArticlesQuery = { ...callQuery(listEditedArticlesCall, {}), staleTime: 0 };

export const editedArticleQuery = (articleId: string) => ({
  ...callQuery(getEditedArticleCall, { params: { articleId } }),
  staleTime: 0,
});
