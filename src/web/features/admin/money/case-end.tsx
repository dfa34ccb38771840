import type { IssueDetail } from '#shared/contracts/admin-payments.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { Part } from '../part.tsx';

/** Who closed the case, when and why. */
export function CaseEnd({ found }: { found: IssueDetail }) {
  const { t } = useTranslation('admin-case');
  const lang = useLang();
  const noteOf = useNote();
  const { closer, closedAt, closedBy } = found;
  return (
    <Part title={t('ended')}>
      <FactList
        shape="rows"
        facts={[
          [
            t('ended.by'),
            closer ? (
              <TextLink key="by" to="/admin/users/$userId" params={{ userId: closer.id }}>
                {closer.name}
              </TextLink>
            ) : (
              closedBy === null && t('ended.system')
            ),
          ],
          [t('ended.at'), closedAt !== null && formatInstant(new Date(closedAt), lang)],
          [t('ended.note'), noteOf(found)],
        ]}
      />
    </Part>
  );
}

/** The admin's reason as it was written; what the system notes of a decision in words. */
function useNote(): (found: IssueDetail) => string | null {
  const { t } = useTranslation('admin-case');
  return ({ code, note, closedBy }) => {
    if (note === null) return null;
    const [, word = '', rest = ''] = /^(\w+) ?(.*)$/s.exec(note) ?? [];
    if (code === 'unattributed_receipt') {
      if (word === 'attempt') return t('ended.attributed');
      if (word === 'returned') return t('ended.returned', { reference: rest });
      if (word === 'repaid') return t('ended.repays');
      if (word === 'not_ours') return t('ended.notOurs', { reason: rest });
    }
    if (closedBy === null && word === 'repaid') return t('ended.repaid', { receipt: rest });
    if (closedBy === null && note === 'never_came') return t('ended.neverCame');
    // What else the system notes is a code, and it stands above that it closed the case.
    return closedBy === null ? null : note;
  };
}
