import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '#web/features/help/article-page.tsx';
import { headOfArticle } from '#web/features/help/head-of-article.ts';
import { NoArticle } from '#web/features/help/no-article.tsx';
import { helpArticleQuery } from '#web/features/help/queries.ts';
import { missingPage } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/help/$slug')({
  ...publicPage,
  loader: async ({ context, params: { slug } }) => {
    const { queries, texts } = context;
    const [article] = await Promise.all([
      // A longer one is refused as an address that cannot be.
      slug.length > 60 ? undefined : orUndefined(queries.ensureQueryData(helpArticleQuery(slug))),
      texts.load(['help']),
    ]);
    if (!article) throw missingPage(texts.translate('help', 'missing'));
    return { head: headOfArticle(context, article) };
  },
  component: Article,
  notFoundComponent: NoArticle,
});

function Article() {
  const { data: article } = useSuspenseQuery(helpArticleQuery(Route.useParams().slug));
  return <ArticlePage article={article} />;
}
