import { Link } from '@tanstack/react-router';
import type { ProviderServiceItem } from '#shared/contracts/provider-services.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { Picture, zoomOnHover } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { StatusBadge } from '../status-badge.tsx';

/** The columns of a listing in the list: picture and text. */
export const rowColumns =
  'grid grid-cols-[--spacing(20)_minmax(0,1fr)] gap-x-3 gap-y-4 border-t border-line py-6 sm:grid-cols-[--spacing(44)_minmax(0,1fr)] sm:gap-x-6';

/** One listing; its title leads to its editor, and the whole row can be pressed. */
export function ServiceRow({ service }: { service: ProviderServiceItem }) {
  const { t } = useTranslation(['provider-services', 'catalogue', 'common']);
  const foreign = useForeign();
  return (
    <article className={classes('group relative', rowColumns)}>
      <div className="self-start overflow-hidden rounded-m bg-sunken sm:row-span-2">
        <Picture
          image={service.image}
          alt={service.imageAlt}
          placeholder={service.imagePlaceholder}
          sizes="(min-width: 40rem) 11rem, 5rem"
          className={classes('aspect-square sm:aspect-4/3', zoomOnHover)}
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start justify-items-start gap-1.5">
        <p className="flex flex-wrap gap-2">
          <StatusBadge service={service} />
        </p>
        <h2 className="text-l wrap-anywhere" lang={foreign(service.textLang)}>
          <Link
            to="/provider/services/$serviceId"
            params={{ serviceId: service.id }}
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {service.title}
          </Link>
        </h2>
        <p className="text-ink-soft">
          {t(`catalogue:category.${service.category}`)} · {service.location}
        </p>
        <Notes service={service} />
      </div>
      <FactList
        className="col-span-full grid-cols-2 sm:col-span-1 sm:col-start-2 lg:grid-cols-4"
        facts={useFacts(service)}
      />
    </article>
  );
}

/** What its provider has to do or wait for. */
function Notes({
  service: { status, rejectReason, takenDownReason, change, missing },
}: {
  service: ProviderServiceItem;
}) {
  const { t } = useTranslation('provider-services');
  return (
    <>
      {status === 'draft' && missing.length > 0 && (
        <p className="text-s text-ink-soft">{t('missing', { count: missing.length })}</p>
      )}
      {status === 'draft' && missing.length === 0 && <p className="text-s text-ink-soft">{t('ready')}</p>}
      {takenDownReason !== null && (
        <p className="text-s text-danger wrap-anywhere">{t('rejected', { reason: takenDownReason })}</p>
      )}
      {status === 'rejected' && rejectReason && (
        <p className="text-s text-danger wrap-anywhere">{t('rejected', { reason: rejectReason })}</p>
      )}
      {change === 'submitted' && <p className="text-s text-warning">{t('changeWaits')}</p>}
      {change === 'rejected' && <p className="text-s text-danger">{t('changeRejected')}</p>}
    </>
  );
}

/** Each has its place, whether there is anything to say or not. */
function useFacts(service: ProviderServiceItem): Fact[] {
  const { t } = useTranslation('provider-services');
  const lang = useLang();
  const { pricePerUnit, priceUnit, rating, reviewCount, bookedDays, updatedAt } = service;
  return [
    [
      t('price'),
      pricePerUnit > 0 ? <Price key="price" dollars={pricePerUnit} unit={priceUnit} /> : none(t('price.none')),
    ],
    [
      t('rating'),
      reviewCount > 0 ? <Rating key="rating" rating={rating} count={reviewCount} /> : none(t('rating.none')),
    ],
    [t('booked'), bookedDays > 0 ? t('bookedDays', { count: bookedDays }) : none(t('booked.none'))],
    [t('changed'), formatDate(dateInNairobi(new Date(updatedAt)), lang)],
  ];
}

const none = (words: string) => (
  <span key="none" className="font-normal text-ink-soft">
    {words}
  </span>
);
