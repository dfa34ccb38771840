import { job } from '#server/jobs/job.ts';
import { pushNewNotice } from './push-notice.ts';

// What fails is sent by the sweep.
export const pushJobs = [job('push-notice', (app, { noticeId }) => pushNewNotice(app, noticeId))];
