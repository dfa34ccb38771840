import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { langOf } from './caller.ts';
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

export interface FileAnswer {
  contentType: string;
  filename: string;
  body: string | Buffer;
  inline?: boolean;
  /** Somebody uploaded it: browsers neither run nor load anything in it. */
  untrusted?: boolean;
}

/** A file that is made while it is sent. The stream is destroyed when the caller disconnects. */
export interface StreamedFile extends Omit<FileAnswer, 'body'> {
  body: Readable;
}

export interface FileRoute<A extends Access, N extends RowParties> extends Rights<A, N> {
  path: string;
  summary: string;
  tag: string;
  /** Media type of the file. */
  contentType: string;
  /** Its query parameters, all of them texts. */
  querySchema?: z.ZodObject;
  handler(input: FileInput<A, N>): Promise<FileAnswer | StreamedFile>;
}

interface FileInput<A extends Access, N extends RowParties> extends Decided<A, N> {
  params: Record<string, string>;
  /** As `querySchema` accepted it, without the parameters of the signature. */
  query: Record<string, string>;
  lang: Lang;
}

/** A file that needs rights, opened with the bearer header or by a file link. */
export function addFileRoute<A extends Access, N extends RowParties>(
  fastify: FastifyInstance,
  parts: RightsParts,
  route: FileRoute<A, N>,
): void {
  const { path, summary, tag, contentType, querySchema = z.object({}) } = route;
  fastify.get(path, {
    schema: {
      ...describeRights(route),
      summary,
      tags: [tag],
      security: route.access === 'public' ? [] : [{ bearer: [] }, { signedLink: [] }],
      querystring: querySchema.loose(), // the signature of a file link is read before
      response: { 200: fileOf(contentType), '4xx': ErrorSchema, '5xx': ErrorSchema },
    },
    config: { file: true },
    onRequest: [fastify.loadLimit.admit(), allowCallers(parts, route, { path, fileLinks: true })],
    preValidation: async ({ params, query }) => {
      if (holdsNul([params, query])) throw new AppError('not_found');
    },
    handler: async (request, reply) => {
      const file = await route.handler({
        ...decidedOf<A, N>(request),
        params: request.params as Record<string, string>,
        query: withoutSignature(request.query as Record<string, unknown>),
        lang: request.linkLang ?? langOf(request),
      });
      const disposition = file.inline ? 'inline' : 'attachment';
      if (file.untrusted) reply.header('content-security-policy', untrustedPolicy);
      return reply
        .header('content-type', file.contentType)
        .header('content-disposition', `${disposition}; filename="${file.filename}"`)
        .header('cache-control', 'private, no-store')
        .send(file.body);
    },
  });
}

/** A picture is shown in a page of the browser's own, which needs a style. */
const untrustedPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

const fileOf = (contentType: string) => ({
  description: 'The file',
  content: { [contentType]: { schema: z.string().meta({ format: 'binary' }) } },
});

const ofSignature = ['person', 'lang', 'signedIn', 'expires', 'signature'];

function withoutSignature(query: Record<string, unknown>): Record<string, string> {
  const own = Object.entries(query).filter(([name, value]) => typeof value === 'string' && !ofSignature.includes(name));
  return Object.fromEntries(own) as Record<string, string>;
}
