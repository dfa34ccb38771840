import type { App } from '#server/app.ts';
import { listAgreed } from '#server/consents/queries.ts';
import { AppError } from '#shared/errors.ts';
import { doConsented } from './do-consented.ts';

const waitMs = 60_000;

/** Does what was agreed to a minute ago and has no outcome yet: the call that began it was cut short, or got no answer. */
export async function finishAgreed(app: App): Promise<void> {
  for (const request of await listAgreed(app.db, new Date(app.clock.now().getTime() - waitMs))) {
    const { id, decidedBy } = request;
    if (!decidedBy) throw new Error(`Nobody agreed to the request ${id}`);
    try {
      await doConsented(app, request, {
        consent: { requestId: id, by: { id: decidedBy }, isAgreed: true },
        lang: 'en',
      });
    } catch (error) {
      // It is void, or another process has finished it; otherwise it is tried again with the next minute.
      const isEnded = error instanceof AppError && ['consent_void', 'consent_closed'].includes(error.code);
      if (!isEnded) app.log.error({ err: error, consent: id }, 'what was agreed to is not done yet');
    }
  }
}
