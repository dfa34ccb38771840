import type { HelpArticle } from '#shared/contracts/help.ts';
import { withLang } from '#shared/languages.ts';
import type { PageFacts } from '#web/lib/head.ts';
import type { PageContext } from '#web/lib/page-context.ts';

/** The head of an article, for search engines and shared links too. */
export function headOfArticle({ config, lang }: PageContext, article: HelpArticle): PageFacts {
  const path = `/help/${article.slug}`;
  return {
    title: article.title,
    description: article.summary,
    path,
    // Only in the server's HTML, which search engines read.
    ...(import.meta.env.SSR && {
      structuredData: structuredData(article, config.publicUrl + withLang(path, lang), lang),
    }),
  };
}

/** A schema.org FAQPage where the article's headings are questions, else an Article; `<` is escaped. */
function structuredData({ title, summary, html, updatedAt }: HelpArticle, url: string, lang: string): string {
  const questions = questionsIn(html);
  const common = { '@context': 'https://schema.org', inLanguage: lang, url, dateModified: updatedAt };
  const data =
    questions.length > 1
      ? {
          ...{ ...common, '@type': 'FAQPage', name: title, description: summary },
          mainEntity: questions.map(({ question, answer }) => ({
            ...{ '@type': 'Question', name: question },
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }
      : {
          ...{ ...common, '@type': 'Article', headline: title, description: summary },
          author: { '@type': 'Organization', name: 'Twende' },
        };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
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
