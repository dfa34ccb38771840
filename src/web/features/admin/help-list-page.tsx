import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { EditedArticleItem } from '#shared/contracts/admin-help.ts';
import { formatInstant } from '#shared/dates.ts';
import { helpTopics } from '#shared/help-rules.ts';
import { langs } from '#shared/languages.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { PlaceButtons } from './help/place-buttons.tsx';
import { usePlaceArticle } from './help/use-place-article.ts';
import { editedArticlesQuery } from './help-queries.ts';
import { Part } from './part.tsx';

/** The articles of the help centre by topic, those that are not public too. */
export function HelpListPage() {
  const { t } = useTranslation('admin-help');
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(editedArticlesQuery);
  const [words, setWords] = useState('');
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid max-w-2xl justify-items-start gap-3">
        <h1>{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <LinkButton to="/admin/help/new">{t('new')}</LinkButton>
          <TextLink to="/help" className="inline-flex min-h-11 items-center">
            {t('public')}
          </TextLink>
        </div>
      </header>
      {isPending ? (
        <Skeleton lines={12} />
      ) : data ? (
        <>
          <TextInput
            type="search"
            className="max-w-md"
            label={t('find')}
            hint={t('find.hint')}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Topics items={data.items} words={words.trim().toLowerCase()} />
        </>
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Topics({ items, words }: { items: readonly EditedArticleItem[]; words: string }) {
  const { t } = useTranslation(['admin-help', 'help']);
  const { place, busy, signInDialog } = usePlaceArticle();
  const found = items.filter(({ title }) => langs.some((lang) => title[lang].toLowerCase().includes(words)));
  return (
    <>
      <p role="status" className="text-ink-soft empty:hidden">
        {found.length === 0 && words !== '' && t('none')}
      </p>
      {helpTopics.map((topic) => {
        const ofTopic = items.filter((item) => item.topic === topic);
        const shown = ofTopic.filter((item) => found.includes(item));
        if (shown.length === 0) return null;
        return (
          <Part key={topic} title={t(`help:topic.${topic}`)}>
            <ul>
              {shown.map((item) => (
                <li key={item.id} className="flex items-center gap-3 border-b border-line py-1 last:border-0">
                  <Item item={item} />
                  {words === '' && (
                    <PlaceButtons
                      item={item}
                      at={ofTopic.indexOf(item) + 1}
                      last={ofTopic.length}
                      busy={busy}
                      onPlace={(to) => void place(item, to)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </Part>
        );
      })}
      {signInDialog}
    </>
  );
}

function Item({ item: { id, title, published, updatedAt, updatedBy } }: { item: EditedArticleItem }) {
  const { t } = useTranslation('admin-help');
  const lang = useLang();
  const date = formatInstant(new Date(updatedAt), lang);
  return (
    <div className="grid min-w-0 flex-1 gap-x-6 py-2 md:grid-cols-[minmax(0,1fr)_16rem] md:items-baseline">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to="/admin/help/$articleId"
          params={{ articleId: id }}
          className="font-semibold text-brand underline decoration-1 underline-offset-4 hover:text-brand-strong"
        >
          {title[lang]}
        </Link>
        {!published && <Badge tone="info">{t('draft')}</Badge>}
      </p>
      <p className="text-s text-ink-soft">
        {updatedBy === null ? t('changedByUs', { date }) : t('changed', { date, name: updatedBy })}
      </p>
    </div>
  );
}
