import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { langOf } from './caller.ts';
import { readFileLink } from './file-links.ts';
import { holdsNul } from './nul.ts';
import {
  type Access,
  type Decided,
  decideRights,
  describeRights,
  type People,
  personOf,
  type Rights,
} from './rights.ts';

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
  /** The names of its query parameters, each with what it means. */
  queryNames?: Record<string, string>;
  handler(input: FileInput<A>): Promise<FileAnswer | StreamedFile>;
}

export interface FileInput<A extends Access> extends Decided<A> {
  params: Record<string, string>;
  /** As sent, not validated, without the parameters of the signature. A name that is sent twice is left out. */
  query: Record<string, string>;
  lang: Lang;
}

/** A file that needs rights, opened with the bearer header or by a file link. */
export function addFileRoute<A extends Access>(
  fastify: FastifyInstance,
  parts: { app: App; people: People },
  route: FileRoute<A>,
): void {
  const { app, people } = parts;
  const { path, summary, tag, contentType, queryNames = {} } = route;
  fastify.get(path, {
    schema: {
      ...describeRights(route),
      summary,
      tags: [tag],
      security: [{ bearer: [] }, { signedLink: [] }],
      querystring: queryOf(queryNames),
      response: { 200: fileOf(contentType), '4xx': ErrorSchema, '5xx': ErrorSchema },
    },
    handler: async (request, reply) => {
      const [bare = ''] = request.url.split('?');
      if (holdsNul([request.params, request.query])) throw new AppError('not_found');
      const link = readFileLink(app, bare, request.query as Record<string, unknown>);
      const person = link ? await people.findPersonById(app, link.personId) : await personOf(parts, request);
      const file = await route.handler({
        ...(await decideRights(parts, route, { person, query: request.query })),
        params: request.params as Record<string, string>,
        query: plainQuery(request.query as Record<string, unknown>),
        lang: link?.lang ?? langOf(request),
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

/** For the description of the interface only: the handler validates the query and words its own errors. */
const queryOf = (queryNames: Record<string, string>) =>
  z.looseObject(
    Object.fromEntries(
      Object.entries(queryNames).map(([name, description]) => [name, z.unknown().optional().meta({ description })]),
    ),
  );

const fileOf = (contentType: string) => ({
  description: 'The file',
  content: { [contentType]: { schema: z.string().meta({ format: 'binary' }) } },
});

const ofSignature = ['person', 'lang', 'expires', 'signature'];

function plainQuery(query: Record<string, unknown>): Record<string, string> {
  const told = Object.entries(query).filter(
    ([name, value]) => typeof value === 'string' && !ofSignature.includes(name),
  );
  return Object.fromEntries(told) as Record<string, string>;
}
