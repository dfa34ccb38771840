import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { validate as isUuid } from 'uuid';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type AddressStay, isGuests } from '../features/booking/address-stay.ts';
import { BookingWizard } from '../features/booking/booking-wizard.tsx';
import { Progress } from '../features/booking/progress.tsx';
import { serviceQuery } from '../features/catalogue/queries.ts';
import { addresses } from '../lib/addresses.ts';
import { pageClock, readProductClock } from '../lib/clock.ts';
import { requireSignedIn } from '../lib/guards.ts';
import { pageHead } from '../lib/head.ts';
import { orNotFound } from '../lib/queries.ts';
import { LinkButton } from '../ui/button.tsx';
import { PageMessage } from '../ui/states.tsx';

interface Search extends AddressStay {
  step?: 2;
}

export const Route = createFileRoute('/booking/$serviceId')({
  ssr: false,
  validateSearch: ({ startDate, endDate, guests, step }: Record<string, unknown>): Search => ({
    ...(typeof startDate === 'string' && { startDate }),
    ...(typeof endDate === 'string' && { endDate }),
    ...(isGuests(guests) && { guests }),
    ...(step === 2 && { step }),
  }),
  beforeLoad: async (input) => {
    await input.context.texts.load(['bookings', 'fields']);
    return requireSignedIn(input);
  },
  loader: async ({ context, params }) => {
    if (!isUuid(params.serviceId)) throw notFound();
    await readProductClock(context.config);
    await orNotFound(context.queries.ensureQueryData(serviceQuery(params.serviceId)));
  },
  head: ({ match }) => {
    const { translate } = match.context.texts;
    return pageHead(match.context, { title: translate('bookings', 'title'), hidden: true });
  },
  component: BookingPage,
  notFoundComponent: NoService,
});

function BookingPage() {
  const { t } = useTranslation('bookings');
  const { user } = Route.useRouteContext();
  const { serviceId } = Route.useParams();
  const { step, ...address } = Route.useSearch();
  const { data: service } = useSuspenseQuery(serviceQuery(serviceId));
  const navigate = Route.useNavigate();
  const onStep = useCallback(
    (next: 1 | 2, { replace } = { replace: false }) => {
      void navigate({ search: next === 2 ? { step: 2 } : {}, replace });
    },
    [navigate],
  );
  // The draft has taken what the address brought; left there it would overwrite later changes on a reload.
  const brought = Object.keys(address).length > 0;
  useEffect(() => {
    // The step as it is by then: the wizard may have sent back to the first one meanwhile.
    if (brought) void navigate({ search: ({ step }) => (step ? { step } : {}), replace: true });
  }, [brought, navigate]);
  return (
    <div className="page grid grid-cols-1 gap-8 py-8 sm:gap-10 sm:py-12">
      <div className="grid gap-5">
        <h1>{t('title')}</h1>
        <Progress at={step ?? 1} />
      </div>
      <BookingWizard
        key={service.id}
        service={service}
        user={user}
        clock={pageClock}
        address={address}
        step={step ?? 1}
        onStep={onStep}
      />
    </div>
  );
}

function NoService() {
  const { t } = useTranslation('shell');
  return (
    <PageMessage title={t('gone.title')} text={t('gone.text')}>
      <LinkButton to={addresses.services}>{t('notFound.services')}</LinkButton>
    </PageMessage>
  );
}
