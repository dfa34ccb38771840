import { randomBytes } from 'node:crypto';
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestHookHandler,
  preParsingHookHandler,
  preValidationHookHandler,
} from 'fastify';
import { LRUCache } from 'lru-cache';
import { createLimiter } from '#server/limiter.ts';
import { sha256 } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { tokenOf } from './caller.ts';

/**
 * How much may be in progress in this process at once, in calls. More would make nothing quicker: whoever comes then would
 * wait for all of them. People who are signed in may be about to pay, so they are refused last.
 */
export const inProgressMost = { visitors: 100, signedIn: 150 };
/**
 * Whose session was found to be right in this process so shortly ago is signed in. To look it up for each request would be
 * work for a request that is refused, and a header alone proves nothing.
 */
const signedInForMs = 5 * 60_000;
/** Of these sessions so many are known; each is some hundred bytes. */
const sessionsMost = 10_000;
/** Of these nobody is refused because the event loop is late: it is not they who make it late. */
export const inProgressAlways = 16;
/** To render a page, with its own calls, takes about as long as so many calls. */
export const pageWeight = 8;
/** More reads at once make no answer sooner, but long turns of the event loop, in each of which one new connection is accepted. */
const readsAtOnce = 8;
/** Drawn for each refusal, so that not all of them come back at once. */
const retryAfterSeconds = [1, 2, 3, 4];
const saidEveryMs = 1_000;

/**
 * Refuses requests that this process has no room for, before anything is done for them. Answers from memory, callbacks of
 * payment providers, /healthz and built files never ask it; pages that are unpacked for whoever takes no gzip do.
 */
interface LoadLimit {
  /**
   * For `onRequest`: takes the request in until its answer is ready, or refuses it with `too_busy`.
   * @param weightOf by default 1, a call; 0 for whoever waits for what is being made for somebody else
   */
  admit(weightOf?: (request: FastifyRequest) => number): onRequestHookHandler;
  /**
   * Takes in a request that waited for what was made for somebody else, and now must make it itself after all.
   * @throws AppError too_busy
   */
  takeIn(request: FastifyRequest, weight: number): void;
  /** Does the work of a public read in its turn, so that many at once do not keep others from being heard. */
  inTurn<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
  /** Notes that the request's token is that of a session, as the database has just said. */
  noteSession(request: FastifyRequest): void;
  /** Whether a visitor who opens a page is refused now. For work of our own, which is not counted and can wait. */
  isFull(): boolean;
  /** For `preParsing`: the body may take long to arrive, during which nothing is done for it. */
  whileBodyArrives: preParsingHookHandler;
  /** For `preValidation`: the body of a call is here, and what was taken in is not refused any more. */
  afterBody: preValidationHookHandler;
}

interface Options {
  /** Whether whatever arrives now waits for long. */
  isLate(): boolean;
  /** Told once a second how many were refused since. */
  onRefused(refused: number): void;
}

/** The header by which our own pages make their calls; they were taken in with the page. Nobody else knows its value. */
export const insideHeader = { name: 'x-twende-inside', value: randomBytes(16).toString('hex') } as const;

/** Whether one of our own pages makes this call while it is rendered. */
export const isInside = ({ headers }: FastifyRequest) => headers[insideHeader.name] === insideHeader.value;

/** Adds `loadLimit`, of which there is one in a process. */
export function addLoadLimit(fastify: FastifyInstance, { isLate, onRefused }: Options): void {
  fastify.decorateRequest('load', 0);
  fastify.decorateRequest('isShed', false);
  const errors = retryAfterSeconds.map((retryAfter) => new AppError('too_busy', { retryAfter }));
  const limitReads = createLimiter({ concurrency: readsAtOnce });
  /** By the digest of their token. */
  const sessions = new LRUCache<string, true>({ max: sessionsMost, ttl: signedInForMs });
  let inProgress = 0;
  let refused = 0;

  const take = (request: FastifyRequest, weight: number) => {
    request.load += weight;
    inProgress += weight;
  };
  const release = (request: FastifyRequest) => {
    if (request.load === 0) return;
    inProgress -= request.load;
    request.load = 0;
  };
  const isFull = (most: number, weight: number) =>
    inProgress + weight > most || (inProgress >= inProgressAlways && isLate());
  const isSignedIn = (request: FastifyRequest) => {
    const token = tokenOf(request);
    return token !== undefined && sessions.get(sha256(token)) === true;
  };
  const say = () => {
    onRefused(refused);
    refused = 0;
  };
  const refuse = (request: FastifyRequest) => {
    request.isShed = true;
    if (refused === 0) setTimeout(say, saidEveryMs).unref();
    refused += 1;
    return errors[Math.floor(Math.random() * errors.length)];
  };

  /** Takes in the request, or says why not. */
  const refusalOf = (request: FastifyRequest, asked: number) => {
    const weight = isInside(request) ? 0 : asked;
    const fits = weight === 0 || !isFull(inProgressMost.visitors, weight);
    if (!fits && (isFull(inProgressMost.signedIn, weight) || !isSignedIn(request))) return refuse(request);
    take(request, weight);
    return undefined;
  };

  // An answer that is ready needs nothing more of us, however slowly it is received. Errors come here, too.
  fastify.addHook('onSend', (request, _, payload, done) => {
    release(request);
    done(null, payload);
  });
  const limit: LoadLimit = {
    admit:
      (weightOf = () => 1) =>
      (request, _, done) => {
        done(refusalOf(request, weightOf(request)));
      },
    takeIn(request, weight) {
      if (request.load > 0) return;
      const error = refusalOf(request, weight);
      if (error) throw error;
    },
    isFull: () => isFull(inProgressMost.visitors, pageWeight),
    inTurn: (request, work) => (isInside(request) ? work() : limitReads(work)),
    noteSession(request) {
      const token = tokenOf(request);
      if (token !== undefined) sessions.set(sha256(token), true);
    },
    whileBodyArrives: (request, _, payload, done) => {
      release(request);
      done(null, payload);
    },
    afterBody: (request, _, done) => {
      take(request, 1);
      done();
    },
  };
  fastify.decorate('loadLimit', limit);
}

declare module 'fastify' {
  interface FastifyInstance {
    loadLimit: LoadLimit;
  }
  interface FastifyRequest {
    /** How much of what this process may have in progress is this request. */
    load: number;
    /** Whether it was refused because too much was in progress. */
    isShed: boolean;
  }
}
