import { job } from '#server/jobs/job.ts';
import { removeDownloadFile } from './download-file.ts';
import { makeDownload } from './make-download.ts';

/** Making and removing the files with everything that we have of a person. */
export const ownDataJobs = [
  job('make-own-download', (app, { downloadId }) => makeDownload(app, downloadId)),
  job('remove-own-download', (app, { downloadId }) => removeDownloadFile(app, downloadId)),
];
