import { job } from '#server/jobs/job.ts';
import { applyReports } from './apply-reports.ts';
import { planSms } from './plan-sms.ts';
import { sendSms } from './send-sms.ts';

export const smsJobs = [
  // What fails after it was written down is sent by the sweep, so a second run of this job sends nothing twice.
  job('sms-about-booking', async (app, { bookingId, messages, about }) => {
    for (const message of messages) {
      const id = await planSms(app, { message, bookingId, about });
      if (id) await sendSms(app, id);
    }
  }),
  job('apply-sms-report', (app, { gatewayId }) => applyReports(app, gatewayId)),
];
