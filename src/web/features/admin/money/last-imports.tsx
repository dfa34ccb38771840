import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { getWaitingCall } from '#shared/contracts/admin-overview.ts';
import {
  listIssueKindsCall,
  listIssuesCall,
  listPaymentsCall,
  type StatementCounts,
  type StatementImport,
} from '#shared/contracts/admin-payments.ts';
import { formatInstant } from '#shared/dates.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { statementImportsQuery } from '../money-queries.ts';
import { useStatementReport } from './statement-report.ts';

/**
 * The last statements, each with how far it is or with what was found; read again while one is being imported. That one ends is
 * said once, in one place.
 * @param started the import that was begun on this page
 */
export function LastImports({ started }: { started: string | undefined }) {
  const { t } = useTranslation('admin-books');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(statementImportsQuery());
  const ended = useEnded(data?.items, started);
  const endedId = ended?.id;
  useEffect(() => {
    // What a statement found changes cases and payments.
    if (endedId) outdate(queries, getWaitingCall, listIssuesCall, listIssueKindsCall, listPaymentsCall);
  }, [endedId, queries]);
  const sentBy = useSentBy();
  const isUnderWay = started !== undefined && data?.items.find(({ id }) => id === started)?.report == null;
  return (
    <>
      <div role="status" className="empty:hidden">
        {isUnderWay && <p>{t('statement.started')}</p>}
        {!isUnderWay && ended && <p>{t('imports.ended', { statement: sentBy(ended) })}</p>}
      </div>
      <section className="grid grid-cols-1 gap-6">
        <h2>{t('imports.title')}</h2>
        {error !== null && <LoadError text={textOf(error)} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && <p className="text-ink-soft">{t('imports.none')}</p>}
        {data?.items.map((one) => (
          <ImportItem key={one.id} one={one} />
        ))}
      </section>
    </>
  );
}

/** The statement that ended last while the page was open: the one that was begun here, or one that was seen under way. */
function useEnded(items: StatementImport[] | undefined, started: string | undefined): StatementImport | undefined {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const running = items?.filter(({ report }) => report === null).map(({ id }) => id) ?? [];
  if (running.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...running]));
  const over = items?.filter(({ id, report }) => report !== null && (id === started || seen.has(id))) ?? [];
  return over.toSorted((one, other) => (other.finishedAt ?? '').localeCompare(one.finishedAt ?? ''))[0];
}

function useSentBy(): (one: StatementImport) => string {
  const { t } = useTranslation('admin-books');
  const lang = useLang();
  return ({ startedBy, startedAt }) =>
    t('imports.by', { name: startedBy.name, time: formatInstant(new Date(startedAt), lang) });
}

function ImportItem({ one }: { one: StatementImport }) {
  const { t } = useTranslation('admin-books');
  const sentBy = useSentBy();
  const id = useId();
  const { lines, done, report } = one;
  return (
    <article aria-labelledby={id} className="grid max-w-xl grid-cols-1 gap-3">
      <h3 id={id} className="text-base">
        {sentBy(one)}
      </h3>
      {report === null ? (
        <div className="grid gap-2">
          <p>{t('imports.progress', { done, lines })}</p>
          <progress aria-labelledby={id} value={done} max={Math.max(lines, 1)} className="h-2 w-full accent-brand" />
        </div>
      ) : (
        <Report counts={report} />
      )}
    </article>
  );
}

/** What the statement had, and what there is to do. */
function Report({ counts }: { counts: StatementCounts }) {
  const { t } = useTranslation('admin-books');
  const report = useStatementReport();
  const { unattributed, kept = 0, contradicted = 0, failed } = counts;
  return (
    <>
      <FactList shape="bill" facts={report(counts)} />
      {unattributed + kept > 0 && <ToCases kind="unattributed_receipt" text={t('report.toCases')} />}
      {contradicted > 0 && <ToCases kind="receipt_contradicted" text={t('report.toContradicted')} />}
      {failed > 0 && (
        <Notice still tone="warning">
          <p>{t('report.again')}</p>
        </Notice>
      )}
    </>
  );
}

interface ToCasesProps {
  kind: 'unattributed_receipt' | 'receipt_contradicted';
  text: string;
}

const ToCases = ({ kind, text }: ToCasesProps) => (
  <TextLink
    to="/admin/payments/cases"
    search={{ kind }}
    className="inline-flex min-h-11 items-center justify-self-start"
  >
    {text}
  </TextLink>
);
