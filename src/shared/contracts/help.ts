import { call } from '../call.ts';
import type {
  HelpArticleParams,
  HelpArticle as HelpArticleSchema,
  HelpArticlesQuery,
  HelpArticles as HelpArticlesSchema,
} from './help.schemas.ts';

export type HelpArticle = (typeof HelpArticleSchema)['_zod']['output'];
export type HelpArticleItem = (typeof HelpArticlesSchema)['_zod']['output']['items'][number];

export const listHelpArticlesCall = call<{ query: typeof HelpArticlesQuery; answer: typeof HelpArticlesSchema }>(
  'GET',
  '/api/help/articles',
);
export const getHelpArticleCall = call<{ params: typeof HelpArticleParams; answer: typeof HelpArticleSchema }>(
  'GET',
  '/api/help/articles/:slug',
);
