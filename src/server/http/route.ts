import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallShape } from '#shared/call.ts';
import type { App } from '../app.ts';
import { tokenOf } from './asker.ts';
import { addFileRoute, type FileRoute } from './file-route.ts';
import { addHookRoute, type HookRoute } from './hook-route.ts';
import { type Access, addJsonRoute, type Route } from './json-route.ts';
import type { Person } from './person.ts';
import { addPictureRoute, type PictureRoute } from './picture-route.ts';

/** Finds out who sent a token or opened a signed address; handed in by main, so that http knows no feature. */
export interface People {
  findPersonByToken(app: App, token: string): Promise<Person | undefined>;
  findPersonById(app: App, id: string): Promise<Person | undefined>;
}

export interface Http {
  /** A JSON call of the contract. */
  route<S extends CallShape, const A extends Access>(route: Route<S, A>): void;
  /** A file that needs rights: opened with the bearer header or by a signed address. */
  file(route: FileRoute): void;
  /** A picture that anybody may see and that never changes, in the format that the visitor's browser knows. */
  picture(route: PictureRoute): void;
  /** A provider's callback: any body, as raw bytes. */
  hook(route: HookRoute): void;
}

/** The four kinds of routes, on one Fastify instance. */
export function httpOn(fastify: FastifyInstance, app: App, people: People): Http {
  const personOf = async (request: FastifyRequest) => {
    const token = tokenOf(request);
    return token ? people.findPersonByToken(app, token) : undefined;
  };
  const findPersonById = (id: string) => people.findPersonById(app, id);
  return {
    route: (route) => addJsonRoute(fastify, { app, personOf }, route),
    file: (route) => addFileRoute(fastify, { app, personOf, findPersonById }, route),
    picture: (route) => addPictureRoute(fastify, route),
    hook: (route) => addHookRoute(fastify, route),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | undefined;
  }
  interface FastifyContextConfig {
    successFlag?: boolean;
  }
}
