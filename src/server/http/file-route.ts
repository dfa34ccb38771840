import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import type { App } from '../app.ts';
import { langOf } from './asker.ts';
import { readFileLink } from './file-links.ts';
import { holdsNul } from './nul.ts';
import type { Person } from './person.ts';

export interface FileAnswer {
  contentType: string;
  filename: string;
  body: string | Buffer;
  inline?: boolean;
}

export interface FileRoute {
  path: string;
  summary: string;
  tag: string;
  /** Of what it answers. */
  contentType: string;
  /** What it may be asked for, by name, each with what it means. */
  asks?: Record<string, string>;
  handler(input: {
    params: Record<string, string>;
    /** Unchecked, and without what signs an address; of a name that comes twice nothing is told. */
    query: Record<string, string>;
    person: Person;
    lang: Lang;
  }): Promise<FileAnswer>;
}

export interface FileRouteParts {
  app: App;
  personOf(request: FastifyRequest): Promise<Person | undefined>;
  findPersonById(id: string): Promise<Person | undefined>;
}

/** A file that needs rights: opened with the bearer header or by a signed address. */
export function addFileRoute(
  fastify: FastifyInstance,
  { app, personOf, findPersonById }: FileRouteParts,
  { path, summary, tag, contentType, asks = {}, handler }: FileRoute,
): void {
  fastify.get(path, {
    schema: {
      summary,
      tags: [tag],
      security: [{ bearer: [] }, { signedLink: [] }],
      querystring: queryOf(asks),
      response: { 200: fileOf(contentType), '4xx': ErrorSchema, '5xx': ErrorSchema },
    },
    handler: async (request, reply) => {
      const [bare = ''] = request.url.split('?');
      if (holdsNul([request.params, request.query])) throw new AppError('not_found');
      const link = readFileLink(app, bare, request.query as Record<string, unknown>);
      const person = link ? await findPersonById(link.personId) : await personOf(request);
      if (!person) throw new AppError('sign_in_required');
      const file = await handler({
        params: request.params as Record<string, string>,
        query: plainQuery(request.query as Record<string, unknown>),
        person,
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

/** For the description alone: what is asked for wrongly is told by the handler, in the words of its feature. */
const queryOf = (asks: Record<string, string>) =>
  z.looseObject(
    Object.fromEntries(
      Object.entries(asks).map(([name, description]) => [name, z.unknown().optional().meta({ description })]),
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
