import { Link } from '@tanstack/react-router';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { completedFields } from '#shared/listing-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { StatusBadge } from '../status-badge.tsx';
import { ListingActions } from './listing-actions.tsx';
import { placesAreNew, sections, sectionsLacking } from './sections.ts';

interface ListingStateProps {
  listing: ProviderService;
  /** A part of the editor is open, so phones have no room for what can be done with the whole. */
  short: boolean;
}

/** How the listing stands, why it was rejected, what it lacks, and what can be done with it. */
export function ListingState({ listing, short }: ListingStateProps) {
  const { t } = useTranslation('provider-service');
  const { status, listed, provider, rejectReason, takenDownReason } = listing;
  const isHidden = status === 'approved' && !listed;
  return (
    <section aria-label={t('stateOf')} className="grid grid-cols-1 gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StatusBadge service={listing} />
        <span className="text-s text-ink-soft">
          {takenDownReason !== null
            ? t('state.takenDown')
            : isHidden
              ? t('state.hidden', { name: provider.name })
              : t(`state.${status}`)}
        </span>
      </p>
      {status === 'rejected' && (
        <Notice tone="danger" still title={t('rejected.title')}>
          <p className="whitespace-pre-line wrap-anywhere">{rejectReason}</p>
          <p>{t('rejected.text')}</p>
        </Notice>
      )}
      {takenDownReason !== null && (
        <Notice tone="danger" still title={t('takenDown.title')}>
          <p className="whitespace-pre-line wrap-anywhere">{takenDownReason}</p>
          <p>{t('takenDown.text')}</p>
        </Notice>
      )}
      <WaitingChange listing={listing} />
      <div className={classes('grid grid-cols-1 gap-4', short && 'max-md:hidden')}>
        {(status === 'draft' || status === 'rejected') && <Progress listing={listing} />}
        <ListingActions listing={listing} />
      </div>
    </section>
  );
}

/** Another category or place that waits for approval, or was rejected. */
function WaitingChange({ listing: { change, category, place } }: { listing: ProviderService }) {
  const { t } = useTranslation(['provider-service', 'catalogue']);
  if (!change) return null;
  const wanted = [
    change.category !== category && t(`catalogue:category.${change.category}`),
    (change.location !== place.location ||
      change.lat !== place.lat ||
      change.lon !== place.lon ||
      change.county !== place.county) &&
      t('change.place', { location: change.location, county: change.county }),
  ].filter(Boolean);
  const isRejected = change.status === 'rejected';
  return (
    <Notice tone={isRejected ? 'danger' : 'warning'} still title={t(isRejected ? 'change.rejected' : 'change.waits')}>
      <p className="wrap-anywhere">{wanted.join(' · ')}</p>
      {isRejected && change.rejectReason && <p className="whitespace-pre-line wrap-anywhere">{change.rejectReason}</p>}
      <p>{t(isRejected ? 'change.rejectedText' : 'change.waitsText')}</p>
    </Notice>
  );
}

/** How much of what is needed is there, and where the rest is written. */
function Progress({ listing }: { listing: ProviderService }) {
  const { id, missing, unchanged } = listing;
  const { t } = useTranslation('provider-service');
  const lacking = sectionsLacking(missing);
  const unseen = missing.length > 0 && placesAreNew(listing) ? 1 : 0;
  const done = sections.length - lacking.size - unseen;
  const percent = Math.round((done / sections.length) * 100);
  return (
    <div className="grid gap-2">
      <p className="text-s font-semibold" id="progress">
        {missing.length > 0
          ? t('progress', { done, count: sections.length })
          : t(unchanged ? 'progress.unchanged' : 'progress.done')}
      </p>
      <div
        role="progressbar"
        aria-labelledby="progress"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-s bg-sunken"
      >
        <div className="h-full rounded-s bg-brand" style={{ width: `${percent}%` }} />
      </div>
      {missing.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 text-s">
          {completedFields
            .filter((field) => missing.includes(field))
            .map((field) => (
              <li key={field}>
                <Link
                  to="/provider/services/$serviceId"
                  params={{ serviceId: id }}
                  search={{
                    section: sections.find((one) => lacking.has(one) && sectionsLacking([field]).has(one)) ?? 'texts',
                  }}
                  className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
                >
                  {t(`lacks.${field}`)}
                </Link>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
