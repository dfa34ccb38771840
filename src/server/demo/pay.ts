import { and, count, eq, inArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Booking } from '#server/bookings/lock-booking.ts';
import { bookings } from '#server/bookings/tables.ts';
import { startCardPayment } from '#server/payments/attempts/card/start-card-payment.ts';
import { startMpesaPayment } from '#server/payments/attempts/mpesa/start-mpesa-payment.ts';
import { getSettings } from '#server/settings/queries.ts';
import { kesFor, usd } from '#shared/money.ts';
import type { ChargeMethod } from '#shared/payment-methods.ts';
import type { DemoSandbox, RegisteredPerson, SeedContext } from './seed-context.ts';

/** A booking that is to be paid. */
interface Unpaid {
  booking: Booking;
  person: RegisteredPerson;
  pay: ChargeMethod;
}

/** The simulated phone pays after three seconds; the simulated Stripe knows its fee after one. */
const answeredAfterMs = 4_000;

/**
 * Pays bookings by HTTP, as browsers and phones would, and processes the callbacks and webhooks.
 * @throws Error when one is not confirmed afterwards
 */
export async function payAll({ app, sandbox, runDue }: SeedContext, unpaid: readonly Unpaid[]): Promise<void> {
  if (!sandbox || unpaid.length === 0) return;
  const { usdToKesRate } = await getSettings(app.db);
  await Promise.all(
    unpaid.map((one) => {
      const pay: Record<ChargeMethod, () => Promise<unknown>> = {
        card: () => payByCard(app, sandbox, one),
        mpesa: () => payByPhone(app, one, usdToKesRate),
      };
      return pay[one.pay]();
    }),
  );
  app.clock.advance(answeredAfterMs);
  await sandbox.runDue();
  await runDue(app);
  await checkConfirmed(
    app,
    unpaid.map(({ booking }) => booking.id),
  );
}

const payByPhone = (app: App, { booking, person }: Unpaid, rate: number) =>
  startMpesaPayment(app, person, {
    bookingId: booking.id,
    phoneNumber: person.demo.phone,
    amount: kesFor(usd(booking.totalCents), rate),
  });

/** What Stripe's script does in the browser, with Stripe's test card. */
async function payByCard(app: App, { addresses }: DemoSandbox, { booking, person }: Unpaid): Promise<void> {
  const { clientSecret } = await startCardPayment(app, person, booking.id);
  const card = {
    number: '4242424242424242',
    expMonth: 12,
    expYear: app.clock.now().getUTCFullYear() + 3,
    cvc: '123',
    name: person.name,
  };
  const answer = await fetch(`${addresses.stripe.apiBase}/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, card }),
  });
  if (!answer.ok) throw new Error(`The simulator of Stripe answered ${answer.status} to the demo's card`);
}

async function checkConfirmed(app: App, ids: string[]): Promise<void> {
  const [found] = await app.db
    .select({ confirmed: count() })
    .from(bookings)
    .where(and(inArray(bookings.id, ids), eq(bookings.status, 'confirmed')));
  if (found?.confirmed !== ids.length) {
    throw new Error(`Of ${ids.length} payments of the demo ${found?.confirmed} were confirmed`);
  }
}
