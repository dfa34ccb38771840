import { isPerGuest } from '#shared/charged-extras.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { countsOf, extrasText, readExtrasText } from '#shared/extras.ts';
import { ExtraFields, type OfferedExtra } from '#web/features/stay-choice/extra-fields.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useMoney } from '#web/ui/use-money.ts';

type Had = Pick<Booking, 'extras'>;

/** What can be chosen for so many guests: what the booking has at its price, and what the listing offers. */
function useOffered(booking: Had, service: Service, guests: number): OfferedExtra[] {
  const { t } = useTranslation('dashboard');
  const { price } = useMoney();
  const had = countsOf(booking).flatMap(({ id, count }) => {
    const kept = booking.extras.find((one) => one.id === id);
    if (!kept) return [];
    const now = service.extras.find((one) => one.id === id);
    const keptMost = isPerGuest(kept.charged) ? Math.min(count, guests) : count;
    const words = now ?? { description: '', descriptionLang: kept.textLang };
    const hasOtherPrice = now && now.price !== kept.unitPrice;
    return {
      ...{ id, name: kept.name, textLang: kept.textLang, price: kept.unitPrice, per: (now ?? kept).per },
      ...{ description: words.description, descriptionLang: words.descriptionLang },
      ...(hasOtherPrice && { note: t('change.extras.today', { price: price(now.price) }) }),
      most: Math.max(keptMost, now ? (now.maxCount ?? guests) : 0),
    };
  });
  const others = service.extras.filter(({ id }) => had.every((one) => one.id !== id));
  return [...had, ...others.map((extra) => ({ ...extra, most: extra.maxCount ?? guests }))];
}

interface ExtrasPartProps {
  booking: Had;
  service: Service;
  guests: number;
  value: string;
  onChange: (value: string) => void;
}

/** What is added to the booking once it is changed; nothing where nothing can be. */
export function ExtrasPart({ booking, service, guests, value, onChange }: ExtrasPartProps) {
  const { t } = useTranslation(['dashboard', 'bookings']);
  const extras = useOffered(booking, service, guests);
  if (extras.length === 0) return null;
  return (
    <section aria-labelledby="changed-extras" className="grid gap-5">
      <div className="grid max-w-prose gap-1.5">
        <h4 id="changed-extras" className="font-text text-m font-semibold">
          {t('bookings:extras.title')}
        </h4>
        <p className="text-s text-ink-soft">{t('change.extras.lead')}</p>
      </div>
      <ExtraFields {...{ extras, value, onChange }} />
    </section>
  );
}

/** A choice for at most as many guests; what is charged otherwise stays. */
export function fittingChoice(
  booking: Had,
  service: Service,
  { extras = '', guests }: { extras?: string | undefined; guests: number },
) {
  const all = [...service.extras, ...booking.extras];
  const byGuest = new Set(all.filter(({ charged }) => isPerGuest(charged)).map(({ id }) => id));
  return extrasText(
    (readExtrasText(extras) ?? []).map(({ id, count }) => ({
      id,
      count: byGuest.has(id) ? Math.min(count, guests) : count,
    })),
  );
}
