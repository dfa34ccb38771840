import { type RefObject, useState } from 'react';
import {
  decideMessageReportCall,
  listMessageReportsCall,
  type MessageReport,
} from '#shared/contracts/message-reports.ts';
import type { MessageReportOutcome } from '#shared/report-outcomes.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ActFrame } from '../acts/act-frame.tsx';
import { ReasonField } from '../acts/reason-field.tsx';
import { useAct } from '../acts/use-act.ts';

interface DecisionDialogProps {
  report: MessageReport;
  outcome: MessageReportOutcome;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

const changes = [listMessageReportsCall];

/** Says what follows from keeping a message or removing it, and does it. */
export function MessageDecisionDialog({ report, outcome, onDone, ...props }: DecisionDialogProps) {
  const { t } = useTranslation('admin-reports');
  const [reason, setReason] = useState('');
  const act = useAct({ onDone, changes });
  const body = { outcome, reason: reason.trim() };
  const send = () =>
    act.act({
      call: (idempotencyKey) => api(decideMessageReportCall, { params: { id: report.id }, body, idempotencyKey }),
      content: body,
      done: t(`message.${outcome}.done`),
    });
  const effects =
    outcome === 'kept'
      ? [t('message.kept.stays'), t('kept.letter', { name: report.by.name })]
      : [
          t('message.removed.gone'),
          t('message.removed.final'),
          t('message.removed.letters', { author: report.author.name, name: report.by.name }),
        ];
  return (
    <ActFrame
      {...props}
      act={act}
      title={t(`message.${outcome}.title`)}
      effects={effects}
      confirm={{ label: t(`message.${outcome}.confirm`), danger: outcome === 'removed', send }}
    >
      <ReasonField {...{ reason, setReason, act }} hint={t(`message.${outcome}.reasonHint`)} />
    </ActFrame>
  );
}
