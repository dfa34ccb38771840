import { useTranslation } from '#web/lib/use-translation.ts';

/** The mean of the stars as a number; nothing before the first review. */
export function Rating({ rating, count }: { rating: number | null; count: number }) {
  const { t } = useTranslation('common');
  if (rating === null || count === 0) return null;
  const shown = rating.toFixed(1);
  return (
    <span className="inline-flex items-baseline gap-1 text-s tabular-nums">
      <svg className="size-4 self-center text-gold" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d="M12 2.8l2.8 5.9 6.4.9-4.7 4.5 1.2 6.4L12 17.4l-5.7 3.1 1.2-6.4L2.8 9.6l6.4-.9z" />
      </svg>
      <span className="sr-only">{t('rating.label', { rating: shown })}</span>
      <span aria-hidden="true" className="font-semibold">
        {shown}
      </span>
      <span className="text-ink-soft">({t('rating.count', { count })})</span>
    </span>
  );
}
