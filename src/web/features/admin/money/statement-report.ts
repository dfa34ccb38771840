import type { StatementCounts } from '#shared/contracts/admin-payments.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

const names = [
  'rows',
  'known',
  'settled',
  'completed',
  'unattributed',
  'kept',
  'contradicted',
  'skipped',
  'failed',
] as const;

/** What became of the lines of a statement. */
export function useStatementReport(): (counts: StatementCounts) => [string, string][] {
  const { t } = useTranslation('admin-books');
  return (counts) => names.map((name) => [t(`report.${name}`), String(counts[name] ?? 0)]);
}
