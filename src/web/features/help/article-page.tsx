import { Link } from '@tanstack/react-router';
import type { HelpArticle } from '#shared/contracts/help.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { withLang } from '#shared/languages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { ArticleText } from './article-text.tsx';
import { AskUs } from './ask-us.tsx';
import { HelpSearch } from './help-search.tsx';

/** One article, with others of its topic. */
export function ArticlePage({ article }: { article: HelpArticle }) {
  const { t } = useTranslation('help');
  const lang = useLang();
  const { title, summary, topic, html, updatedAt, related } = article;
  const changed = dateInNairobi(new Date(updatedAt));
  return (
    <div className="page grid grid-cols-1 gap-10 py-8 md:gap-14 md:py-12">
      <Breadcrumbs items={[{ label: t('title'), to: '/help' }, { label: title }]} />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-20">
        <article className="grid max-w-[66ch] grid-cols-1 content-start gap-8">
          <header className="grid gap-4">
            <h1>{title}</h1>
            <p className="text-l text-ink-soft">{summary}</p>
          </header>
          <ArticleText html={html} />
          <p className="text-s text-ink-soft">{t('updated', { date: formatDate(changed, lang) })}</p>
        </article>
        <div className="grid content-start gap-8">
          {related.length > 0 && (
            <nav aria-labelledby="related" className="grid gap-2">
              <h2 id="related" className="text-l">
                {t('related')}
              </h2>
              <ul className="border-t border-line">
                {related.map((other) => (
                  <li key={other.slug} className="border-b border-line">
                    <Link
                      to="/help/$slug"
                      params={{ slug: other.slug }}
                      className="flex min-h-12 items-center rounded-s py-2 decoration-1 underline-offset-4 hover:underline"
                    >
                      {other.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <TextLink to="/help" hash={topic}>
            {t('topicAll', { topic: t(`topic.${topic}`) })}
          </TextLink>
        </div>
      </div>
      <HelpSearch action={withLang('/help', lang)} />
      <AskUs />
    </div>
  );
}
