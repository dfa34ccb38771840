import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createLimiter, createShares } from '#server/limiter.ts';
import type { AnswerOf, Call, CallShape, ReceivedBy } from '#shared/call.ts';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { type Caller, callerOf } from './caller.ts';
import { largestUploadBytes } from './largest-upload.ts';
import type { MediaType } from './media-type.ts';
import { holdsNul } from './nul.ts';
import {
  type Access,
  allowCallers,
  type Decided,
  decidedOf,
  describeRights,
  type Rights,
  type RightsParts,
  type RowParties,
} from './rights.ts';
import { dropRest, openForm, type UploadedFile, withWholeFile } from './upload-form.ts';

/** Allowed besides the file, for text fields and boundaries. */
const otherBytes = 64 * 1024;
const limits = { files: 1, fields: 20, fieldSize: 2_000, fieldNameSize: 100 };

/** Each of them may hold a whole file in memory. Who comes then is refused with `too_busy`. */
const arriving = createLimiter({ concurrency: 12, maxWaiting: 0 });
/** Of these, so many may be one person's, who would otherwise keep everybody else from uploading; a page sends four at most. */
const arrivingOf = createShares({ each: 4 });

interface UploadInput<S extends CallShape, A extends Access, N extends RowParties> extends Decided<A, N> {
  params: ReceivedBy<S, 'params'>;
  query: ReceivedBy<S, 'query'>;
  /** The text fields. */
  body: ReceivedBy<S, 'body'>;
  file: UploadedFile;
  caller: Caller;
}

export interface UploadRoute<S extends CallShape, A extends Access, N extends RowParties> extends Rights<A, N> {
  /** Sent as a form (multipart/form-data): the text fields of `body`, all of them strings, then one file named `file`. */
  call: Call<S>;
  schemas: S;
  /** One line for the interface's description. */
  summary: string;
  tag: string;
  accepts: readonly MediaType[];
  /** At most and by default 10 MiB. */
  maxBytes?: number;
  /** Must read the file to its end, and keep nothing of it when it fails. */
  handler(input: UploadInput<S, A, N>): Promise<AnswerOf<S>>;
}

/** An upload; the handler reads the file while it arrives. */
export function addUploadRoute<S extends CallShape, A extends Access, N extends RowParties>(
  fastify: FastifyInstance,
  parts: RightsParts,
  route: UploadRoute<S, A, N>,
): void {
  const { call, schemas, accepts, maxBytes = largestUploadBytes } = route;
  if (maxBytes > largestUploadBytes)
    throw new RangeError(`${call.path}: no upload is larger than ${largestUploadBytes} bytes`);
  const secure = parts.app.config.publicUrl.startsWith('https:');
  const allow = allowCallers(parts, route, { path: call.path });
  fastify.register(async (scope) => {
    // Only forms are accepted; any other body is refused by its media type.
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { throwFileSizeLimit: false, limits: { ...limits, fileSize: maxBytes } });
    scope.route({
      method: call.method,
      url: call.path,
      schema: {
        ...describeRights(route),
        summary: route.summary,
        tags: [route.tag],
        ...(schemas.params && { params: schemas.params }),
        ...(schemas.query && { querystring: schemas.query }),
        response: { [call.status]: schemas.answer, '4xx': ErrorSchema, '5xx': ErrorSchema },
      },
      config: { uploadFields: schemas.body ?? z.object({}) },
      onRequest: [
        scope.loadLimit.admit(),
        async (request: FastifyRequest) => {
          await allow(request);
          const length = Number(request.headers['content-length'] ?? 0);
          if (length > maxBytes + otherBytes) throw new AppError('payload_too_large');
        },
      ],
      // The handler reads the file while it arrives.
      preParsing: scope.loadLimit.whileBodyArrives,
      preValidation: async ({ params, query }) => {
        if (holdsNul([params, query])) throw new AppError('invalid_input');
      },
      handler: async (request, reply) => {
        try {
          const { fields, file } = await openForm(request, accepts);
          const input = {
            ...decidedOf<A, N>(request),
            params: request.params as ReceivedBy<S, 'params'>,
            query: request.query as ReceivedBy<S, 'query'>,
            body: readFields(schemas, fields),
            file,
            caller: callerOf(request, reply, { secure }),
          };
          const sender = input.person?.id ?? request.ip;
          const keep = () => arriving(() => route.handler(input));
          const answer = await withWholeFile(file, () => arrivingOf(sender, keep));
          return reply.status(call.status).header('cache-control', 'no-store').send(answer);
        } finally {
          dropRest(request.raw, 2 * largestUploadBytes);
        }
      },
    });
  });
}

/** The text fields by their schema. @throws ZodError */
function readFields<S extends CallShape>({ body }: S, fields: Record<string, string>): ReceivedBy<S, 'body'> {
  return (body && z.parse(body as unknown as z.ZodType, fields)) as ReceivedBy<S, 'body'>;
}
