import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import {
  ArticleRequest,
  EditedArticle,
  EditedArticleParams,
  EditedArticles,
  HelpPreview,
  HelpPreviewRequest,
  NewArticleRequest,
  PlaceRequest,
  PublishedRequest,
} from '#shared/contracts/admin-help.schemas.ts';
import {
  changeArticleCall,
  createArticleCall,
  deleteArticleCall,
  getEditedArticleCall,
  listEditedArticlesCall,
  placeArticleCall,
  previewArticleCall,
  publishArticleCall,
} from '#shared/contracts/admin-help.ts';
import { Done } from '#shared/contracts/common.schemas.ts';
import { fillPlaceholders } from '#shared/help-rules.ts';
import { changeArticle, createArticle, deleteArticle, placeArticle, publishArticle } from './change-article.ts';
import { getEditedArticle, listEditedArticles } from './edited-queries.ts';
import { getHelpValues, inMarkdown } from './help-values.ts';
import { renderArticle } from './render-article.ts';

const admins = { access: 'admin', tag: 'admin' } as const;
/** An article can send people anywhere. */
const changes = { ...admins, recentSignIn: true } as const;
const one = { params: EditedArticleParams, answer: EditedArticle };

/** The calls with which admins edit the help centre. */
export function adminHelpRoutes(http: Http, app: App): void {
  http.route({
    ...admins,
    call: listEditedArticlesCall,
    schemas: { answer: EditedArticles },
    summary: 'Every article of the help centre, by topic, those that are not public too',
    handler: async () => ({ items: await listEditedArticles(app.db) }),
  });
  http.route({
    ...admins,
    call: getEditedArticleCall,
    schemas: one,
    summary: 'An article with its texts in both languages as they were written',
    handler: ({ params }) => getEditedArticle(app.db, params.articleId),
  });
  http.route({
    ...admins,
    call: previewArticleCall,
    schemas: { body: HelpPreviewRequest, answer: HelpPreview },
    summary: 'The text of an article as readers would see it; nothing is stored',
    handler: async ({ body: { language, body } }) => {
      const values = await getHelpValues(app.db, language);
      return { html: renderArticle(fillPlaceholders(body, inMarkdown(values)), language) };
    },
  });
  changingRoutes(http, app);
}

function changingRoutes(http: Http, app: App): void {
  http.route({
    ...changes,
    call: createArticleCall,
    schemas: { body: NewArticleRequest, answer: EditedArticle },
    summary: 'Write an article; it is not public yet',
    handler: async ({ person, body }) => getEditedArticle(app.db, await createArticle(app, person, body)),
  });
  http.route({
    ...changes,
    call: changeArticleCall,
    schemas: { ...one, body: ArticleRequest },
    summary: 'Change the texts of an article, or its topic',
    handler: async ({ person, params, body }) => {
      await changeArticle(app, person, params.articleId, body);
      return getEditedArticle(app.db, params.articleId);
    },
  });
  http.route({
    ...changes,
    call: publishArticleCall,
    schemas: { ...one, body: PublishedRequest },
    summary: 'Make an article public, or take it out of the help centre',
    handler: async ({ person, params, body }) => {
      await publishArticle(app, person, params.articleId, body);
      return getEditedArticle(app.db, params.articleId);
    },
  });
  http.route({
    ...changes,
    call: placeArticleCall,
    schemas: { ...one, body: PlaceRequest },
    summary: 'Move an article within its topic',
    handler: async ({ person, params, body }) => {
      await placeArticle(app, person, params.articleId, body);
      return getEditedArticle(app.db, params.articleId);
    },
  });
  http.route({
    ...changes,
    call: deleteArticleCall,
    schemas: { params: EditedArticleParams, answer: Done },
    summary: 'Delete an article that is not public',
    handler: async ({ person, params }) => {
      await deleteArticle(app, person, params.articleId);
      return { success: true as const };
    },
  });
}
