import type { FastifyInstance } from 'fastify';
import type { Shown } from '#server/kept/subjects.ts';
import type { AnswerOf, CallShape } from '#shared/call.ts';
import type { Lang } from '#shared/languages.ts';
import { addJsonRoute, type Route, type RouteInput } from './json-route.ts';
import type { NoRows, RightsParts } from './rights.ts';

type PublicRoute<S extends CallShape> = Route<S, 'public', NoRows>;

/** All that an answer for everybody may depend on: neither who asks nor anything else of their request. */
interface KeptInput<S extends CallShape> extends Pick<RouteInput<S, 'public', NoRows>, 'params' | 'query'> {
  lang: Lang;
}

/** A public call whose answer is the same for everybody, so that it can be kept in memory. */
export interface KeptRoute<S extends CallShape>
  extends Pick<PublicRoute<S>, 'call' | 'schemas' | 'summary' | 'tag' | 'keptForSeconds'> {
  /**
   * What the answer shows: it is kept until any of that changes. Undefined for a request whose answer is made each time, as
   * everything that depends on free places is.
   */
  shows(input: Pick<KeptInput<S>, 'params' | 'query'>): Shown | undefined;
  handler(input: KeptInput<S>): Promise<AnswerOf<S>>;
}

/** Its handler is given nothing of a person, so that nothing personal can enter what others are answered. */
export function addKeptRoute<S extends CallShape>(
  fastify: FastifyInstance,
  parts: RightsParts,
  { shows, handler, ...route }: KeptRoute<S>,
): void {
  addJsonRoute<S, 'public', NoRows>(fastify, parts, {
    ...route,
    access: 'public',
    shows,
    handler: ({ params, query, caller: { lang } }) => handler({ params, query, lang }),
  });
}
