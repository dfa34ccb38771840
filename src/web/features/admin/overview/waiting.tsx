import type { AdminOverview } from '#shared/contracts/admin-overview.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Part } from './part.tsx';

type Counts = AdminOverview['waiting'];

/** How much waits for approval, with the way to it; nothing where nothing does. */
export function Approvals({ waiting }: { waiting: Counts }) {
  const { t } = useTranslation('admin-overview');
  const { provider, service, change, document } = waiting;
  const count = provider + service + change + document;
  if (count === 0) return null;
  return (
    <section
      aria-label={t('approvals.name')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-l bg-warning-soft px-4 py-4 sm:px-6"
    >
      <div className="grid min-w-0 gap-1 text-warning">
        <p className="font-semibold">{t('approvals', { count })}</p>
        <p className="text-s">{t('approvals.parts', { provider, service, change, document })}</p>
      </div>
      <LinkButton to="/admin/services" search={{}}>
        {t('approvals.action')}
      </LinkButton>
    </section>
  );
}

/** What else waits, the most urgent first, with the page where it is done. */
const others = [
  { key: 'disputes', to: '/admin/payments/disputes' },
  { key: 'tickets', to: '/admin/tickets' },
  { key: 'cases', to: '/admin/payments/cases' },
  { key: 'consents', to: '/admin/payments/consents' },
  { key: 'payouts', to: '/admin/payments/payouts' },
  { key: 'refunds', to: '/admin/payments/refunds' },
  { key: 'transfers', to: '/admin/payments/transfers' },
  { key: 'deadJobs', to: '/admin/payments/jobs' },
  { key: 'reviews', to: '/admin/reviews' },
  { key: 'messages', to: '/admin/reviews', search: { kind: 'messages' } },
] as const satisfies { key: keyof Counts; to: string; search?: object }[];

/** What else waits for us. */
export function Waiting({ waiting }: { waiting: Counts }) {
  const { t } = useTranslation('admin-overview');
  const some = others.filter(({ key }) => waiting[key] > 0);
  return (
    <Part title={t('waiting.title')}>
      {some.length === 0 ? (
        <p className="flex items-center gap-2 text-ink-soft">
          <Icon name="check" className="size-5 text-success" />
          {t('waiting.none')}
        </p>
      ) : (
        <ul className="grid">
          {some.map(({ key, to, ...rest }) => (
            <li key={key} className="flex min-h-12 items-center border-b border-line last:border-0">
              <TextLink to={to} {...rest}>
                {t(`waiting.${key}`, { count: waiting[key] })}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
