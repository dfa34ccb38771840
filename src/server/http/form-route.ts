import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';
import { type Lang, langs, withLang } from '#shared/languages.ts';
import { holdsNul } from './nul.ts';
import { describeRights } from './rights.ts';

/** What a browser without scripts, or a mail program, has posted. */
interface PostedForm {
  /** The fields of the form; empty where the body is no such form. */
  fields: URLSearchParams;
  /** The query of the address. */
  query: URLSearchParams;
  /** The network address. */
  ip: string;
  /** Of the page whose form it is. */
  lang: Lang;
}

export interface FormRoute {
  /** That of the page, without language. */
  path: string;
  /** One line for the interface's description. */
  summary: string;
  tag: string;
  /** @returns the page of ours that the browser goes to, or undefined: an empty answer, for whoever follows no redirect */
  handler(form: PostedForm): Promise<{ goTo: string } | undefined>;
}

const answers = {
  200: z.string().meta({ description: 'Done; for whoever follows no redirect.' }),
  303: z.string().meta({ description: 'The page that says what came of it.' }),
  '4xx': ErrorSchema,
  '5xx': ErrorSchema,
};

/** Our forms have a field or two. */
const largestForm = 8 * 1024;
const formType = 'application/x-www-form-urlencoded';

/**
 * A form of a page that works without scripts, for everybody, in each language of the page. It knows no session, so that a
 * form of another site can do nothing in somebody's name.
 */
export function addFormRoute(fastify: FastifyInstance, { path, summary, tag, handler }: FormRoute): void {
  const { loadLimit } = fastify;
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A body of another type, such as the `multipart/form-data` of a mail program, is read by nobody: its address says it all.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, String(body)));
    for (const lang of langs) {
      scope.post(withLang(path, lang), {
        bodyLimit: largestForm,
        schema:
          lang === 'en'
            ? { ...describeRights({ access: 'public' }), summary, tags: [tag], consumes: [formType], response: answers }
            : { hide: true },
        onRequest: loadLimit.admit(),
        preParsing: loadLimit.whileBodyArrives,
        preValidation: loadLimit.afterBody,
        handler: async (request, reply) => {
          const isForm = request.headers['content-type']?.startsWith(formType);
          const fields = withoutNul(new URLSearchParams(isForm ? String(request.body) : ''));
          const query = withoutNul(new URLSearchParams(request.raw.url?.split('?')[1]));
          const answer = await handler({ fields, query, ip: request.ip, lang });
          reply.header('cache-control', 'no-store');
          return answer ? reply.redirect(answer.goTo, 303) : reply.status(200).send();
        },
      });
    }
  });
}

/** What nobody has typed counts as nothing. */
const withoutNul = (given: URLSearchParams): URLSearchParams =>
  holdsNul([...given.values()]) ? new URLSearchParams() : given;
