import { job } from '#server/jobs/job.ts';
import { removeAttachmentFile } from './attachments/attachment-file.ts';
import { knownAttachments } from './attachments/attachment-queries.ts';

/** The files of attachments that were removed. */
export const supportJobs = [
  job('remove-support-attachments', async (app, { attachmentIds }) => {
    const known = new Set((await knownAttachments(app.db, attachmentIds)).map(({ id }) => id));
    for (const id of attachmentIds) if (!known.has(id)) await removeAttachmentFile(app, id);
  }),
];
