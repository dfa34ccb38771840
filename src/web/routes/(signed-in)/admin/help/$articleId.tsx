import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { HelpArticlePage } from '#web/features/admin/help-article-page.tsx';
import { editedArticleQuery } from '#web/features/admin/help-queries.ts';
import { NoHelpArticle } from '#web/features/admin/no-help-article.tsx';
import { missingPage } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/help/$articleId')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { queries, texts, lang }, params: { articleId } }) => {
    const [article] = await Promise.all([
      isUuid(articleId) ? orUndefined(queries.fetchQuery(editedArticleQuery(articleId))) : undefined,
      texts.load(['admin-help', 'admin-panel', 'fields', 'help', 'sign-in-again']),
    ]);
    if (!article) throw missingPage(texts.translate('admin-help', 'missing'));
    return { head: { title: article.title[lang] } };
  },
  component: Page,
  notFoundComponent: NoHelpArticle,
});

function Page() {
  const { articleId } = Route.useParams();
  const { data } = useSuspenseQuery(editedArticleQuery(articleId));
  return <HelpArticlePage key={articleId} article={data} />;
}
