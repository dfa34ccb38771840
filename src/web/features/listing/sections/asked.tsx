import type { Service } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useForeign } from '#web/ui/use-lang.ts';

/** What a booking will ask, so that nobody has to look it up in the middle of booking. */
export function Asked({ service: { questions } }: { service: Service }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const foreign = useForeign();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="asked" className="grid gap-4">
      <div className="grid max-w-prose gap-2">
        <h2 id="asked">{t('asked.title')}</h2>
        <p className="text-ink-soft">{t('asked.text')}</p>
      </div>
      <ul className="grid list-disc gap-x-8 gap-y-1.5 pl-5 sm:grid-cols-2">
        {questions.map(({ id, text, textLang, required }) => (
          <li key={id}>
            <span lang={foreign(textLang)}>{text}</span>
            {!required && <span className="text-ink-soft"> ({t('common:optional')})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
