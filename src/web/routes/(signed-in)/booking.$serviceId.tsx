import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { validate as isUuid } from 'uuid';
import type { BookingMode } from '#shared/requests.ts';
import { readWizardSearch, stepOf, type WizardSearch } from '#web/features/booking/address-stay.ts';
import { BookingWizard } from '#web/features/booking/booking-wizard.tsx';
import { Progress } from '#web/features/booking/progress.tsx';
import { serviceQuery } from '#web/features/catalogue/queries.ts';
import { pageClock, readProductClock } from '#web/lib/clock.ts';
import { missingPage, searchOfLinks } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { signedInPage } from '#web/shell/signed-in-page.ts';
import { Notice } from '#web/ui/badge.tsx';

export const Route = createFileRoute('/(signed-in)/booking/$serviceId')({
  ...signedInPage,
  staticData: { title: 'bookPlace' },
  validateSearch: searchOfLinks<WizardSearch>,
  loader: async ({ context: { config, queries, texts }, params: { serviceId } }) => {
    const [service] = await Promise.all([
      isUuid(serviceId) ? orUndefined(queries.ensureQueryData(serviceQuery(serviceId))) : undefined,
      readProductClock(config),
      texts.load(['bookings', 'answers', 'fields', 'party']),
    ]);
    if (!service) throw missingPage(texts.translate('shell', 'gone.title'));
    return { head: { title: texts.translate('shell', titleOf(service)) } };
  },
  component: BookingPage,
  notFoundComponent: lazyRouteComponent(() => import('#web/features/listing/no-listing.tsx'), 'NoListing'),
});

/** Of a listing that is booked by request nothing is booked here. */
const titleOf = ({ approval }: { approval: BookingMode }) => (approval === 'request' ? 'askForPlace' : 'bookPlace');

function BookingPage() {
  const { t } = useTranslation(['shell', 'bookings']);
  const { user } = Route.useRouteContext();
  const { serviceId } = Route.useParams();
  const search = Route.useSearch({ select: readWizardSearch });
  const { data: service } = useSuspenseQuery(serviceQuery(serviceId));
  const step = stepOf(service, search);
  const { step: _, ...address } = search;
  const navigate = Route.useNavigate();
  const onStep = useCallback(
    (next: 1 | 2, { replace } = { replace: false }) => {
      void navigate({ search: next === 2 ? { step: 2 } : {}, replace });
    },
    [navigate],
  );
  // The draft has stored what the address names. Left in the address, it would overwrite later changes on a reload.
  const isNamed = Object.keys(address).length > 0;
  useEffect(() => {
    // The step is read from the current address, since the wizard may have gone back to the first one meanwhile.
    if (isNamed)
      void navigate({
        search: (raw) => (stepOf(service, readWizardSearch(raw)) === 2 ? { step: 2 } : {}),
        replace: true,
      });
  }, [isNamed, navigate, service]);
  return (
    <div className="page grid grid-cols-1 gap-8 py-8 sm:gap-10 sm:py-12">
      <div className="grid gap-5">
        <h1>{t(titleOf(service))}</h1>
        {service.takesBookings && <Progress at={step} />}
      </div>
      {service.takesBookings ? (
        <BookingWizard
          key={service.id}
          service={service}
          user={user}
          clock={pageClock}
          address={address}
          step={step}
          onStep={onStep}
        />
      ) : (
        <Notice still title={t('bookings:paused')}>
          {t('bookings:pausedHint')}
        </Notice>
      )}
    </div>
  );
}
