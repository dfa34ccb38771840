import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';

export interface HookRoute {
  path: string;
  summary: string;
  /** The answer once the callback is stored. */
  answer: z.ZodType<object>;
  /** How many bytes a body may have; as many as any other call's unless it says so. */
  largestBody?: number;
  /** Decides by the path alone, before the body is read. Whoever may not call it gets the error that this throws. */
  checkPath?(params: Record<string, string>, ip: string): void;
  handler(input: {
    params: Record<string, string>;
    raw: Buffer;
    headers: Record<string, string | undefined>;
    /** The network address. */
    ip: string;
  }): Promise<{ status: number; body: object }>;
}

/** A callback of another system, such as a payment provider: any body, as raw bytes. */
export function addHookRoute(
  fastify: FastifyInstance,
  { path, summary, answer, largestBody, checkPath, handler }: HookRoute,
): void {
  fastify.register(async (scope) => {
    // Signatures are made over the raw bytes, so no parser may read the body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw));
    scope.post(path, {
      ...(largestBody !== undefined && { bodyLimit: largestBody }),
      ...(checkPath && {
        onRequest: async (request: FastifyRequest) => checkPath(request.params as Record<string, string>, request.ip),
      }),
      schema: { summary, tags: ['callbacks'], response: { 200: answer, '4xx': ErrorSchema, '5xx': ErrorSchema } },
      // Fastify passes an empty body as undefined or null, whatever its type.
      handler: async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const headers = request.headers as Record<string, string | undefined>;
        const { status, body } = await handler({
          params: request.params as Record<string, string>,
          raw,
          headers,
          ip: request.ip,
        });
        return reply.status(status).send(body);
      },
    });
  });
}
