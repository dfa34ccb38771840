import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { bookingQuery } from '#web/features/booking/queries.ts';
import { BookingPage } from '#web/features/dashboard/booking-page.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { requireSignedIn } from '#web/lib/guards.ts';
import { pageHead } from '#web/lib/head.ts';
import { orNotFound } from '#web/lib/queries.ts';
import { withTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';

const bringTexts = withTexts('dashboard', 'bookings');

export const Route = createFileRoute('/dashboard/bookings/$bookingId')({
  ssr: false,
  beforeLoad: async (input) => {
    await bringTexts(input);
    return requireSignedIn(input);
  },
  loader: ({ context, params }) => orNotFound(context.queries.fetchQuery(bookingQuery(params.bookingId))),
  head: ({ match, loaderData }) => {
    const { i18n } = match.context.texts;
    if (match.status === 'notFound') {
      return pageHead(match.context, { title: i18n.t('notFound', { ns: 'dashboard' }), hidden: true });
    }
    const title = loaderData
      ? `${loaderData.bookingId} · ${loaderData.service.title}`
      : i18n.t('dashboard', { ns: 'shell' });
    return pageHead(match.context, { title, hidden: true });
  },
  notFoundComponent: BookingNotFound,
  component: BookingDetails,
});

function BookingDetails() {
  const { bookingId } = Route.useParams();
  const { data: booking } = useSuspenseQuery(bookingQuery(bookingId));
  return <BookingPage booking={booking} />;
}

function BookingNotFound() {
  const { t } = useTranslation('dashboard');
  return (
    <section className="page grid justify-items-start gap-4 py-16">
      <h1>{t('notFound')}</h1>
      <p className="max-w-prose text-ink-soft">{t('notFoundText')}</p>
      <LinkButton to={addresses.dashboard}>{t('toDashboard')}</LinkButton>
    </section>
  );
}
