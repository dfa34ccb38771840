import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { picturesRoutes } from '#server/pictures/routes.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '#tests/support/app.ts';
import { type MadePerson, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { catalogueRoutes } from '../routes.ts';
import { providerServicesRoutes } from './routes.ts';

/** A member of a provider of their own. */
export interface Host extends MadePerson {
  providerId: string;
}

export interface EditingApp extends TestApp {
  makeHost(rights?: ProviderRight[], providerId?: string): Promise<Host>;
  /** Calls as somebody, below /api/provider/services. */
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, who: { token: string }, body?: object): Answer;
  /** The listing of an answer that must have succeeded. */
  draft(host: Host, body?: object): Promise<ProviderService>;
  upload(host: { token: string }, id: string, photo: Buffer, fields?: Record<string, string>): Answer;
}

type Answer = Promise<LightMyRequestResponse>;

/** An app with the calls of listings, those of everybody and those of their editors. */
export async function createEditingApp(options: TestAppOptions = {}): Promise<EditingApp> {
  const made = await createTestApp({
    ...options,
    keeps: true,
    jobs: options.jobs ?? [...bookingsJobs],
    routes: [providerServicesRoutes, catalogueRoutes, picturesRoutes, ...(options.routes ?? [])],
  });
  const { app, fastify } = made;
  const ask: EditingApp['ask'] = (method, path, { token }, body) =>
    fastify.inject({
      ...{ method, url: `/api/provider/services${path}`, headers: { authorization: `Bearer ${token}` } },
      ...(body && { payload: body }),
    });
  return {
    ...made,
    ask,
    async makeHost(rights = ['manage'], providerId) {
      const person = await makePerson(app);
      const id = providerId ?? (await makeProvider(app)).id;
      await addProviderMember(app, id, { personId: person.id, rights });
      return { ...person, providerId: id };
    },
    async draft(host, body = {}) {
      const answer = await ask('POST', '', host, { category: 'safari', title: { en: 'Dawn drive' }, ...body });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json<{ service: ProviderService }>().service;
    },
    upload: (host, id, photo, fields = { altEn: 'A lion' }) => {
      const { body, headers } = formOf(photo, fields);
      return fastify.inject({
        ...{ method: 'POST', url: `/api/provider/services/${id}/pictures` },
        ...{ payload: body, headers: { ...headers, authorization: `Bearer ${host.token}` } },
      });
    },
  };
}

/** A photo and text fields as a browser sends them. */
export function formOf(file: Buffer, fields: Record<string, string>) {
  const boundary = 'twende-test';
  const part = (disposition: string, content: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  const sent = [...parts, part('name="file"; filename="photo.jpg"\r\ncontent-type: image/jpeg', file)];
  return {
    body: Buffer.concat([...sent, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A photo of one colour. */
export const photoOf = (background: string, { width = 800, height = 600 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Everything that a listing needs to be submitted, but for a photo. */
export const wholeListing = {
  summary: { en: 'Lions before breakfast.' },
  description: { en: 'A morning in the Mara.' },
  languages: ['en', 'sw'],
  pricePerUnit: 120,
  bookableFrom: '2026-11-21',
};

type Saved = {
  statusCode: number;
  json(): { service: ProviderService; keptDays: unknown; fields: object; code: string };
};

/** Calls about single listings, of the app that `made` gives once there is one. */
export function editingCalls(made: () => EditingApp) {
  const read = async (host: Host, id: string): Promise<ProviderService> =>
    (await made().ask('GET', `/${id}`, host)).json().service;
  return {
    read,
    /** A listing that travellers see, and a member of its provider. */
    async live(input: Parameters<typeof makeService>[1] = {}): Promise<{ id: string; host: Host }> {
      const { id, providerId } = await makeService(made().app, input);
      return { id, host: await made().makeHost(['manage'], providerId) };
    },
    /** Saves fields with the version that is in force. */
    async save(host: Host, id: string, fields: object): Promise<Saved> {
      const { version } = await read(host, id);
      return made().ask('PUT', `/${id}`, host, { version, ...fields });
    },
    /** The listing as travellers see it. */
    page: async (id: string, lang = 'en') =>
      (await made().fastify.inject({ url: `/api/services/${id}`, headers: { 'accept-language': lang } })).json(),
  };
}
