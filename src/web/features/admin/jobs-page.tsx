import { discardDeadJobCall, listDeadJobsCall, retryDeadJobCall } from '#shared/contracts/admin-jobs.ts';
import { formatInstant } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import type { AdminAct } from './acts/admin-act.ts';
import { AdminActs } from './acts/admin-acts.tsx';
import { AdminList } from './list/admin-list.tsx';
import { MoneyPage } from './money/money-frame.tsx';
import { jobsQuery } from './money-queries.ts';

const changes = [listDeadJobsCall];
type Jobs = (typeof listDeadJobsCall.shape & object)['answer']['_zod']['output']['items'];

/** Jobs that failed in all their tries, the newest first. */
export function JobsPage({ search }: { search: { page?: number } }) {
  const { t } = useTranslation('admin-books');
  return (
    <MoneyPage lead={t('jobs.lead')}>
      <AdminList query={jobsQuery(search)} none={{ title: t('jobs.none'), text: t('jobs.noneText') }}>
        {(items, onActed) => (
          <ul className="grid grid-cols-1 border-b border-line">
            {items.map((job) => (
              <li key={job.id} className="border-t border-line py-5">
                <DeadJob job={job} onActed={onActed} />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
    </MoneyPage>
  );
}

function DeadJob({ job, onActed }: { job: Jobs[number]; onActed: () => void }) {
  const { t } = useTranslation('admin-books');
  const lang = useLang();
  const { name, error, tries, createdAt, diedAt, data } = job;
  const at = (instant: string) => formatInstant(new Date(instant), lang);
  const acts = useJobActs(job);
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="font-mono text-m wrap-anywhere">{name}</h2>
      <p className="max-w-prose text-danger wrap-anywhere">
        {[error.type, error.message].filter((part) => part !== null && part !== '').join(': ')}
      </p>
      <FactList
        shape="rows"
        className="text-s"
        facts={[
          [t('job.made'), at(createdAt)],
          [t('job.died'), at(diedAt)],
          [t('job.tries'), tries],
          [
            t('job.data'),
            <code key="data" className="wrap-anywhere">
              {JSON.stringify(data)}
            </code>,
          ],
        ]}
      />
      <AdminActs acts={acts} of={name} changes={changes} onActed={onActed} />
    </div>
  );
}

function useJobActs({ id, name }: Jobs[number]): AdminAct[] {
  const { t } = useTranslation('admin-books');
  const params = { id };
  return [
    {
      ...{
        key: 'retry',
        open: t('jobRetry.open'),
        title: t('jobRetry.title', { name }),
        confirm: t('jobRetry.confirm'),
      },
      effects: [t('jobRetry.effect'), t('jobRetry.twice')],
      done: t('jobRetry.done'),
      send: (_, idempotencyKey) => api(retryDeadJobCall, { params, idempotencyKey }),
    },
    {
      ...{
        key: 'discard',
        open: t('discard.open'),
        title: t('discard.title', { name }),
        confirm: t('discard.confirm'),
      },
      danger: true,
      effects: [t('discard.effect')],
      done: t('discard.done'),
      send: (_, idempotencyKey) => api(discardDeadJobCall, { params, idempotencyKey }),
    },
  ];
}
