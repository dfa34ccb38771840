import type { App } from '#server/app.ts';
import type { GivenConsent } from '#server/consents/permit-move.ts';
import { checkMayDecide, getConsent, getRequest } from '#server/consents/queries.ts';
import type { ConsentRequest } from '#server/consents/tables.ts';
import type { DbOrTx, Tx, UseCaseOptions } from '#server/db/client.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { doConsented } from './do-consented.ts';

/**
 * Consents to what another admin asked and does it, as the one who asked, with what they sent then. That the consent is used
 * up, that everything that matters is as it was, and the act itself are one transaction. An act outside of it (a dispute is
 * accepted at Stripe, a statement read line by line) is agreed first and done then; where that is cut short, the request stays
 * `agreed` and `finishAgreed` goes on. Where the act is refused, or anything is different, the request is void. Whoever has
 * consented already gets the same answer, since the process may have ended before they had it.
 * @throws AppError not_found, consent_own, consent_new_admin, consent_closed, consent_void; what is refused for now alone
 */
export async function giveConsent(
  app: App,
  admin: { id: string },
  { id, lang }: { id: string; lang: Lang },
  { inSameTx }: UseCaseOptions<Consent> = {},
): Promise<Consent> {
  const request = await getRequest(app.db, id);
  await checkMayDecide(app.db, admin, request, app.clock.now());
  const answer = (db: DbOrTx) => getConsent(db, admin, { id, now: app.clock.now() });
  if (isGivenBy(admin, request)) return answer(app.db);
  if (request.status !== 'open' || request.expiresAt <= app.clock.now()) throw new AppError('consent_closed');
  const onUsed = async (tx: Tx) => inSameTx?.(tx, await answer(tx));
  const consent: GivenConsent = { requestId: id, by: admin, onUsed };
  try {
    await doConsented(app, request, { consent, lang });
  } catch (error) {
    if (isEnded(error) || (await getRequest(app.db, id)).status !== 'agreed') throw error;
    app.log.warn({ err: error, consent: id }, 'what was agreed to is done later');
  }
  return answer(app.db);
}

const isGivenBy = (admin: { id: string }, { status, decidedBy }: ConsentRequest): boolean =>
  decidedBy === admin.id && (status === 'given' || status === 'agreed');

const isEnded = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'consent_closed' || error.code === 'consent_void');
