import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/app.ts';
import { atCommit, type InSameTx } from '#server/db/client.ts';
import type { Call } from '#shared/call.ts';
import { AppError } from '#shared/errors.ts';
import { langOf } from './caller.ts';
import { errorAnswer } from './errors.ts';
import { type Claim, claimKey, type KeyedCall, releaseKey, rememberAnswer, requestDigest } from './idempotency.ts';

/** The call with its Idempotency-Key, or undefined where none was sent. */
export function keyedCallOf(request: FastifyRequest, call: Call): KeyedCall | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  const { params, query, body, decided } = request;
  if (!decided?.person) return undefined;
  return {
    personId: decided.person.id,
    route: `${call.method} ${call.path}`,
    key,
    requestSha256: requestDigest({ params, query, body }),
  };
}

/**
 * Runs the handler at most once for a key. An error of the handler is stored like an answer, except for internal errors.
 * Rights are decided before this, so a caller who must first sign in again can use the same key afterwards.
 */
export async function answerOnce(
  app: App,
  { request, reply, keyed }: { request: FastifyRequest; reply: FastifyReply; keyed: KeyedCall },
  run: (inSameTx: InSameTx<unknown>) => Promise<unknown>,
) {
  const found = await claimKey(app, keyed);
  if ('answer' in found) {
    const { status, body } = found.answer;
    return reply.status(status).header('idempotent-replayed', 'true').send(body);
  }
  const { claim } = found;
  const { store, isStored } = storing(claim, reply.statusCode);
  try {
    const answer = await run(store);
    if (!isStored(answer)) await rememberAnswer(app.db, claim, { status: reply.statusCode, body: answer });
    return answer;
  } catch (error) {
    const { status, body } = errorAnswer(error, langOf(request));
    if (status >= 500) await releaseKey(app, claim);
    else await rememberAnswer(app.db, claim, { status, body: withFlag(request, body) });
    throw error;
  }
}

/** Stores an answer in the transaction of its effect, and knows whether that committed and the answer is still the same. */
function storing(claim: Claim, status: number) {
  let committed: unknown;
  const store: InSameTx<unknown> = async (tx, answer) => {
    if (!(await rememberAnswer(tx, claim, { status, body: answer })))
      throw new AppError('idempotency_in_progress', { retryAfter: 1 });
    const text = JSON.stringify(answer);
    atCommit(tx, async () => () => {
      committed = text;
    });
  };
  return { store, isStored: (answer: unknown) => committed !== undefined && committed === JSON.stringify(answer) };
}

/** Adds `success: false` for calls whose answers all carry `success`. */
export function withFlag<Body extends object>(request: FastifyRequest, body: Body): Body & { success?: false } {
  return request.routeOptions.config.successFlag ? { success: false, ...body } : body;
}
