import { call } from '../call.ts';
import type {
  ArticleRequest,
  EditedArticleParams,
  EditedArticle as EditedArticleSchema,
  EditedArticles as EditedArticlesSchema,
  HelpPreviewRequest,
  HelpPreview as HelpPreviewSchema,
  NewArticleRequest,
  PlaceRequest,
  PublishedRequest,
} from './admin-help.schemas.ts';
import type { Done } from './common.schemas.ts';

export type EditedArticle = (typeof EditedArticleSchema)['_zod']['output'];
export type EditedArticleItem = (typeof EditedArticlesSchema)['_zod']['output']['items'][number];
export type NewArticle = (typeof NewArticleRequest)['_zod']['output'];
export type ArticleChange = (typeof ArticleRequest)['_zod']['output'];

interface One {
  params: typeof EditedArticleParams;
  answer: typeof EditedArticleSchema;
}

export const listEditedArticlesCall = call<{ answer: typeof EditedArticlesSchema }>('GET', '/api/admin/help/articles');
export const createArticleCall = call<{ body: typeof NewArticleRequest; answer: typeof EditedArticleSchema }>(
  'POST',
  '/api/admin/help/articles',
  201,
);
export const getEditedArticleCall = call<One>('GET', '/api/admin/help/articles/:articleId');
export const changeArticleCall = call<One & { body: typeof ArticleRequest }>(
  'PUT',
  '/api/admin/help/articles/:articleId',
);
export const publishArticleCall = call<One & { body: typeof PublishedRequest }>(
  'PUT',
  '/api/admin/help/articles/:articleId/published',
);
export const placeArticleCall = call<One & { body: typeof PlaceRequest }>(
  'PUT',
  '/api/admin/help/articles/:articleId/place',
);
export const deleteArticleCall = call<{ params: typeof EditedArticleParams; answer: typeof Done }>(
  'DELETE',
  '/api/admin/help/articles/:articleId',
);
export const previewArticleCall = call<{ body: typeof HelpPreviewRequest; answer: typeof HelpPreviewSchema }>(
  'POST',
  '/api/admin/help/preview',
);
