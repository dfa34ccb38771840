import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { createPayoutApp, type PayoutApp } from '#server/payments/payouts/payouts.fixture.ts';
import { refundsRoutes } from '#server/payments/refunds/routes.ts';
import { getSettingsVersion } from '#server/settings/queries.ts';
import { settingsVersions } from '#server/settings/tables.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { payFor } from '../bookings/bookings.fixture.ts';
import { adminBookingRoutes } from '../bookings/routes.ts';
import { adminOverviewRoutes } from '../overview/routes.ts';
import { adminRoutes } from '../routes.ts';
import { adminUserRoutes } from '../users/routes.ts';
import { adminConsentRoutes } from './routes.ts';

export interface ConsentsApp extends PayoutApp {
  asker: MadePerson;
  other: MadePerson;
  traveller: MadePerson;
  /** Sets the amount without asking anybody; null switches it off. */
  setAmount(cents: number | null): Promise<void>;
  /** A confirmed booking of USD 100.00 that is paid by card. */
  paidBooking(): Promise<{ id: string; reference: string }>;
  refund(id: string, body: object, who?: MadePerson): Promise<LightMyRequestResponse>;
  decide(id: string, what: 'give' | 'decline' | 'take-back', who?: MadePerson): Promise<LightMyRequestResponse>;
}

/** An app with payouts, refunds, settings and consents, and with two admins. */
export async function createConsentsApp(): Promise<ConsentsApp> {
  const made = await createPayoutApp({
    routes: [refundsRoutes, adminConsentRoutes, adminRoutes, adminBookingRoutes, adminOverviewRoutes, adminUserRoutes],
    jobs: notificationsJobs,
  });
  const { app, call } = made;
  // Whoever approved the listing is no admin any more, so that there are two.
  const { id: serviceId } = await makeService(app, { capacity: 500 });
  await app.db.update(people).set({ role: 'user' });
  const asker = await makePerson(app, { role: 'admin', name: 'Zawadi Njoroge' });
  const other = await makePerson(app, { role: 'admin', name: 'Otieno Ouma', language: 'sw' });
  const traveller = await makePerson(app, { name: 'Amina Hassan' });
  return {
    ...{ ...made, asker, other, traveller },
    async setAmount(consentAboveCents) {
      const { version, values } = await getSettingsVersion(app.db);
      const row = {
        version: version + 1,
        values: { ...values, consentAboveCents },
        changedBy: null,
        changedAt: app.clock.now(),
      };
      await app.db.insert(settingsVersions).values(row);
    },
    async paidBooking() {
      const booking = await makeBooking(app, { person: traveller, serviceId });
      await payFor(made, { bookingId: booking.id, personId: traveller.id, stripeIntentId: `pi_${booking.id}` });
      const policy = { name: 'moderate' as const, steps: [{ until: '2026-11-29T09:00:00.000Z', percent: 50 }] };
      const values = { status: 'confirmed' as const, confirmedAt: app.clock.now(), policy };
      await app.db.update(bookings).set(values).where(eq(bookings.id, booking.id));
      return booking;
    },
    refund: (id, body, who = asker) =>
      call('POST', `/api/admin/bookings/${id}/refunds`, who, { body: { reason: 'Rain', ...body } }),
    decide: (id, what, who = other) =>
      call(
        'POST',
        `/api/admin/consents/${id}/${what}`,
        who,
        what === 'decline' ? { body: { reason: 'Too much' } } : {},
      ),
  };
}
