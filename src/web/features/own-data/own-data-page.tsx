import { useQuery } from '@tanstack/react-query';
import type { OwnData } from '#shared/contracts/own-data.ts';
import { calendarDate, formatDate, formatInstant } from '#shared/dates.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { DeletePart } from './parts/delete-part.tsx';
import { DownloadPart } from './parts/download-part.tsx';
import { Part } from './parts/part.tsx';
import { ownDataQuery } from './queries.ts';

/** Everything that we have of a person as a file, what they have agreed to, and the deletion of their account. */
export function OwnDataPage() {
  const { t } = useTranslation(['own-data', 'accounts']);
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(ownDataQuery);
  return (
    <div className="page grid grid-cols-1 gap-10 py-8 md:gap-14 md:py-12">
      <header className="grid max-w-prose gap-4">
        <Breadcrumbs items={[{ label: t('accounts:profile.information'), to: '/profile' }, { label: t('title') }]} />
        <h1>{t('title')}</h1>
        <p className="text-l text-ink-soft">{t('lead')}</p>
      </header>
      {isPending ? (
        <Skeleton>
          <SkeletonBox className="h-40" />
          <SkeletonBox className="h-40" />
        </Skeleton>
      ) : data ? (
        <div className="grid max-w-prose grid-cols-1 gap-14">
          {data.deletionDueAt !== null && <DeletePart data={data} />}
          <DownloadPart download={data.download} />
          <Agreed agreements={data.agreements} />
          {data.deletionDueAt === null && <DeletePart data={data} />}
        </div>
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Agreed({ agreements }: Pick<OwnData, 'agreements'>) {
  const { t } = useTranslation('own-data');
  const lang = useLang();
  return (
    <Part title={t('agreed.title')}>
      {agreements.length === 0 ? (
        <p className="text-ink-soft">{t('agreed.none')}</p>
      ) : (
        <FactList
          shape="rows"
          facts={agreements.map(({ what, version, at }) => [
            <TextLink key={what} to={what === 'terms' ? '/terms' : '/privacy'}>
              {t(`agreed.${what}`)}
            </TextLink>,
            t('agreed.when', {
              version: formatDate(calendarDate(version), lang),
              date: formatInstant(new Date(at), lang),
            }),
          ])}
        />
      )}
      <p className="text-ink-soft">
        {t('agreed.choices')}{' '}
        <TextLink to="/profile" search={{ tab: 'preferences' }}>
          {t('agreed.choices.link')}
        </TextLink>
      </p>
    </Part>
  );
}
