import { job } from '#server/jobs/job.ts';
import { removePictureFiles } from './picture-file.ts';
import { knownPictures } from './remove-files.ts';

/** The files of photos that were removed. */
export const messagePicturesJobs = [
  job('remove-message-pictures', async (app, { pictureIds }) => {
    const known = new Set((await knownPictures(app.db, pictureIds)).map(({ id }) => id));
    for (const id of pictureIds) if (!known.has(id)) await removePictureFiles(app, id);
  }),
];
