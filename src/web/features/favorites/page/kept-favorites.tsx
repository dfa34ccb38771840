import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardsSkeleton } from '#web/features/catalogue/service-card.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { readKept, writeKept } from '../kept-here.ts';
import { keptListingsQuery, pageSize } from '../queries.ts';
import { NothingSaved } from './nothing-saved.tsx';
import { SavedCards } from './saved-cards.tsx';

const backHere = { redirect: '/favorites' } as never;

/** What this browser keeps for whoever is not signed in. What is removed stays until the page is opened again. */
export default function KeptFavorites({ page }: { page: number }) {
  const { t } = useTranslation('favorites');
  const textOf = useProblemText();
  const [ids, setIds] = useState(readKept);
  const shown = ids.slice((page - 1) * pageSize, page * pageSize);
  const { data, error, refetch } = useQuery({ ...keptListingsQuery(shown), enabled: shown.length > 0 });
  if (ids.length === 0) return <NothingSaved />;
  const found = new Set(data?.items.map(({ id }) => id));
  const gone = data ? shown.filter((id) => !found.has(id)) : [];
  const forget = () => {
    const left = readKept().filter((id) => !gone.includes(id));
    writeKept(left);
    setIds(left);
  };
  return (
    <div className="grid grid-cols-1 gap-8">
      <Notice still title={t('here.title')}>
        <p>{t('here.text')}</p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <TextLink to={addresses.login} search={backHere} className="inline-flex min-h-11 items-center">
            {t('here.login')}
          </TextLink>
          <TextLink to={addresses.register} search={backHere} className="inline-flex min-h-11 items-center">
            {t('here.register')}
          </TextLink>
        </p>
      </Notice>
      {error && <LoadError text={textOf(error)} onRetry={() => void refetch()} />}
      {shown.length > 0 && !data && !error && <CardsSkeleton />}
      {(data || shown.length === 0) && (
        <SavedCards items={data?.items ?? []} page={page} total={ids.length}>
          {gone.length > 0 && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4">
              <p className="text-ink-soft">{t('gone.count', { count: gone.length })}</p>
              <Button kind="plain" onClick={forget}>
                {t('gone.clear')}
              </Button>
            </div>
          )}
        </SavedCards>
      )}
    </div>
  );
}
