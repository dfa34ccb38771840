import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';
import { useLang } from '#web/ui/use-lang.ts';

/** Spans of the year as [from, to) in months, where 0 is the first of January and 6.5 the middle of July. */
const rows = [
  { key: 'herds', tone: 'bg-gold', spans: [[6.5, 10]] },
  {
    key: 'mountain',
    tone: 'bg-brand',
    spans: [
      [0, 2],
      [6, 9],
    ],
  },
  {
    key: 'kaskazi',
    tone: 'bg-ocean',
    spans: [
      [0, 3],
      [11, 12],
    ],
  },
  { key: 'sea', tone: 'bg-info', spans: [[4, 7]] },
  {
    key: 'rain',
    tone: 'bg-line-strong',
    spans: [
      [2.7, 5],
      [9.7, 12],
    ],
  },
  {
    key: 'busy',
    tone: 'bg-ink-soft',
    spans: [
      [0, 0.07],
      [6, 9],
      [11.65, 12],
    ],
  },
  { key: 'calm', tone: 'bg-success', spans: [[2.7, 5]] },
] as const;

/** A calendar of the year; each row has a text that says what its bars show. */
export const YearCalendar = hydrateWhenUsed(() => {
  const { t } = useTranslation('explore');
  return (
    <section className="offscreen-300 bg-sunken md:offscreen-225" aria-labelledby="when">
      <div className="page grid gap-8 py-16 md:py-24">
        <div className="grid gap-3">
          <h2 id="when" className="text-2xl">
            {t('when.title')}
          </h2>
          <p className="text-ink-soft">{t('when.text')}</p>
        </div>
        <div className="grid gap-1">
          <Months />
          <ul className="grid">
            {rows.map(({ key, tone, spans }) => (
              <li
                key={key}
                className="grid items-center gap-x-8 gap-y-2 border-t border-line py-3 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
              >
                <p className="grid">
                  <span className="font-semibold">{t(`when.${key}`)}</span>
                  <span className="text-s text-ink-soft">{t(`when.${key}.months`)}</span>
                </p>
                <Bars tone={tone} spans={spans} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
});

function Bars({ tone, spans }: { tone: string; spans: readonly (readonly [number, number])[] }) {
  const percent = (months: number) => `${(months / 12) * 100}%`;
  return (
    <div aria-hidden="true" className="relative h-3 rounded-round bg-canvas">
      {spans.map(([from, to]) => (
        <span
          key={from}
          className={classes('absolute inset-y-0 min-w-1.5 rounded-round', tone)}
          style={{ left: percent(from), width: percent(to - from) }}
        />
      ))}
    </div>
  );
}

/** The first letters of the months: above the bars on wide screens, above all rows on phones. */
function Months() {
  const lang = useLang();
  const letter = new Intl.DateTimeFormat(lang, { month: 'narrow', timeZone: 'UTC' });
  return (
    <div aria-hidden="true" className="grid gap-x-8 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className="grid grid-cols-12 text-center text-s text-ink-soft md:col-start-2">
        {Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15)).map((middle) => (
          <span key={middle}>{letter.format(middle)}</span>
        ))}
      </div>
    </div>
  );
}
