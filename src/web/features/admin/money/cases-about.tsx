import { formatInstant } from '#shared/dates.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { Part } from '../part.tsx';
import { CaseState } from './case-state.tsx';
import { useCasesAbout } from './use-cases-about.ts';

/** The cases about these records; nothing where there are none. */
export function CasesAbout({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation(['admin-cases', 'admin-payments']);
  const textOf = useProblemText();
  const lang = useLang();
  const { cases, more, error, retry } = useCasesAbout(ids);
  if (cases.length === 0 && !error) return null;
  return (
    <Part title={t('admin-payments:view.cases')}>
      {error && <LoadError text={textOf(error)} onRetry={retry} />}
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {cases.map(({ id, code, status, createdAt }) => (
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
      {more > 0 && <p className="text-ink-soft">{t('more', { count: more })}</p>}
    </Part>
  );
}
