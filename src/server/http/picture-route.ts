import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sha256 } from '#server/secrets.ts';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';

interface PictureAnswer {
  contentType: string;
  body: Buffer;
  /** It is not yet as it will be, so nobody keeps it. */
  isUnfinished?: boolean;
}

export interface PictureRoute {
  path: string;
  summary: string;
  description: string;
  tag: string;
  /** Its address may end: browsers ask each time whether it is still there, and nobody else keeps it. Absent: it never ends. */
  mayEnd?: boolean;
  /** It costs as much as a call, so it is refused as one while too much is in progress. */
  isCall?: boolean;
  handler(input: {
    params: Record<string, string>;
    /** The Accept header, empty without one. */
    accept: string;
    /** Whether the visitor asked for small answers (Save-Data). */
    saveData: boolean;
  }): Promise<PictureAnswer>;
}

const pictureFile = {
  description: 'The picture',
  content: { 'image/*': { schema: z.string().meta({ format: 'binary' }) } },
};

/** A photo of a review may go: caches that many people share ask again after a day whether it is still there. */
const keptForGood = 'public, max-age=31536000, s-maxage=86400, immutable';

/** A public picture whose address never shows another one, in a format that the visitor's browser supports. */
export function addPictureRoute(
  fastify: FastifyInstance,
  { path, summary, description, tag, mayEnd = false, isCall = false, handler }: PictureRoute,
): void {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  // Accepts any text, so that a wrong address is answered with 404 instead of 400.
  const params = z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
  fastify.get(path, {
    schema: { summary, description, tags: [tag], params, response: { 200: pictureFile, '4xx': ErrorSchema } },
    ...(isCall && { onRequest: fastify.loadLimit.admit() }),
    handler: async (request, reply) => {
      const { accept = '', 'save-data': saveData } = request.headers;
      const {
        contentType,
        body,
        isUnfinished = false,
      } = await handler({
        params: request.params as Record<string, string>,
        accept,
        saveData: saveData === 'on',
      });
      const etag = `"${sha256(body).slice(0, 32)}"`;
      reply
        .header('etag', etag)
        .header('vary', 'Accept, Save-Data')
        // Webmail shows these pictures in our letters, from another origin.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', isUnfinished ? 'no-store' : mayEnd ? 'private, no-cache' : keptForGood);
      if (String(request.headers['if-none-match'] ?? '').includes(etag)) return reply.status(304).send();
      return reply.type(contentType).send(body);
    },
  });
}
