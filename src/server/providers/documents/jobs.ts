import { job } from '#server/jobs/job.ts';
import { removeDocumentFile } from './document-file.ts';
import { findDocument } from './document-queries.ts';

/** The file of a document that was removed. */
export const documentsJobs = [
  job('remove-document-file', async (app, { documentId }) => {
    if (await findDocument(app.db, documentId)) return;
    await removeDocumentFile(app, documentId);
  }),
];
