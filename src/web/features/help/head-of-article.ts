import type { HelpArticle } from '#shared/contracts/help.ts';
import type { PageFacts } from '#web/lib/head.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { addressIn, breadcrumbs, jsonLd, type Thing } from '#web/lib/structured-data.ts';

/** The head of an article, for search engines and shared links too. */
export function headOfArticle(context: PageContext, article: HelpArticle): PageFacts {
  const path = `/help/${article.slug}`;
  return {
    // Other pages may be called as an article is.
    title: `${article.title} · ${context.texts.translate('help', 'title')}`,
    description: article.summary,
    path,
    // Only in the server's HTML, which search engines read.
    ...(import.meta.env.SSR && {
      structuredData: jsonLd(wayTo(context, article), articleThing(context, article)),
    }),
  };
}

const wayTo = (context: PageContext, { slug, title }: HelpArticle): Thing =>
  breadcrumbs(
    context,
    { name: context.texts.translate('help', 'title'), path: '/help' },
    { name: title, path: `/help/${slug}` },
  );

/** A FAQPage where the article's headings are questions, else an Article. */
function articleThing(context: PageContext, { slug, title, summary, html, updatedAt }: HelpArticle): Thing {
  const questions = questionsIn(html);
  const common = {
    inLanguage: context.lang,
    url: addressIn(context, `/help/${slug}`),
    dateModified: updatedAt,
    description: summary,
  };
  return questions.length > 1
    ? {
        ...{ ...common, '@type': 'FAQPage', name: title },
        mainEntity: questions.map(({ question, answer }) => ({
          ...{ '@type': 'Question', name: question },
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }
    : { ...common, '@type': 'Article', headline: title, author: { '@type': 'Organization', name: 'Twende' } };
}

/** The headings that are questions, with the HTML below each. */
function questionsIn(html: string): { question: string; answer: string }[] {
  return html.split('<h2 ').flatMap((part) => {
    const [, heading, answer = ''] = /^[^>]*>(.*?)<\/h2>([\s\S]*)$/.exec(part) ?? [];
    const question = heading
      ?.replace(/<[^>]*>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    return question?.endsWith('?') ? [{ question, answer: answer.trim() }] : [];
  });
}
