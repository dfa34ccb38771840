import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useCasesAbout } from './use-cases-about.ts';

interface ToCaseProps {
  caseId: string | undefined;
  /** What the case is about, for the name of the link where several stand on a page. */
  of: string;
}

/** The way from a record to the open case about it. */
export function ToCase({ caseId, of }: ToCaseProps) {
  const { t } = useTranslation('admin-payments');
  if (caseId === undefined) return null;
  return (
    <TextLink
      to="/admin/payments/cases/$caseId"
      params={{ caseId }}
      aria-label={`${t('toCase')}: ${of}`}
      className="inline-flex min-h-11 items-center justify-self-start"
    >
      {t('toCase')}
    </TextLink>
  );
}

/** The id of the open case about each of these records, or about its order to M-Pesa; and why they are not known. */
export function useOpenCases(ids: readonly string[]) {
  const textOf = useProblemText();
  const { cases, error, retry } = useCasesAbout(ids, 'open');
  return {
    caseOf: new Map(cases.map(({ id, subject, about = subject }) => [about, id])),
    failure: error && <LoadError text={textOf(error)} onRetry={retry} />,
  };
}
