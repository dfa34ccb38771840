import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { HelpArticle, HelpArticleParams, HelpArticles, HelpArticlesQuery } from '#shared/contracts/help.schemas.ts';
import { getHelpArticleCall, listHelpArticlesCall } from '#shared/contracts/help.ts';
import { getHelpArticle, listHelpArticles } from './help-queries.ts';

/** The calls of the help centre. */
export function helpRoutes(http: Http, app: App): void {
  // Numbers in the texts are settings.
  const shows = () => ({ subjects: ['help', 'settings'] }) as const;
  http.kept({
    call: listHelpArticlesCall,
    schemas: { query: HelpArticlesQuery, answer: HelpArticles },
    summary: 'The articles of the help centre: all by topic, or at most 50 that fit `q`, the best first',
    tag: 'help',
    shows,
    handler: async ({ query, lang }) => ({ items: await listHelpArticles(app.readDb, query, lang) }),
  });
  http.kept({
    call: getHelpArticleCall,
    schemas: { params: HelpArticleParams, answer: HelpArticle },
    summary: 'An article of the help centre, with others of its topic',
    tag: 'help',
    shows,
    handler: ({ params, lang }) => getHelpArticle(app.readDb, params.slug, lang),
  });
}
