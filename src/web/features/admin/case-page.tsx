import { caseTopicOf } from '#shared/cases.ts';
import type { IssueDetail } from '#shared/contracts/admin-payments.ts';
import { formatInstant } from '#shared/dates.ts';
import { useFocusAfterAct } from '#web/lib/use-focus-after-act.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { AdminActs } from './acts/admin-acts.tsx';
import { RecordConsents } from './acts/record-consents.tsx';
import { consentsOf, notAsked, useConsentsAbout } from './acts/use-consents-about.ts';
import type { CaseSearch } from './cases-search.ts';
import { BackLink } from './list/back-link.tsx';
import { caseChanges, useCaseActs } from './money/case-acts.ts';
import { CaseCandidates } from './money/case-candidates.tsx';
import { CaseEnd } from './money/case-end.tsx';
import { CaseFigures } from './money/case-figures.tsx';
import { CaseRecords } from './money/case-records.tsx';
import { CaseState } from './money/case-state.tsx';
import { CaseTool } from './money/case-tool.tsx';
import { Part } from './part.tsx';

interface CasePageProps {
  found: IssueDetail;
  search: CaseSearch;
}

/** One case: what happened, what to do, what it is about, and how it ended. */
export function CasePage({ found, search }: CasePageProps) {
  const { t } = useTranslation(['admin-case', 'admin-cases']);
  const lang = useLang();
  const { code, status, closing, createdAt } = found;
  const topic = caseTopicOf(found);
  const acts = useCaseActs(found);
  // An act that ends the case takes its button away.
  const { place: heading, onActed } = useFocusAfterAct<HTMLHeadingElement>();
  const records = [found.refund, found.disbursement, found.dispute].flatMap((record) => record?.id ?? []);
  const open = useConsentsAbout([found.id, ...records]);
  const consents = consentsOf(open, found.id);
  const ending = <AdminActs acts={notAsked(acts, consents)} changes={caseChanges} onActed={onActed} />;
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid max-w-3xl gap-3">
        <BackLink lists={[{ to: '/admin/payments/cases', label: t('back') }]} />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CaseState status={status} />
          <span className="text-s text-ink-soft">{t('opened', { at: formatInstant(new Date(createdAt), lang) })}</span>
        </p>
        <h1 ref={heading} tabIndex={-1} className="outline-none wrap-anywhere">
          {t(`admin-cases:title.${code}`)}
        </h1>
      </header>
      <RecordConsents consents={consents} />
      {status === 'closed' && <CaseEnd found={found} />}
      <Part title={t('happened')}>
        <p className="max-w-prose">{t(`what.${topic}`)}</p>
      </Part>
      {status === 'open' && (
        <Part title={t('toDo')}>
          <p className="max-w-prose">{t(`todo.${topic}`)}</p>
          <CaseTool topic={topic} />
          {closing === 'by_decision' && ending}
        </Part>
      )}
      {code === 'unattributed_receipt' && status === 'open' && <CaseCandidates found={found} search={search} />}
      <CaseFigures found={found} />
      <CaseRecords {...{ found, open, onActed }} />
      {status === 'open' && closing === 'by_reason' && (
        // Last, because what is done about a record above may close the case by itself.
        <Part title={t('close.open')} lead={t('close.lead')}>
          {ending}
        </Part>
      )}
    </div>
  );
}
