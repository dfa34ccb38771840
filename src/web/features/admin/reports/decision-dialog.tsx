import { type RefObject, useState } from 'react';
import { getServiceCall } from '#shared/contracts/catalogue.ts';
import { decideReviewReportCall, listReviewReportsCall, type ReviewReport } from '#shared/contracts/review-reports.ts';
import type { ReportOutcome } from '#shared/report-outcomes.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ActFrame } from '../acts/act-frame.tsx';
import { ReasonField } from '../acts/reason-field.tsx';
import { useAct } from '../acts/use-act.ts';

interface DecisionDialogProps {
  report: ReviewReport;
  outcome: ReportOutcome;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

const changes = [listReviewReportsCall, getServiceCall];

/** Says what follows from keeping a review or taking it down, and does it. */
export function DecisionDialog({ report, outcome, onDone, ...props }: DecisionDialogProps) {
  const { t } = useTranslation('admin-reports');
  const [reason, setReason] = useState('');
  const act = useAct({ onDone, changes });
  const body = { outcome, reason: reason.trim() };
  const send = () =>
    act.act({
      call: (idempotencyKey) => api(decideReviewReportCall, { params: { id: report.id }, body, idempotencyKey }),
      content: body,
      done: t(`${outcome}.done`),
    });
  const name = report.by.isReader ? report.by.name : report.provider.name;
  const effects =
    outcome === 'kept'
      ? [t('kept.public'), t('kept.letter', { name })]
      : [t('taken_down.public'), t('taken_down.stars'), t('taken_down.final'), t('taken_down.letters', { name })];
  return (
    <ActFrame
      {...props}
      act={act}
      title={t(`${outcome}.title`)}
      effects={effects}
      confirm={{ label: t(`${outcome}.confirm`), danger: outcome === 'taken_down', send }}
    >
      <ReasonField {...{ reason, setReason, act }} hint={t(`${outcome}.reasonHint`)} />
    </ActFrame>
  );
}
