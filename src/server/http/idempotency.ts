import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, lt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { canonicalJson } from '#server/canonical-json.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { sha256 } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { idempotencyKeys } from './tables.ts';

/** One creating call of one person under one key. */
export interface KeyedCall {
  personId: string;
  route: string;
  key: string;
  requestSha256: string;
}

/** A key that this call has claimed. It holds until another call takes the key over, a minute after `startedAt`. */
export interface Claim extends KeyedCall {
  startedAt: Date;
}

export interface StoredAnswer {
  status: number;
  body: unknown;
}

const keptForMs = 24 * 3600_000;
/** A call that has run for longer must have crashed with its process, so the next one takes its key over. */
const crashedAfterMs = 60_000;
const waitMs = 5_000;
const stepMs = 100;

const ours = (claim: Claim) => and(where(claim), eq(idempotencyKeys.startedAt, claim.startedAt));

const where = (call: KeyedCall) =>
  and(
    eq(idempotencyKeys.personId, call.personId),
    eq(idempotencyKeys.route, call.route),
    eq(idempotencyKeys.key, call.key),
  );

/**
 * The same request has the same digest, whatever the order of its fields.
 * @throws AppError invalid_input (nested too deep)
 */
export function requestDigest(parts: { params: unknown; query: unknown; body: unknown }): string {
  const text = canonicalJson(parts);
  if (text === undefined) throw new AppError('invalid_input');
  return sha256(text);
}

/**
 * Claims the key for this request. A call that runs under the same key is waited for, up to five seconds.
 * @returns a claim when this call is to run, or the answer that the first call gave
 * @throws AppError idempotency_conflict (same key, other body), idempotency_in_progress (still running)
 */
export async function claimKey(app: App, call: KeyedCall): Promise<{ claim: Claim } | { answer: StoredAnswer }> {
  for (let waited = 0; ; waited += stepMs) {
    const now = app.clock.now();
    const [claimed] = await app.db
      .insert(idempotencyKeys)
      .values({ ...call, state: 'running', startedAt: now, expiresAt: new Date(now.getTime() + keptForMs) })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const claim = { ...call, startedAt: now };
    if (claimed) return { claim };
    const [found] = await app.db.select().from(idempotencyKeys).where(where(call));
    if (!found) continue;
    if (found.expiresAt <= now) {
      await app.db.delete(idempotencyKeys).where(and(where(call), eq(idempotencyKeys.startedAt, found.startedAt)));
      continue;
    }
    if (found.requestSha256 !== call.requestSha256) throw new AppError('idempotency_conflict');
    if (found.state === 'done') return { answer: { status: found.httpStatus ?? 200, body: found.response } };
    if (await takeOver(app, call, now)) return { claim };
    if (waited >= waitMs) throw new AppError('idempotency_in_progress', { retryAfter: 1 });
    await pause(stepMs);
  }
}

async function takeOver(app: App, call: KeyedCall, now: Date): Promise<boolean> {
  const taken = await app.db
    .update(idempotencyKeys)
    .set({ startedAt: now })
    .where(
      and(
        where(call),
        eq(idempotencyKeys.state, 'running'),
        lt(idempotencyKeys.startedAt, new Date(now.getTime() - crashedAfterMs)),
      ),
    )
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

/**
 * Stores the answer. In the transaction of the effect, both are committed or neither is.
 * @returns false when another call has taken the key over: then this call must not commit its effect either
 */
export async function rememberAnswer(db: DbOrTx, claim: Claim, answer: StoredAnswer): Promise<boolean> {
  const stored = await db
    .update(idempotencyKeys)
    .set({ state: 'done', httpStatus: answer.status, response: answer.body })
    .where(ours(claim))
    .returning({ key: idempotencyKeys.key });
  return stored.length > 0;
}

/** Removes the claim of a call that failed by our fault, so that it can be tried again. */
export async function releaseKey(app: App, claim: Claim): Promise<void> {
  await app.db.delete(idempotencyKeys).where(and(ours(claim), eq(idempotencyKeys.state, 'running')));
}

/** Removes keys that are over a day old; part of the daily clean-up. */
export async function forgetOldKeys(app: App): Promise<void> {
  await app.db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, app.clock.now()));
}
