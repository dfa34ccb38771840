import { z } from 'zod';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { bookingsRoutes } from '#server/bookings/routes.ts';
import { job } from '#server/jobs/queue.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts';

/** Jobs that bookings leave to features after them; their own tests say what they do. */
const others = [
  'cancel-open-payments',
  'post-earning',
  'mail-booking-confirmed',
  'mail-provider-booking-confirmed',
  'mail-booking-expired',
];

export interface BookingApp extends TestApp {
  /** What ran of the others, as 'name bookingId', in order. */
  ran: string[];
}

/** An app with the calls and jobs of bookings; jobs of other features are only noted. */
export async function createBookingApp(options: TestAppOptions = {}): Promise<BookingApp> {
  const ran: string[] = [];
  const noted = others.map((name) =>
    job(name, z.object({ bookingId: z.string() }), async (_app, { bookingId }) => {
      ran.push(`${name} ${bookingId}`);
    }),
  );
  const made = await createTestApp({
    ...options,
    jobs: [...bookingsJobs, ...(noted as unknown as typeof bookingsJobs)],
    routes: [bookingsRoutes, ...(options.routes ?? [])],
  });
  return { ...made, ran };
}
