import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Kicker } from '#web/ui/kicker.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PictureCard } from '#web/ui/picture-card.tsx';
import { Price } from '#web/ui/price.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { useTypedFields } from './typed-listing.ts';

interface PreviewCardProps {
  listing: ProviderService;
  /** How wide the picture is, as the attribute says it. */
  sizes?: string;
}

/** The listing as a card in a list of travellers', with what is being typed. */
export function PreviewCard({ listing, sizes = '20rem' }: PreviewCardProps) {
  const { t } = useTranslation(['provider-service', 'catalogue']);
  const lang = useLang();
  const foreign = useForeign();
  const typed = useTypedFields();
  const title = typed.title ?? listing.title;
  const textLang = title[lang] ? lang : title.en ? 'en' : 'sw';
  const price = typed.pricePerUnit ?? listing.pricePerUnit;
  const [cover] = listing.pictures;
  const category = typed.category ?? listing.category;
  const days = typed.durationDays ?? listing.durationDays;
  return (
    <section aria-label={t('card')} className="grid gap-4">
      <Kicker>{t('card')}</Kicker>
      <PictureCard
        level={2}
        lang={foreign(textLang)}
        picture={
          cover ? (
            <Picture {...cover} alt={cover.alt[lang] ?? cover.alt.en ?? cover.alt.sw ?? ''} sizes={sizes} />
          ) : (
            <span className="grid size-full place-items-center p-4 text-center text-s text-ink-soft">
              {t('card.noPhoto')}
            </span>
          )
        }
        kicker={
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {t(`catalogue:category.${category}`)}
              {days > 1 && ` · ${t('catalogue:days', { count: days })}`}
            </span>
            <Rating rating={listing.rating} count={listing.reviewCount} />
          </p>
        }
        title={title[textLang] || t('card.noTitle')}
      >
        <p className="text-ink-soft">{typed.place?.location ?? listing.place.location}</p>
        <p className="pt-1">
          {price > 0 && price < 1_000_000 ? (
            <Price dollars={price} unit={typed.priceUnit ?? listing.priceUnit} />
          ) : (
            <span className="text-ink-soft">{t('card.noPrice')}</span>
          )}
        </p>
      </PictureCard>
    </section>
  );
}
