import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, useId, useRef, useState } from 'react';
import type { ReviewReport } from '#shared/contracts/review-reports.ts';
import { dateInNairobi, formatDate, formatInstant } from '#shared/dates.ts';
import type { ReportOutcome } from '#shared/report-outcomes.ts';
import { ReviewPhotos } from '#web/features/catalogue/review-photos.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';

const loadDialog = () => import('./decision-dialog.tsx');
const DecisionDialog = lazy(() => loadDialog().then(({ DecisionDialog }) => ({ default: DecisionDialog })));

interface ReportItemProps {
  report: ReviewReport;
  /** It is about to leave the list. */
  onDecided: () => void;
}

/** What a provider reported, the review itself, and what was decided or can be. */
export function ReportItem({ report, onDecided }: ReportItemProps) {
  const { t } = useTranslation('admin-reports');
  const lang = useLang();
  const id = useId();
  const { provider, by, at, reason, decision } = report;
  return (
    <article aria-labelledby={id} className="grid grid-cols-1 gap-5 border-t border-line py-6 md:py-7">
      <header className="grid gap-2">
        <h2 id={id} className="text-l wrap-anywhere">
          {t('report.title', { name: by.isReader ? by.name : provider.name })}
        </h2>
        <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
        <p className="text-s text-ink-soft">
          {t(by.isReader ? 'report.reader' : 'report.by', { name: by.name, date: formatInstant(new Date(at), lang) })}
        </p>
      </header>
      <Reviewed report={report} />
      <Ways report={report} />
      {decision ? <Decided decision={decision} /> : <Decide report={report} onDecided={onDecided} />}
    </article>
  );
}

function Reviewed({ report: { review, service } }: { report: ReviewReport }) {
  const { t } = useTranslation(['admin-reports', 'common']);
  const lang = useLang();
  const foreign = useForeign();
  const { author, at, rating, text, textLang, pictures, answer } = review;
  const date = formatDate(dateInNairobi(new Date(at)), lang);
  return (
    <blockquote className="grid max-w-prose gap-3 border-l-2 border-line-strong pl-4">
      <p className="text-s text-ink-soft wrap-anywhere">
        {[author.name, date, t('common:rating.label', { rating })].join(' · ')}
        {' · '}
        <span lang={foreign(service.titleLang)}>{service.title}</span>
      </p>
      <p lang={foreign(textLang)} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <ReviewPhotos pictures={pictures} nameOf={(number) => t('review.photo', { number })} />
      {answer !== null && (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="block text-s font-semibold">{t('review.answer')}</span>
          {answer}
        </p>
      )}
    </blockquote>
  );
}

/** The ways to whom and what it is about. */
function Ways({ report: { review, service, provider } }: { report: ReviewReport }) {
  const { t } = useTranslation('admin-reports');
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-s">
      <Way>
        <Link to="/admin/users/$userId" params={{ userId: review.author.id }} className={wayClasses}>
          {t('way.author')}
        </Link>
      </Way>
      <Way>
        <Link to="/admin/services/providers/$providerId" params={{ providerId: provider.id }} className={wayClasses}>
          {t('way.provider')}
        </Link>
      </Way>
      <Way>
        <Link to="/admin/services/$serviceId" params={{ serviceId: service.id }} className={wayClasses}>
          {t('way.listing')}
        </Link>
      </Way>
      <Way>
        <span className="inline-flex min-h-11 items-center text-ink-soft">
          {t('review.booking', { reference: review.booking })}
        </span>
      </Way>
    </ul>
  );
}

const wayClasses = 'inline-flex min-h-11 items-center rounded-s underline underline-offset-4 hover:text-brand';

const Way = ({ children }: { children: ReactNode }) => <li>{children}</li>;

function Decided({ decision }: { decision: NonNullable<ReviewReport['decision']> }) {
  const { t } = useTranslation('admin-reports');
  const lang = useLang();
  const { outcome, by, at, reason } = decision;
  return (
    <div className="grid justify-items-start gap-2">
      <Badge tone={outcome === 'taken_down' ? 'warning' : 'neutral'}>{t(`outcome.${outcome}`)}</Badge>
      {reason !== '' && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{reason}</p>}
      <p className="text-s text-ink-soft">{t('decision.by', { name: by, date: formatInstant(new Date(at), lang) })}</p>
    </div>
  );
}

const outcomes = ['kept', 'taken_down'] as const satisfies readonly ReportOutcome[];

function Decide({ report, onDecided }: ReportItemProps) {
  const { t } = useTranslation('admin-reports');
  const [asked, setAsked] = useState<{ outcome: ReportOutcome; open: boolean }>();
  const pressed = useRef<HTMLElement>(null);
  const ask = async (outcome: ReportOutcome, button: HTMLElement) => {
    pressed.current = button;
    // If the dialog cannot be loaded, `LazyPart` says so.
    await loadDialog().catch(() => undefined);
    setAsked({ outcome, open: true });
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            kind={outcome === 'kept' ? 'quiet' : 'danger'}
            aria-label={t(`${outcome}.openOf`, { author: report.review.author.name })}
            onClick={({ currentTarget }) => void ask(outcome, currentTarget)}
            className="max-sm:flex-auto"
          >
            {t(`${outcome}.open`)}
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
