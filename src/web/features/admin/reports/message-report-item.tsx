import { Link } from '@tanstack/react-router';
import { lazy, useId, useRef, useState } from 'react';
import { type MessageReport, type ReportReading, readMessageReportCall } from '#shared/contracts/message-reports.ts';
import { formatInstant } from '#shared/dates.ts';
import { type MessageReportOutcome, messageReportOutcomes } from '#shared/report-outcomes.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { ReportedMessages } from './reported-messages.tsx';

const loadDialog = () => import('./message-decision-dialog.tsx');
const DecisionDialog = lazy(() =>
  loadDialog().then(({ MessageDecisionDialog }) => ({ default: MessageDecisionDialog })),
);

interface MessageReportItemProps {
  report: MessageReport;
  /** It is about to leave the list. */
  onDecided: () => void;
}

/** What was reported of a message, the way to reading it, and what was decided or can be once it was read. */
export function MessageReportItem({ report, onDecided }: MessageReportItemProps) {
  const { t } = useTranslation('admin-reports');
  const lang = useLang();
  const foreign = useForeign();
  const textOf = useProblemText();
  const id = useId();
  const { busy, run } = useOneAtATime();
  const [reading, setReading] = useState<ReportReading>();
  const read = () =>
    run(async () => {
      try {
        setReading(await api(readMessageReportCall, { params: { id: report.id } }));
      } catch (problem) {
        toast.error(textOf(problem));
      }
    });
  const { by, author, at, sentAt, reason, service, booking, decision } = report;
  const when = (instant: string) => formatInstant(new Date(instant), lang);
  return (
    <article aria-labelledby={id} className="grid grid-cols-1 gap-5 border-t border-line py-6 md:py-7">
      <header className="grid gap-2">
        <h2 id={id} className="text-l wrap-anywhere">
          {t('report.title', { name: by.name })}
        </h2>
        <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
        <p className="text-s text-ink-soft">{t('report.by', { name: t(`side.${by.side}`), date: when(at) })}</p>
      </header>
      <p className="text-s wrap-anywhere">
        {t('message.about', { name: author.name, side: t(`side.${author.side}`), date: when(sentAt) })}
        {' · '}
        <span lang={foreign(service.titleLang)}>{service.title}</span>
        {booking !== null && ` · ${booking}`}
      </p>
      <Ways report={report} />
      {reading ? (
        <ReportedMessages reportId={report.id} reading={reading} />
      ) : (
        <div className="grid justify-items-start gap-1">
          <Button
            kind="quiet"
            busy={busy}
            aria-label={t('message.readOf', { name: author.name })}
            onClick={() => void read()}
          >
            {t('message.read')}
          </Button>
          <p className="text-s text-ink-soft">{t('message.readNote')}</p>
        </div>
      )}
      {decision ? (
        <div className="grid justify-items-start gap-2">
          <Badge tone={decision.outcome === 'removed' ? 'warning' : 'neutral'}>
            {t(`message.outcome.${decision.outcome}`)}
          </Badge>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{decision.reason}</p>
          <p className="text-s text-ink-soft">{t('decision.by', { name: decision.by, date: when(decision.at) })}</p>
        </div>
      ) : (
        reading && <Decide report={report} onDecided={onDecided} />
      )}
    </article>
  );
}

const wayClasses = 'inline-flex min-h-11 items-center rounded-s underline underline-offset-4 hover:text-brand';

/** The ways to whom it is about: an account can be suspended there. */
function Ways({ report: { author, by, provider } }: { report: MessageReport }) {
  const { t } = useTranslation('admin-reports');
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-s">
      <li>
        <Link to="/admin/users/$userId" params={{ userId: author.id }} className={wayClasses}>
          {t('way.author')}
        </Link>
      </li>
      <li>
        <Link to="/admin/users/$userId" params={{ userId: by.id }} className={wayClasses}>
          {t('way.reporter')}
        </Link>
      </li>
      <li>
        <Link to="/admin/services/providers/$providerId" params={{ providerId: provider.id }} className={wayClasses}>
          {t('way.provider')}
        </Link>
      </li>
    </ul>
  );
}

function Decide({ report, onDecided }: MessageReportItemProps) {
  const { t } = useTranslation('admin-reports');
  const [asked, setAsked] = useState<{ outcome: MessageReportOutcome; open: boolean }>();
  const pressed = useRef<HTMLElement>(null);
  const ask = async (outcome: MessageReportOutcome, button: HTMLElement) => {
    pressed.current = button;
    // If the dialog cannot be loaded, `LazyPart` says so.
    await loadDialog().catch(() => undefined);
    setAsked({ outcome, open: true });
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {messageReportOutcomes.map((outcome) => (
          <Button
            key={outcome}
            kind={outcome === 'kept' ? 'quiet' : 'danger'}
            aria-label={t(`message.${outcome}.openOf`, { author: report.author.name })}
            onClick={({ currentTarget }) => void ask(outcome, currentTarget)}
            className="max-sm:flex-auto"
          >
            {t(`message.${outcome}.open`)}
          </Button>
        ))}
      </div>
      <LazyPart>
        {asked && (
          <DecisionDialog
            key={asked.outcome}
            {...{ report, outcome: asked.outcome, open: asked.open }}
            onClose={() => setAsked({ ...asked, open: false })}
            onDone={() => {
              setAsked({ ...asked, open: false });
              onDecided();
            }}
            returnTo={pressed}
          />
        )}
      </LazyPart>
    </>
  );
}
