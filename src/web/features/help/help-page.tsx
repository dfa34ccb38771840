import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { HelpArticleItem } from '#shared/contracts/help.ts';
import { helpTopics } from '#shared/help-rules.ts';
import { withLang } from '#shared/languages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Horizon } from '#web/ui/horizon.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { AskUs } from './ask-us.tsx';
import { HelpSearch } from './help-search.tsx';
import { helpArticlesQuery } from './queries.ts';

/** The help centre: a search, and all articles by topic or those that were found. */
export function HelpPage({ q }: { q: string | undefined }) {
  const { t } = useTranslation('help');
  const lang = useLang();
  const { items } = useSuspenseQuery(helpArticlesQuery(q)).data;
  return (
    <div className="page grid grid-cols-1 gap-12 py-10 md:gap-16 md:py-16">
      <header className="grid gap-5">
        <Horizon className="mb-2" />
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-l text-ink-soft">{t('lead')}</p>
        <HelpSearch q={q} action={withLang('/help', lang)} />
      </header>
      {q !== undefined ? <Found items={items} q={q} /> : <Topics items={items} />}
      <AskUs />
    </div>
  );
}

function Found({ items, q }: { items: readonly HelpArticleItem[]; q: string }) {
  const { t } = useTranslation('help');
  const back = (
    <LinkButton to="/help" kind="quiet">
      {t('all')}
    </LinkButton>
  );
  if (items.length === 0) return <Empty title={t('none', { q })} text={t('none.text')} action={back} />;
  return (
    <section aria-labelledby="found" className="grid max-w-3xl grid-cols-1 gap-4">
      <h2 id="found" className="text-l">
        <span role="status">{t('results', { count: items.length, q })}</span>
      </h2>
      <ol className="grid grid-cols-1">
        {items.map(({ slug, topic, title, summary }) => (
          <li key={slug} className="border-t border-line">
            <Link to="/help/$slug" params={{ slug }} className="group grid gap-1 rounded-s py-4">
              <span className="text-s text-ink-soft">{t(`topic.${topic}`)}</span>
              <span className="font-semibold text-brand underline decoration-1 underline-offset-4 group-hover:text-brand-strong">
                {title}
              </span>
              <span className="text-ink-soft">{summary}</span>
            </Link>
          </li>
        ))}
      </ol>
      <div>{back}</div>
    </section>
  );
}

function Topics({ items }: { items: readonly HelpArticleItem[] }) {
  const { t } = useTranslation('help');
  const topics = helpTopics
    .map((topic) => ({ topic, articles: items.filter((item) => item.topic === topic) }))
    .filter(({ articles }) => articles.length > 0);
  if (topics.length === 0) return <Empty title={t('empty')} text={t('empty.text')} />;
  return (
    <div className="gap-x-16 md:columns-2 lg:columns-3">
      {topics.map(({ topic, articles }) => (
        <section
          key={topic}
          id={topic}
          aria-labelledby={`${topic}-title`}
          className="mb-12 grid scroll-mt-24 break-inside-avoid grid-cols-1 gap-2"
        >
          <h2 id={`${topic}-title`} className="text-xl">
            {t(`topic.${topic}`)}
          </h2>
          <ul className="border-t border-line">
            {articles.map(({ slug, title }) => (
              <li key={slug} className="border-b border-line">
                <Link
                  to="/help/$slug"
                  params={{ slug }}
                  className="flex min-h-12 items-center rounded-s py-2 decoration-1 underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
