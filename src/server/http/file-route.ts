import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { langOf } from './caller.ts';
import { holdsNul } from './nul.ts';
import { type Access, allowCallers, type Decided, describeRights, type People, type Rights } from './rights.ts';

export interface FileAnswer {
  contentType: string;
  filename: string;
  body: string | Buffer;
  inline?: boolean;
}

/** A file that is made while it is sent. The stream is destroyed when the caller disconnects. */
export interface StreamedFile extends Omit<FileAnswer, 'body'> {
  body: Readable;
}

export interface FileRoute<A extends Access> extends Rights<A> {
  path: string;
  summary: string;
  tag: string;
  /** Media type of the file. */
  contentType: string;
  /** Its query parameters, all of them texts. */
  querySchema?: z.ZodObject;
  handler(input: FileInput<A>): Promise<FileAnswer | StreamedFile>;
}

interface FileInput<A extends Access> extends Decided<A> {
  params: Record<string, string>;
  /** As `querySchema` accepted it, without the parameters of the signature. */
  query: Record<string, string>;
  lang: Lang;
}

/** A file that needs rights, opened with the bearer header or by a file link. */
export function addFileRoute<A extends Access>(
  fastify: FastifyInstance,
  parts: { app: App; people: People },
  route: FileRoute<A>,
): void {
  const { path, summary, tag, contentType, querySchema = z.object({}) } = route;
  fastify.get(path, {
    schema: {
      ...describeRights(route),
      summary,
      tags: [tag],
      security: [{ bearer: [] }, { signedLink: [] }],
      querystring: querySchema.loose(), // the signature of a file link is read before
      response: { 200: fileOf(contentType), '4xx': ErrorSchema, '5xx': ErrorSchema },
    },
    onRequest: allowCallers(parts, route, { fileLinks: true }),
    preValidation: async ({ params, query }) => {
      if (holdsNul([params, query])) throw new AppError('not_found');
    },
    handler: async (request, reply) => {
      const file = await route.handler({
        person: request.person as FileInput<A>['person'],
        provider: request.provider as FileInput<A>['provider'],
        params: request.params as Record<string, string>,
        query: withoutSignature(request.query as Record<string, unknown>),
        lang: request.linkLang ?? langOf(request),
      });
      const disposition = file.inline ? 'inline' : 'attachment';
      return reply
        .header('content-type', file.contentType)
        .header('content-disposition', `${disposition}; filename="${file.filename}"`)
        .header('cache-control', 'private, no-store')
        .send(file.body);
    },
  });
}

const fileOf = (contentType: string) => ({
  description: 'The file',
  content: { [contentType]: { schema: z.string().meta({ format: 'binary' }) } },
});

const ofSignature = ['person', 'lang', 'expires', 'signature'];

function withoutSignature(query: Record<string, unknown>): Record<string, string> {
  const own = Object.entries(query).filter(([name, value]) => typeof value === 'string' && !ofSignature.includes(name));
  return Object.fromEntries(own) as Record<string, string>;
}
