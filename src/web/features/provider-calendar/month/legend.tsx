import { useTranslation } from '#web/lib/use-translation.ts';

/** What the marks of the days mean, and how days are chosen. */
export function Legend() {
  const { t } = useTranslation('provider-calendar');
  return (
    <div className="grid gap-2 text-s text-ink-soft">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        <Mark className="grid place-items-center border border-line bg-surface text-xs font-semibold text-ink" sign="3">
          {t('legend.left')}
        </Mark>
        <Mark className="bg-brand">{t('legend.booked')}</Mark>
        <Mark className="bg-line-strong">{t('legend.blocked')}</Mark>
        <Mark className="hatched border border-line">{t('legend.closed')}</Mark>
        <Mark className="grid place-items-center text-s font-bold text-brand" sign="$">
          {t('legend.single')}
        </Mark>
      </ul>
      <p id="calendar-hint">{t('hint')}</p>
    </div>
  );
}

function Mark({ className, sign, children }: { className: string; sign?: string; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-4.5 shrink-0 rounded-s ${className}`}>
        {sign}
      </span>
      {children}
    </li>
  );
}
