import type { Quote } from '#shared/contracts/catalogue.ts';
import { formatInstant } from '#shared/dates.ts';
import type { BookingParty } from '#shared/states.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { useRefundWords } from './use-refund-words.ts';

const names = { flexible: 'policy.flexible', moderate: 'policy.moderate', strict: 'policy.strict' } as const;

const own = { all: 'policy.all', part: 'policy.part', after: 'policy.after', none: 'policy.none' } as const;
const theirs = {
  all: 'policy.theirs.all',
  part: 'policy.theirs.part',
  after: 'policy.theirs.after',
  none: 'policy.theirs.none',
} as const;

interface PolicyStepsProps extends Pick<Quote, 'policy'> {
  /** Who reads: the traveller (the default), or somebody who reads about the traveller. */
  reader?: BookingParty;
}

/** The cancellation policy as dates and amounts: what is refunded to the traveller until when. */
export function PolicySteps({ policy, reader = 'traveller' }: PolicyStepsProps) {
  const texts = reader === 'traveller' ? own : theirs;
  const { t } = useTranslation('bookings');
  const lang = useLang();
  const { chargeAbout } = useMoney();
  const { withPoints } = useRefundWords();
  return (
    <div className="grid gap-2 text-s">
      <p className="font-semibold">{t(names[policy.name])}</p>
      {policy.steps.length === 0 ? (
        <p className="text-ink-soft">{t(texts.none)}</p>
      ) : (
        <ul className="text-ink-soft">
          {policy.steps.map(({ until, percent, amount, pointsBack }) => (
            <li key={until} className={classes(step, percent === 100 ? 'before:bg-brand' : 'before:bg-gold')}>
              {t(percent === 100 ? texts.all : texts.part, {
                date: formatInstant(new Date(until), lang),
                percent,
                amount: withPoints({ amount, points: pointsBack }, chargeAbout),
              })}
            </li>
          ))}
          <li className={classes(step, 'border-transparent before:bg-line-strong')}>{t(texts.after)}</li>
        </ul>
      )}
    </div>
  );
}

const step =
  "relative ml-1 border-l border-line-strong pb-2 pl-4 last:pb-0 before:absolute before:top-[0.45em] before:-left-1 before:size-2 before:rounded-full before:content-['']";
