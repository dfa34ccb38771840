import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { canonicalJson } from '#server/canonical-json.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { insertInto, statement, valueFor } from '#server/db/statement.ts';
import { sha256 } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { idempotencyKeys } from './tables.ts';

/** A call of a person with an idempotency key. */
export interface KeyedCall {
  personId: string;
  route: string;
  key: string;
  requestSha256: string;
}

/** A key that this call has claimed. A minute after `startedAt` another call may take it over. */
export interface Claim extends KeyedCall {
  startedAt: Date;
}

interface StoredAnswer {
  status: number;
  body: unknown;
}

const keptForMs = 24 * 3600_000;
/** A call that has run for longer has crashed with its process, so the next one takes its key over. */
const crashedAfterMs = 60_000;
const waitMs = 5_000;
const stepMs = 100;

const ofClaim = (claim: Claim) => and(ofCall(claim), eq(idempotencyKeys.startedAt, claim.startedAt));

const ofCall = (call: KeyedCall) =>
  and(
    eq(idempotencyKeys.personId, call.personId),
    eq(idempotencyKeys.route, call.route),
    eq(idempotencyKeys.key, call.key),
  );

/**
 * A digest of a request that does not depend on the order of its fields.
 * @throws AppError invalid_input (nested too deep)
 */
export function requestDigest(parts: { params: unknown; query: unknown; body: unknown }): string {
  const text = canonicalJson(parts);
  if (text === undefined) throw new AppError('invalid_input');
  return sha256(text);
}

/** As a type of its own, since an interface is no record. */
type ClaimColumns = Pick<Claim, keyof Claim>;

const insertClaim = statement<ClaimColumns & { state: 'running'; expiresAt: Date }, { key: string }>(
  'claim-key',
  () => sql`${insertInto(idempotencyKeys)} on conflict do nothing returning key`,
);

const storeAnswer = statement<ClaimColumns & { status: number; response: unknown }, { key: string }>(
  'store-answer',
  () => sql`
    update ${idempotencyKeys} set state = 'done', http_status = ${sql.placeholder('status')},
      response = ${valueFor(idempotencyKeys.response, 'response')}
    where person_id = ${sql.placeholder('personId')} and route = ${sql.placeholder('route')}
      and key = ${sql.placeholder('key')} and started_at = ${sql.placeholder('startedAt')}
    returning key`,
);

/**
 * Claims the key for this request. Waits up to five seconds for a running call with the same key.
 * @returns a claim when this call should run, or the answer that the first call gave
 * @throws AppError idempotency_conflict (same key, other body), idempotency_in_progress (still running)
 */
export async function claimKey(app: App, call: KeyedCall): Promise<{ claim: Claim } | { answer: StoredAnswer }> {
  for (let waited = 0; ; waited += stepMs) {
    const now = app.clock.now();
    const expiresAt = new Date(now.getTime() + keptForMs);
    const claim = { ...call, startedAt: now };
    const [claimed] = await insertClaim.rows(app.db, { ...claim, state: 'running', expiresAt });
    if (claimed) return { claim };
    const [found] = await app.db.select().from(idempotencyKeys).where(ofCall(call));
    if (!found) continue;
    if (found.expiresAt <= now) {
      await app.db.delete(idempotencyKeys).where(and(ofCall(call), eq(idempotencyKeys.startedAt, found.startedAt)));
      continue;
    }
    if (found.requestSha256 !== call.requestSha256) throw new AppError('idempotency_conflict');
    if (found.state === 'done') return { answer: { status: found.httpStatus ?? 200, body: found.response } };
    if (await claimAfterCrash(app, call, now)) return { claim };
    if (waited >= waitMs) throw new AppError('idempotency_in_progress', { retryAfter: 1 });
    await pause(stepMs);
  }
}

/** Claims the key of a call whose process has crashed. */
async function claimAfterCrash(app: App, call: KeyedCall, now: Date): Promise<boolean> {
  const taken = await app.db
    .update(idempotencyKeys)
    .set({ startedAt: now })
    .where(
      and(
        ofCall(call),
        eq(idempotencyKeys.state, 'running'),
        lt(idempotencyKeys.startedAt, new Date(now.getTime() - crashedAfterMs)),
      ),
    )
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

/**
 * Stores the answer; in the transaction of the effect, so that both are committed or neither is.
 * @returns false when another call has claimed the key since; this call must then not commit its effect
 */
export async function rememberAnswer(db: DbOrTx, claim: Claim, answer: StoredAnswer): Promise<boolean> {
  const stored = await storeAnswer.rows(db, { ...claim, status: answer.status, response: answer.body });
  return stored.length > 0;
}

/** Removes the claim of a call that ended with an internal error, so that it can be tried again. */
export async function releaseKey(app: App, claim: Claim): Promise<void> {
  await app.db.delete(idempotencyKeys).where(and(ofClaim(claim), eq(idempotencyKeys.state, 'running')));
}

/** Removes keys that are over a day old. */
export async function forgetOldKeys(app: App): Promise<void> {
  await app.db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, app.clock.now()));
}
