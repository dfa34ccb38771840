import { job, scheduledJob } from '#server/jobs/job.ts';
import { expireChange } from './changes/lapse-change.ts';
import { expireBooking } from './expire-booking.ts';
import { completeDueBookings } from './run-due-bookings.ts';

export const bookingsJobs = [
  job('expire-booking', (app, { bookingId }) => expireBooking(app, bookingId)),
  job('expire-change', (app, { changeId }) => expireChange(app, changeId)),
  scheduledJob('complete-bookings', '0 * * * *', completeDueBookings),
];
