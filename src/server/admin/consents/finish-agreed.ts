import type { App } from '#server/app.ts';
import { noteFailedTry } from '#server/consents/note-failed-try.ts';
import { getRequest, listAgreed } from '#server/consents/queries.ts';
import type { ConsentRequest } from '#server/consents/tables.ts';
import { job } from '#server/jobs/job.ts';
import { AppError } from '#shared/errors.ts';
import { doConsented } from './do-consented.ts';

const waitMs = 60_000;

/**
 * Does what was agreed to a minute ago and has no outcome yet: the call that began it was cut short, or got no answer. What
 * could not be done an hour long is left to the job `finish-agreed`.
 */
export async function finishAgreed(app: App): Promise<void> {
  for (const request of await listAgreed(app.db, new Date(app.clock.now().getTime() - waitMs))) {
    try {
      await finish(app, request);
    } catch (error) {
      app.log.error({ err: error, consent: request.id }, 'what was agreed to is not done yet');
      await noteFailedTry(app, request.id);
    }
  }
}

const finishAgreedJob = job('finish-agreed', async (app, { requestId }) => {
  const request = await getRequest(app.db, requestId);
  if (request.status === 'agreed') await finish(app, request);
});

export const adminConsentJobs = [finishAgreedJob];

/** @throws what keeps it from being done; not where it is void, or somebody else has finished it */
async function finish(app: App, request: ConsentRequest): Promise<void> {
  const { id, decidedBy } = request;
  if (!decidedBy) throw new Error(`Nobody agreed to the request ${id}`);
  try {
    const consent = { requestId: id, by: { id: decidedBy }, isAgreed: true } as const;
    await doConsented(app, request, { consent, lang: 'en' });
  } catch (error) {
    const isEnded = error instanceof AppError && ['consent_void', 'consent_closed'].includes(error.code);
    if (!isEnded) throw error;
  }
}
