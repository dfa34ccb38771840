import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { casesAboutQuery } from '../money-queries.ts';
import { Part } from '../part.tsx';
import { CaseState } from './case-state.tsx';

/** The cases about these records; nothing where there are none. */
export function CasesAbout({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation(['admin-cases', 'admin-payments']);
  const lang = useLang();
  const { data } = useQuery(casesAboutQuery(ids));
  if (!data || data.items.length === 0) return null;
  return (
    <Part title={t('admin-payments:view.cases')}>
      <ul className="grid grid-cols-1 gap-2">
        {data.items.map(({ id, code, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TextLink
              to="/admin/payments/cases/$caseId"
              params={{ caseId: id }}
              className="inline-flex min-h-11 items-center"
            >
              {t(`title.${code}`)}
            </TextLink>
            <CaseState status={status} />
            <span className="text-s text-ink-soft">{formatInstant(new Date(createdAt), lang)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
