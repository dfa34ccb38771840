import { job } from '#server/jobs/job.ts';
import { pushNotice } from './push-notice.ts';

// What fails is sent by the sweep.
export const pushJobs = [job('push-notice', (app, { noticeId }) => pushNotice(app, noticeId))];
