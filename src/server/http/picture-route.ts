import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';
import { sha256 } from '../secrets.ts';

export interface PictureAnswer {
  contentType: string;
  body: Buffer;
}

export interface PictureRoute {
  path: string;
  summary: string;
  description: string;
  tag: string;
  handler(input: {
    params: Record<string, string>;
    /** The Accept header, empty without one. */
    accept: string;
    /** Whether the visitor asked for small answers (Save-Data). */
    saveData: boolean;
  }): Promise<PictureAnswer>;
}

/** A picture that anybody may see and that never changes, in the format that the visitor's browser knows. */
export function addPictureRoute(
  fastify: FastifyInstance,
  { path, summary, description, tag, handler }: PictureRoute,
): void {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  // No shape that could be refused: what is no picture is not found.
  const params = z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
  fastify.get(path, {
    schema: { summary, description, tags: [tag], params, response: { '4xx': ErrorSchema } },
    handler: async (request, reply) => {
      const { accept = '', 'save-data': saveData } = request.headers;
      const { contentType, body } = await handler({
        params: request.params as Record<string, string>,
        accept,
        saveData: saveData === 'on',
      });
      const etag = `"${sha256(body).slice(0, 32)}"`;
      reply
        .header('etag', etag)
        .header('vary', 'Accept, Save-Data')
        // Letters show them on the pages of mail programs.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=31536000, immutable');
      if (String(request.headers['if-none-match'] ?? '').includes(etag)) return reply.status(304).send();
      return reply.type(contentType).send(body);
    },
  });
}
