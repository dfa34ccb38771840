import { job } from '#server/jobs/job.ts';
import { removeAttachmentFile } from './attachments/attachment-file.ts';
import { knownAttachments } from './attachments/attachment-queries.ts';
import { takeInMail } from './mail/take-in-mail.ts';

/** The files of attachments that were removed, and emails that came in. */
export const supportJobs = [
  job('remove-support-attachments', async (app, { attachmentIds }) => {
    const known = new Set((await knownAttachments(app.db, attachmentIds)).map(({ id }) => id));
    for (const id of attachmentIds) if (!known.has(id)) await removeAttachmentFile(app, id);
  }),
  job('take-in-mail', takeInMail),
];
