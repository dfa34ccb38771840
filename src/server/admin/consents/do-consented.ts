import { ZodError } from 'zod';
import { findPersonById } from '#server/accounts/queries.ts';
import type { App } from '#server/app.ts';
import { type GivenConsent, MayNotConsent } from '#server/consents/permit-move.ts';
import { getRequest, readBody } from '#server/consents/queries.ts';
import type { ConsentRequest } from '#server/consents/tables.ts';
import { voidConsent } from '#server/consents/void-consent.ts';
import { statusOf } from '#shared/error-statuses.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { doers } from './doers.ts';

/**
 * Does what was asked, as the one who asked, with what they sent then. Where it is refused for good, the request is void.
 * @throws AppError consent_closed, consent_void; what is refused for now alone, such as provider_unavailable
 */
export async function doConsented(
  app: App,
  { id, act, askedBy, params }: ConsentRequest,
  { consent, lang }: { consent: GivenConsent; lang: Lang },
): Promise<void> {
  try {
    const asker = await findPersonById(app, askedBy);
    // What is agreed goes on, whatever has become of them since.
    if (!asker || (asker.role !== 'admin' && !consent.isAgreed)) throw new AppError('consent_void');
    await doers[act](app, asker, { params, body: await readBody(app, id), consent, lang });
    // Somebody else has done it meanwhile, so there was nothing to use the consent for.
    if ((await getRequest(app.db, id)).status === 'open') throw new AppError('consent_void');
  } catch (error) {
    const code = refusedForGood(error);
    if (!code) throw error;
    if (await isDecidedByOther(app, id, consent)) throw new AppError('consent_closed');
    await voidConsent(app, consent.by, { id, code });
    throw new AppError('consent_void');
  }
}

/** Whether another admin was faster: then what was asked is done, which is why it was refused here. */
async function isDecidedByOther(app: App, id: string, { by, isAgreed }: GivenConsent): Promise<boolean> {
  const { status, decidedBy } = await getRequest(app.db, id);
  return !isAgreed && (status === 'agreed' || status === 'given') && decidedBy !== by.id;
}

/**
 * The code of why it is refused, because something is different and not because of a moment or of whoever consents. A call that an earlier release
 * kept may be one that is not accepted any more.
 */
function refusedForGood(error: unknown): ErrorCode | undefined {
  if (error instanceof ZodError) return 'invalid_input';
  const isForNow = error instanceof MayNotConsent || !(error instanceof AppError) || error.code === 'consent_closed';
  if (isForNow) return undefined;
  return [400, 403, 404, 409, 422].includes(statusOf[error.code]) ? error.code : undefined;
}
