import { job, scheduledJob } from '#server/jobs/job.ts';
import { readDueImport } from './calendar-imports/read-import.ts';
import { expireChange } from './changes/lapse-change.ts';
import { expireBooking } from './expire-booking.ts';
import { completeDueBookings } from './run-due-bookings.ts';

export const bookingsJobs = [
  job('expire-booking', (app, { bookingId }) => expireBooking(app, bookingId)),
  job('expire-change', (app, { changeId }) => expireChange(app, changeId)),
  job('read-calendar', (app, { importId, dueAt }) => readDueImport(app, importId, new Date(dueAt))),
  scheduledJob('complete-bookings', '0 * * * *', completeDueBookings),
];
