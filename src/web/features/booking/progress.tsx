import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

const steps = ['progress.stay', 'progress.contact', 'progress.pay'] as const;
/** The step after the booking itself; it has an icon instead of a number. */
const payment = 3;

/** The steps to a paid booking, with the current one marked: 1 dates, 2 contact, 3 payment. */
export function Progress({ at }: { at: 1 | 2 | 3 }) {
  const { t } = useTranslation('bookings');
  return (
    <ol
      aria-label={t('progress.label')}
      className="grid max-w-2xl grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-3"
    >
      {steps.map((key, index) => {
        const step = index + 1;
        const [done, here] = [step < at, step === at];
        return (
          <li
            key={key}
            aria-current={here ? 'step' : undefined}
            className={classes(
              'flex flex-col gap-x-3 gap-y-0.5 border-t-2 pt-3 text-s sm:flex-row sm:items-center',
              done ? 'border-brand' : here ? 'border-ink' : 'border-line text-ink-soft',
            )}
          >
            {done || step === payment ? (
              <Icon
                name={done ? 'check' : 'card'}
                className={classes('size-6', done ? 'text-brand' : here && 'text-accent')}
              />
            ) : (
              <span aria-hidden="true" className={classes('w-6 font-display text-l leading-6', here && 'text-accent')}>
                {step}
              </span>
            )}
            <span className={classes('min-w-0 wrap-anywhere', here && 'font-semibold')}>{t(key)}</span>
            {done && <span className="sr-only">{t('progress.done')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
