import type { LightMyRequestResponse } from 'fastify';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { bookingsRoutes } from '#server/bookings/routes.ts';
import { job } from '#server/jobs/job.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts';

/** Jobs of later features that bookings enqueue; their own tests check what they do. */
const others = [
  'cancel-open-payments',
  'post-earning',
  'mail-booking-confirmed',
  'mail-provider-booking-confirmed',
  'mail-booking-expired',
  'mail-booking-cancelled',
  'mail-provider-booking-cancelled',
  'mail-request-asked',
  'mail-provider-request',
  'mail-request-accepted',
  'mail-request-declined',
  'mail-request-unanswered',
  'mail-provider-request-unanswered',
  'mail-provider-answers-changed',
  'mail-trip-reminder',
  'mail-review-invitation',
  'mail-companion-voucher',
] as const;

export interface BookingApp extends TestApp {
  /** The jobs of other features that ran, as 'name bookingId', in order. */
  ran: string[];
  get(url: string, who?: { token: string }, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(
    url: string,
    who: { token: string } | undefined,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

const signed = (who: { token: string } | undefined, headers: Record<string, string> = {}) =>
  who ? { authorization: `Bearer ${who.token}`, ...headers } : headers;

/** An app with the calls and jobs of bookings, without rate limits; jobs of other features are only noted. */
export async function createBookingApp(options: TestAppOptions = {}): Promise<BookingApp> {
  const ran: string[] = [];
  const noted = others.map((name) =>
    job(name, async (_app, { bookingId }) => {
      ran.push(`${name} ${bookingId}`);
    }),
  );
  const ofCalendar = job('mail-calendar-conflict', async (_app, { importId }) => {
    ran.push(`mail-calendar-conflict ${importId}`);
  });
  const ofReview = job('mail-provider-review', async (_app, { reviewId }) => {
    ran.push(`mail-provider-review ${reviewId}`);
  });
  const made = await createTestApp({
    ...options,
    env: { RATE_LIMITS: 'off', ...options.env },
    jobs: [...bookingsJobs, ...noted, ofCalendar, ofReview],
    routes: [bookingsRoutes, ...(options.routes ?? [])],
  });
  const { fastify } = made;
  return {
    ...made,
    ran,
    get: (url, who, headers) => fastify.inject({ url, headers: signed(who, headers) }),
    post: (url, who, body, headers) =>
      fastify.inject({ method: 'POST', url, headers: signed(who, headers), payload: body as object }),
  };
}
