import { job, scheduledJob } from '#server/jobs/job.ts';
import { removeAvatarFile } from './avatar.ts';
import { forgetUsedTickets } from './one-use-tickets.ts';
import { forgetOldFailures } from './sign-in-limits.ts';

export const accountsJobs = [
  scheduledJob('forget-sign-in-failures', '17 * * * *', async (app) => {
    await forgetOldFailures(app);
    await forgetUsedTickets(app);
  }),
  job('remove-avatar-file', (app, { avatar }) => removeAvatarFile(app, avatar)),
];
