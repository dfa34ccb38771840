import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** The way from a record to the open case about it. */
export function ToCase({ caseId }: { caseId: string | undefined }) {
  const { t } = useTranslation('admin-payments');
  if (caseId === undefined) return null;
  return (
    <TextLink
      to="/admin/payments/cases/$caseId"
      params={{ caseId }}
      className="inline-flex min-h-11 items-center justify-self-start"
    >
      {t('toCase')}
    </TextLink>
  );
}
