import type { ReactNode } from 'react';
import type { Decision } from '#shared/contracts/approvals.ts';
import { formatInstant } from '#shared/dates.ts';
import { directionsTo } from '#shared/directions.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { textLinkClasses } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { BackLink } from '../list/back-link.tsx';
import { stepTexts } from '../states.tsx';
import { useReviewLists } from './use-review-lists.ts';

interface HeadingProps {
  title: ReactNode;
  /** A word about what it is, and its state. */
  state: ReactNode;
  children?: ReactNode;
}

/** Title and state of what is reviewed, and the way back to the list. */
export function ReviewHeading({ title, state, children }: HeadingProps) {
  return (
    <header className="grid max-w-3xl gap-3">
      <BackLink lists={useReviewLists()} />
      <p className="flex flex-wrap items-center gap-2">{state}</p>
      <h1 className="wrap-anywhere">{title}</h1>
      {children}
    </header>
  );
}

/** A position in degrees, with a link to a map. */
export function Position({ lat, lon }: { lat: number; lon: number }) {
  const { t } = useTranslation('admin-approvals');
  return (
    <span className="flex flex-wrap gap-x-3">
      <span className="tabular-nums">{`${lat.toFixed(5)}, ${lon.toFixed(5)}`}</span>
      <a href={directionsTo({ lat, lon })} target="_blank" rel="noreferrer" className={textLinkClasses}>
        {t('map')}
      </a>
    </span>
  );
}

interface InBothProps {
  /** Undefined or null where it lacks in that language. */
  en: ReactNode;
  sw: ReactNode;
}

/** A text in both languages side by side; what lacks is said. */
export function InBoth({ en, sw }: InBothProps) {
  const { t } = useTranslation('admin-approvals');
  const cell = (lang: 'en' | 'sw', text: ReactNode) => (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1">
      <p className="text-xs font-semibold text-ink-soft">{t(languageTexts[lang])}</p>
      {text ? (
        <div lang={lang} className="max-w-prose whitespace-pre-line wrap-anywhere">
          {text}
        </div>
      ) : (
        <p className="flex gap-1.5 text-s font-medium text-warning">
          <Icon name="warning" className="mt-px size-5" />
          {t('missingText')}
        </p>
      )}
    </div>
  );
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-8">
      {cell('en', en)}
      {cell('sw', sw)}
    </div>
  );
}

const languageTexts = { en: 'language.en', sw: 'language.sw' } as const;

/** What was decided before, newest first. */
export function Decisions({ decisions }: { decisions: readonly Decision[] }) {
  const { t } = useTranslation('admin-approvals');
  const lang = useLang();
  if (decisions.length === 0) return <p className="text-ink-soft">{t('decisions.none')}</p>;
  return (
    <ol className="grid gap-4">
      {decisions.map(({ at, by, outcome, ofChange, reason, steps }) => (
        <li key={at} className="grid max-w-prose gap-1">
          <p className="font-medium">{t(outcomeText(outcome, ofChange), { name: by ?? t('decisions.somebody') })}</p>
          <p className="text-s text-ink-soft">{formatInstant(new Date(at), lang)}</p>
          {reason !== null && <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
          {steps.length > 0 && (
            <p className="text-s">
              {t('decisions.steps', { names: steps.map((step) => t(stepTexts[step])).join(', ') })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function outcomeText(outcome: Decision['outcome'], ofChange: boolean) {
  if (outcome === 'suspended') return 'decisions.suspended';
  if (outcome === 'restored') return 'decisions.restored';
  if (outcome === 'approved') return ofChange ? 'decisions.changeApproved' : 'decisions.approved';
  return ofChange ? 'decisions.changeRejected' : 'decisions.rejected';
}
