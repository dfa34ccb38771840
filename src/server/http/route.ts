import type { FastifyInstance } from 'fastify';
import type { CallShape } from '#shared/call.ts';
import type { Lang } from '#shared/languages.ts';
import { type FileLink, type FilePath, signFileLink } from './file-links.ts';
import { addFileRoute, type FileRoute } from './file-route.ts';
import { addFormRoute, type FormRoute } from './form-route.ts';
import { addHookRoute, type HookRoute } from './hook-route.ts';
import { addJsonRoute, type Route } from './json-route.ts';
import { addKeptRoute, type KeptRoute } from './kept-route.ts';
import { createOpenStreams } from './open-streams.ts';
import { addPictureRoute, type PictureRoute } from './picture-route.ts';
import { addPiecesRoute, type PiecesRoute } from './pieces-route.ts';
import {
  type Access,
  type Decided,
  type NoRows,
  type RightsParts,
  type RowParties,
  signedInRecently,
} from './rights.ts';
import { addStreamRoute, type StreamRoute } from './stream-route.ts';
import { addUploadRoute, type UploadRoute } from './upload-route.ts';

export interface Http {
  /** A JSON call of the contract. */
  route<S extends CallShape, const A extends Access, const N extends RowParties = NoRows>(route: Route<S, A, N>): void;
  /** A public JSON call whose answer is the same for everybody, and is kept in memory. */
  kept<S extends CallShape>(route: KeptRoute<S>): void;
  /** A file that needs rights, opened with the bearer header or by a file link. */
  file<const A extends Access, const N extends RowParties = NoRows>(route: FileRoute<A, N>): void;
  /** Signs the path of a file, added by `file` before or after this. @throws AppError not_found for any other path, sign_in_again */
  signFileLink(link: FileLink): { url: string; expiresAt: Date };
  /** An upload; the handler reads the file while it arrives. */
  upload<S extends CallShape, const A extends Access, const N extends RowParties = NoRows>(
    route: UploadRoute<S, A, N>,
  ): void;
  /** A stream of events to a person who is signed in. */
  stream<const A extends Exclude<Access, 'public'>, const N extends RowParties = NoRows>(
    route: StreamRoute<A, N>,
  ): void;
  /** A JSON call that is also answered as a stream, whose text comes in pieces. */
  pieces<S extends CallShape, const A extends Access, const N extends RowParties = NoRows>(
    route: PiecesRoute<S, A, N>,
  ): void;
  /** A public picture that never changes, in a format that the visitor's browser supports. */
  picture(route: PictureRoute): void;
  /** A callback of another system, such as a payment provider: any body, as raw bytes. */
  hook(route: HookRoute): void;
  /** A form that works without scripts, answered by the address of a page. */
  form(route: FormRoute): void;
}

/** Adds routes to a Fastify instance. */
export function httpOn(fastify: FastifyInstance, parts: RightsParts): Http {
  const openStreams = createOpenStreams(fastify);
  const files: FilePath[] = [];
  return {
    route: (route) => addJsonRoute(fastify, parts, route),
    kept: (route) => addKeptRoute(fastify, parts, route),
    file: (route) => {
      const { path, querySchema, recentSignIn } = route;
      files.push({ path, query: Object.keys(querySchema?.shape ?? {}), recentSignIn: recentSignIn === true });
      addFileRoute(fastify, parts, route);
    },
    signFileLink: (link) => signFileLink(parts.app, { ...link, files, isRecent: signedInRecently(parts.app, link) }),
    upload: (route) => addUploadRoute(fastify, parts, route),
    stream: (route) => addStreamRoute(fastify, { ...parts, openStreams }, route),
    pieces: (route) => addPiecesRoute(fastify, { ...parts, openStreams }, route),
    picture: (route) => addPictureRoute(fastify, route),
    hook: (route) => addHookRoute(fastify, route),
    form: (route) => addFormRoute(fastify, route),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, and for which provider or row; undefined before it is decided, and for routes without rights. */
    decided: Decided | undefined;
    /** The language of the file link with which the request was made. */
    linkLang: Lang | undefined;
  }
  interface FastifySchema {
    /** Who may call, as the route declares it. */
    'x-access'?: object;
  }
  interface FastifyContextConfig {
    successFlag?: boolean;
    /** The route answers a file, which browsers open by its address. */
    file?: boolean;
    /** The schema of an upload's text fields. */
    uploadFields?: object;
  }
}
