import type { Service } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useForeign } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';

/** What may be added for money when booking. */
export function Extras({ service: { extras } }: { service: Service }) {
  const { t } = useTranslation('catalogue');
  const { price } = useMoney();
  const foreign = useForeign();
  if (extras.length === 0) return null;
  return (
    <section aria-labelledby="extras" className="grid gap-4">
      <div className="grid max-w-prose gap-2">
        <h2 id="extras">{t('extras.title')}</h2>
        <p className="text-ink-soft">{t('extras.text')}</p>
      </div>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {extras.map((extra) => (
          <li key={extra.id} className="grid content-start gap-1 border-t border-line py-4">
            <h3 lang={foreign(extra.textLang)} className="font-text text-m font-semibold wrap-anywhere">
              {extra.name}
            </h3>
            <p className="font-medium">
              {price(extra.price)} {extra.per}
            </p>
            {extra.description !== '' && (
              <p lang={foreign(extra.descriptionLang)} className="text-s text-ink-soft">
                {extra.description}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
