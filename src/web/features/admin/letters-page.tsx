import { useQuery } from '@tanstack/react-query';
import type { LetterItem } from '#shared/contracts/letters.ts';
import { letterReaders } from '#shared/letter-texts.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Part } from './part.tsx';
import { lettersQuery } from './queries.ts';

/** The letters whose texts admins can word, by whom they go to. */
export function LettersPage() {
  const { t } = useTranslation('admin-letters');
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(lettersQuery);
  return (
    <div className="grid grid-cols-1 gap-10">
      <header className="grid max-w-2xl justify-items-start gap-2">
        <TextLink to="/admin/settings">{t('back')}</TextLink>
        <h1>{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </header>
      {isPending ? (
        <Skeleton lines={12} />
      ) : data ? (
        letterReaders.map((reader) => (
          <Part key={reader} title={t(`to.${reader}`)}>
            <ul className="grid gap-x-10 sm:grid-cols-2">
              {data.items
                .filter(({ to }) => to === reader)
                .map((item) => (
                  <Item key={item.name} item={item} />
                ))}
            </ul>
          </Part>
        ))
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Item({ item: { name, title, changed } }: { item: LetterItem }) {
  const { t } = useTranslation('admin-letters');
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <TextLink
        to="/admin/settings/letters/$letter"
        params={{ letter: name }}
        className="inline-flex min-h-11 items-center"
      >
        {title}
      </TextLink>
      {changed && <Badge tone="info">{t('changed')}</Badge>}
    </li>
  );
}
