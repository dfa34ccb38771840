import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import type { CallShape } from '#shared/call.ts';
import type { Lang } from '#shared/languages.ts';
import { addFileRoute, type FileRoute } from './file-route.ts';
import { addHookRoute, type HookRoute } from './hook-route.ts';
import { addJsonRoute, type Route } from './json-route.ts';
import { createOpenStreams } from './open-streams.ts';
import type { Membership, Person } from './person.ts';
import { addPictureRoute, type PictureRoute } from './picture-route.ts';
import type { Access, People } from './rights.ts';
import { addStreamRoute, type StreamRoute } from './stream-route.ts';
import { addUploadRoute, type UploadRoute } from './upload-route.ts';

export interface Http {
  /** A JSON call of the contract. */
  route<S extends CallShape, const A extends Access>(route: Route<S, A>): void;
  /** A file that needs rights, opened with the bearer header or by a file link. */
  file<const A extends Access>(route: FileRoute<A>): void;
  /** An upload; the handler reads the file while it arrives. */
  upload<S extends CallShape, const A extends Access>(route: UploadRoute<S, A>): void;
  /** A stream of events to a person who is signed in. */
  stream<const A extends Exclude<Access, 'public'>>(route: StreamRoute<A>): void;
  /** A public picture that never changes, in a format that the visitor's browser supports. */
  picture(route: PictureRoute): void;
  /** A callback of a payment provider: any body, as raw bytes. */
  hook(route: HookRoute): void;
}

/** Adds routes to a Fastify instance. */
export function httpOn(fastify: FastifyInstance, app: App, people: People): Http {
  const parts = { app, people };
  const openStreams = createOpenStreams(fastify);
  return {
    route: (route) => addJsonRoute(fastify, parts, route),
    file: (route) => addFileRoute(fastify, parts, route),
    upload: (route) => addUploadRoute(fastify, parts, route),
    stream: (route) => addStreamRoute(fastify, { ...parts, openStreams }, route),
    picture: (route) => addPictureRoute(fastify, route),
    hook: (route) => addHookRoute(fastify, route),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | undefined;
    /** The provider for which the person calls, where `access` is `provider`. */
    provider: Membership['provider'] | undefined;
    /** The language of the file link with which the request was made. */
    linkLang: Lang | undefined;
  }
  interface FastifySchema {
    /** Who may call, as the route declares it. */
    'x-access'?: object;
  }
  interface FastifyContextConfig {
    successFlag?: boolean;
    /** The schema of an upload's text fields. */
    uploadFields?: object;
  }
}
