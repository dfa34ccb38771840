import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Application } from '#shared/contracts/onboarding.ts';
import { listingLimits } from '#shared/listing-rules.ts';
import { sitePicturesQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PictureCard } from '#web/ui/picture-card.tsx';
import { Price } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { ScreenForm } from '../wizard/screen-form.tsx';
import type { ScreenProps } from '../wizard/screen-props.ts';
import { useSave } from '../wizard/use-save.ts';
import { categoriesOf, useBegunListings, useFirstListing } from './use-first-listing.ts';

/** The first listing: begun here, with a preview, or those that there are already. */
export function ListingScreen(props: ScreenProps) {
  const { t } = useTranslation('application');
  const { application, goOn } = props;
  const { data, isPending } = useBegunListings(application.providerId);
  if (isPending) return <Skeleton lines={5} />;
  const begun = data?.items ?? [];
  if (begun.length === 0) return <BeginListing {...props} />;
  return (
    <ScreenForm screen="listing" busy={false} failure={undefined} onNext={() => goOn()}>
      <div className="grid gap-3">
        <p className="flex gap-2 font-semibold">
          <Icon name="check" className="size-6 text-brand" />
          {t('listing.have', { count: data?.total ?? begun.length })}
        </p>
        <ul className="grid border-t border-line">
          {begun.map(({ id, title }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3">
              <span className="wrap-anywhere">{title}</span>
              <TextLink
                to={`/provider/services/${id}` as string}
                aria-label={t('listing.editNamed', { title })}
                className="inline-flex min-h-11 items-center"
              >
                {t('listing.edit')}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </ScreenForm>
  );
}

function BeginListing({ application, goOn }: ScreenProps) {
  const { t } = useTranslation(['application', 'catalogue']);
  const { kind, providerId } = application;
  const listing = useFirstListing({ kind, providerId });
  const { typed, setTyped, dollars, priceUnit } = listing;
  const { show, busy, run, failure, fields, setFields, clear } = useSave();
  const { charge, shillings } = useMoney();
  const wrongPrice = () => {
    if (listing.priceProblem !== 'price_small') return listing.priceProblem ?? 'price_missing';
    return t('listing.priceLeast', {
      amount: typed.currency === 'USD' ? charge(listing.least) : shillings(listing.least),
    });
  };
  const next = async () => {
    const missing = {
      ...(typed.title.trim() === '' && { title: 'title_missing' }),
      ...(dollars === undefined && { price: wrongPrice() }),
      ...(!listing.open.bookableFrom && !listing.open.bookableUntil && { bookableFrom: 'days_missing' }),
    };
    setFields(missing);
    if (Object.keys(missing).length > 0) return;
    let saved = false;
    await run(async () => {
      try {
        await listing.save();
        saved = true;
      } catch (problem) {
        await show(problem, t('listing.failed'));
      }
    });
    if (saved) await goOn();
  };
  const edit = (changes: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changes });
    clear();
  };
  return (
    <ScreenForm
      screen="listing"
      busy={busy}
      failure={failure}
      onNext={next}
      beside={
        <LinkButton kind="plain" to="/onboard/$step" params={{ step: 'check' }}>
          {t('later')}
        </LinkButton>
      }
    >
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid grid-cols-1 gap-5">
          <Select
            label={t('listing.category')}
            value={typed.category}
            onChange={({ target }) => edit({ category: target.value as typeof typed.category })}
          >
            {categoriesOf(kind).map((category) => (
              <option key={category} value={category}>
                {t(`catalogue:category.${category}`)}
              </option>
            ))}
          </Select>
          <TextInput
            required
            maxLength={listingLimits.title}
            label={t('listing.title')}
            hint={t('listing.titleHint')}
            value={typed.title}
            error={fields.title ?? fields['title.en'] ?? fields['title.sw']}
            onChange={({ target }) => edit({ title: target.value })}
          />
          <TextInput
            optional
            maxLength={listingLimits.summary}
            label={t('listing.summary')}
            value={typed.summary}
            error={fields['summary.en'] ?? fields['summary.sw']}
            onChange={({ target }) => edit({ summary: target.value })}
          />
          <PriceFields listing={listing} error={fields.price ?? fields.pricePerUnit} onEdit={edit} />
          <OpenDays listing={listing} errors={fields} onEdit={edit} />
        </div>
        <Preview typed={useDeferredValue(typed)} dollars={dollars} unit={priceUnit} place={application.place} />
      </div>
    </ScreenForm>
  );
}

interface PriceFieldsProps {
  listing: ReturnType<typeof useFirstListing>;
  error: string | undefined;
  onEdit: (changes: { price: string } | { currency: 'KES' | 'USD' }) => void;
}

/** The price in shillings or dollars; below it stands what it is in the other, and what of it is the host's. */
function PriceFields({ listing, error, onEdit }: PriceFieldsProps) {
  const { t } = useTranslation('application');
  const { charge, shillings } = useMoney();
  const { typed, dollars, priceUnit, yours } = listing;
  const other = dollars && (typed.currency === 'USD' ? shillings(listing.shillings ?? 0) : charge(dollars));
  const mine = yours && (typed.currency === 'USD' ? charge(yours) : shillings(yours));
  const hint = [other, mine && t('listing.yours', { amount: mine })].filter(Boolean).join(' · ');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-3">
      <TextInput
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        label={t(`listing.price.${priceUnit}`)}
        {...(hint && { hint })}
        value={typed.price}
        error={error}
        onChange={({ target }) => onEdit({ price: target.value })}
      />
      <Select
        label={t('listing.currency')}
        value={typed.currency}
        onChange={({ target }) => onEdit({ currency: target.value === 'USD' ? 'USD' : 'KES' })}
      >
        <option value="KES">KES</option>
        <option value="USD">USD</option>
      </Select>
    </div>
  );
}

interface OpenDaysProps {
  listing: ReturnType<typeof useFirstListing>;
  errors: Record<string, string>;
  onEdit: (changes: { bookableFrom: string } | { bookableUntil: string }) => void;
}

/** Between which days guests may book; a year from today is proposed. */
function OpenDays({ listing: { open, today }, errors, onEdit }: OpenDaysProps) {
  const { t } = useTranslation('application');
  if (!today) return null;
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="mb-1 font-semibold">{t('listing.days')}</legend>
      <p className="text-s text-ink-soft">{t('listing.daysHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label={t('listing.from')}
          value={open.bookableFrom ?? ''}
          error={errors.bookableFrom}
          onChange={(bookableFrom) => onEdit({ bookableFrom })}
          today={today}
        />
        <DateField
          label={t('listing.until')}
          value={open.bookableUntil ?? ''}
          error={errors.bookableUntil}
          onChange={(bookableUntil) => onEdit({ bookableUntil })}
          today={today}
        />
      </div>
    </fieldset>
  );
}

interface PreviewProps {
  typed: Pick<ReturnType<typeof useFirstListing>['typed'], 'category' | 'title' | 'summary'>;
  dollars: number | undefined;
  unit: ReturnType<typeof useFirstListing>['priceUnit'];
  place: Application['place'];
}

/** The listing's card as travellers will see it in lists. */
function Preview({ typed: { category, title, summary }, dollars, unit, place }: PreviewProps) {
  const { t } = useTranslation(['application', 'catalogue']);
  const name = `category-${category}` as const;
  const { data } = useQuery(sitePicturesQuery([name]));
  const picture = data?.pictures[name];
  return (
    <section aria-labelledby="preview" className="grid gap-3 rounded-l border border-line bg-surface p-4">
      <h2 id="preview" className="font-text text-s font-semibold text-ink-soft">
        {t('listing.preview')}
      </h2>
      <PictureCard
        picture={picture && <Picture {...picture} alt="" sizes="17rem" eager />}
        kicker={t(`catalogue:category.${category}`)}
        title={<span className="wrap-anywhere">{title.trim() || t('listing.previewTitle')}</span>}
      >
        {summary.trim() && <p className="text-s wrap-anywhere">{summary}</p>}
        {place && <p className="text-ink-soft">{place.location}</p>}
        {dollars !== undefined && (
          <p className="pt-1">
            <Price dollars={dollars} unit={unit} />
          </p>
        )}
      </PictureCard>
      <p className="text-xs text-ink-soft">{t('listing.previewPicture')}</p>
    </section>
  );
}
