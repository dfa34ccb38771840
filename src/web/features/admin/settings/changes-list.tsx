import { useQuery } from '@tanstack/react-query';
import type { SettingsChange } from '#shared/contracts/settings.ts';
import { formatInstant } from '#shared/dates.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BeyondEnd } from '#web/ui/empty.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { settingsChangesQuery } from '../queries.ts';
import { useSettingValue } from './use-setting-value.ts';

/** Who changed what, newest first. */
export function ChangesList({ page }: { page: number }) {
  const { t } = useTranslation('admin-settings');
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(settingsChangesQuery(page));
  return (
    <section aria-labelledby="setting-changes" className="grid grid-cols-1 content-start gap-4">
      <h2 id="setting-changes" className="border-b border-line pb-3">
        {t('changes.title')}
      </h2>
      {isPending ? (
        <Skeleton lines={4} />
      ) : data ? (
        <div className="grid gap-5" aria-busy={isPlaceholderData}>
          {data.total === 0 && <p className="text-ink-soft">{t('changes.none')}</p>}
          {data.total > 0 && data.items.length === 0 && <BeyondEnd />}
          <ol className="grid gap-5">
            {data.items.map((change) => (
              <Change key={change.version} change={change} />
            ))}
          </ol>
          <Pagination page={data.page} pageSize={data.pageSize} total={data.total} />
        </div>
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function Change({ change: { at, by, changes } }: { change: SettingsChange }) {
  const { t } = useTranslation('admin-settings');
  const lang = useLang();
  const shown = useSettingValue();
  return (
    <li className="grid max-w-3xl grid-cols-1 gap-2 border-b border-line pb-5 last:border-0">
      <p className="text-s text-ink-soft">
        <time dateTime={at}>{formatInstant(new Date(at), lang)}</time> · {by ?? t('changes.system')}
      </p>
      <FactList
        facts={changes.map(({ name, from, to }) => [
          t(`name.${name}`),
          t('change', { from: shown(name, from), to: shown(name, to) }),
        ])}
      />
    </li>
  );
}
