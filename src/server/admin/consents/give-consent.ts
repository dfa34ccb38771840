import { findPersonById } from '#server/accounts/queries.ts';
import type { App } from '#server/app.ts';
import { type GivenConsent, MayNotConsent } from '#server/consents/permit-move.ts';
import { checkMayDecide, getRequest } from '#server/consents/queries.ts';
import { voidConsent } from '#server/consents/void-consent.ts';
import { statusOf } from '#shared/error-statuses.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { doers } from './doers.ts';

/**
 * Consents to what another admin asked and does it, as the one who asked, with what they sent then. That the consent is used
 * up, that everything that matters is as it was, and the act itself are one transaction (a dispute is accepted at Stripe right
 * after it). Where the act is refused, or anything is different, the request is void.
 * @throws AppError not_found, consent_own, consent_new_admin, consent_closed, consent_void; what is refused for now alone,
 *   such as provider_unavailable
 */
export async function giveConsent(
  app: App,
  admin: { id: string },
  { id, lang }: { id: string; lang: Lang },
): Promise<void> {
  const request = await getRequest(app.db, id);
  await checkMayDecide(app.db, admin, request, app.clock.now());
  if (request.status === 'given' && request.decidedBy === admin.id) return;
  if (request.status !== 'open' || request.expiresAt <= app.clock.now()) throw new AppError('consent_closed');
  const asker = await findPersonById(app, request.askedBy);
  const consent: GivenConsent = { requestId: id, by: admin };
  try {
    if (asker?.role !== 'admin') throw new AppError('consent_void');
    await doers[request.act](app, asker, { params: request.params, body: request.body, consent, lang });
    // Somebody else has done it meanwhile, so there was nothing to use the consent for.
    if ((await getRequest(app.db, id)).status === 'open') throw new AppError('consent_void');
  } catch (error) {
    if (!(error instanceof AppError) || !isForGood(error)) throw error;
    await voidConsent(app, admin, { id, code: error.code });
    throw new AppError('consent_void');
  }
}

/** Whether what was asked is refused because something is different, not because of a moment or of whoever consents. */
const isForGood = (error: AppError): boolean =>
  !(error instanceof MayNotConsent) &&
  error.code !== 'consent_closed' &&
  [400, 403, 404, 409, 422].includes(statusOf[error.code]);
