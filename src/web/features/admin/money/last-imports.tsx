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

/** The last statements, each with how far it is or with what was found; read again while one is being imported. */
export function LastImports() {
  const { t } = useTranslation('admin-books');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(statementImportsQuery());
  const running = data?.items.filter(({ finishedAt }) => finishedAt === null).length ?? 0;
  const [before, setBefore] = useState(0);
  useEffect(() => {
    // What a statement found changes cases and payments.
    if (running < before) outdate(queries, getWaitingCall, listIssuesCall, listIssueKindsCall, listPaymentsCall);
    setBefore(running);
  }, [running, before, queries]);
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2>{t('imports.title')}</h2>
      {error !== null && <LoadError text={textOf(error)} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="text-muted">{t('imports.none')}</p>}
      {data?.items.map((one) => (
        <ImportItem key={one.id} one={one} />
      ))}
    </section>
  );
}

function ImportItem({ one }: { one: StatementImport }) {
  const { t } = useTranslation('admin-books');
  const lang = useLang();
  const id = useId();
  const { lines, done, report } = one;
  return (
    <article aria-labelledby={id} className="grid max-w-xl grid-cols-1 gap-3">
      <h3 id={id} className="text-base">
        {t('imports.by', { name: one.startedBy.name, time: formatInstant(new Date(one.startedAt), lang) })}
      </h3>
      {report === null ? (
        <label className="grid gap-2">
          <span role="status">{t('imports.progress', { done, lines })}</span>
          <progress value={done} max={Math.max(lines, 1)} className="h-2 w-full accent-brand" />
        </label>
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
