import type { LightMyRequestResponse } from 'fastify';
import type { App } from '#server/app.ts';
import { newId } from '#server/db/columns.ts';
import type { Job } from '#server/jobs/runner.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { createProvider } from '#server/providers/create-provider.ts';
import { providerDocuments } from '#server/providers/tables.ts';
import { calendarDate } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { usd } from '#shared/money.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { createService } from '../create-service.ts';
import { providerServicesRoutes } from '../editing/routes.ts';
import { catalogueRoutes } from '../routes.ts';
import { serviceChanges } from '../tables.ts';
import { approvalsRoutes } from './routes.ts';

export interface ApprovalApp extends TestApp {
  admin: MadePerson;
  get(url: string, who?: { token: string }): Promise<LightMyRequestResponse>;
  /** An admin's call; `path` is below /api/admin. */
  post(path: string, body: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The version that an admin is shown of a provider or a listing. */
  versionOf(path: string): Promise<string>;
}

/** An app with the calls of approvals and the catalogue, and more of them, and with every letter's job. It keeps public answers if asked to. */
export async function createApprovalApp(
  jobs: Job<App>[] = notificationsJobs,
  { routes: more = [], keeps = false }: Pick<TestAppOptions, 'routes' | 'keeps'> = {},
): Promise<ApprovalApp> {
  const routes = [approvalsRoutes, catalogueRoutes, providerServicesRoutes, ...more];
  const made = await createTestApp({ routes, jobs, keeps });
  const admin = await makePerson(made.app, { role: 'admin', name: 'Zawadi Njoroge' });
  const headersOf = (who: { token: string } = admin) => ({ authorization: `Bearer ${who.token}` });
  const get: ApprovalApp['get'] = (url, who) => made.fastify.inject({ url, headers: headersOf(who) });
  return {
    ...made,
    admin,
    get,
    post: (path, payload, headers = {}) =>
      made.fastify.inject({
        ...{ method: 'POST', url: `/api/admin/${path}`, headers: { ...headersOf(), ...headers }, payload },
      }),
    versionOf: async (path) => (await get(`/api/admin/${path}`)).json().version,
  };
}

interface Applicant {
  name?: string;
  members?: { language?: Lang; name?: string; rights: ProviderRight[] }[];
}

/** A provider whose application waits, with two documents. @returns its id and its members in order */
export async function applyAs(
  { app }: Pick<TestApp, 'app'>,
  { name = 'Jahazi', members = [{ rights: ['manage'] }] }: Applicant = {},
) {
  const { id } = await createProvider(app, {
    ...{ name, kind: 'tour', email: 'office@jahazi.test', phone: '+254712345699' },
    ...{ about: { en: 'Boats.', sw: 'Majahazi.' }, location: 'Lamu', county: 'Lamu', lat: -2.27, lon: 40.9 },
  });
  const people = [];
  for (const { rights, ...person } of members) {
    const made = await makePerson(app, person);
    await addProviderMember(app, id, { personId: made.id, rights });
    people.push(made);
  }
  const [uploader] = people;
  if (uploader) {
    await app.db
      .insert(providerDocuments)
      .values([
        documentRow(app, { providerId: id, uploadedBy: uploader.id }, { type: 'director_id', expiresOn: null }),
        documentRow(app, { providerId: id, uploadedBy: uploader.id }, { type: 'tra_licence', expiresOn: '2026-12-31' }),
      ]);
  }
  return { id, people };
}

function documentRow(
  app: App,
  of: { providerId: string; uploadedBy: string },
  { type, expiresOn }: { type: string; expiresOn: string | null },
) {
  return {
    ...of,
    ...{ id: newId(), type, fileName: `${type}.pdf`, mediaType: 'application/pdf', bytes: 1_200 },
    expiresOn: expiresOn === null ? null : calendarDate(expiresOn),
    createdAt: app.clock.now(),
  };
}

/** A listing that waits for approval. @returns its id */
export async function submitListing(
  { app }: Pick<TestApp, 'app'>,
  { providerId, title = { en: 'Dhow at sunset', sw: 'Jahazi machweo' } }: { providerId: string; title?: object },
): Promise<string> {
  const { id } = await createService(app, providerId, {
    ...{ category: 'beach', title, summary: { en: 'On the water.' }, description: { en: 'Two hours.' } },
    ...{ included: { en: ['Juice'] }, notIncluded: {}, languages: ['en'], priceUnit: 'person', priceCents: usd(3_000) },
    ...{ capacity: 8, guestsPerPlace: 1, durationDays: 1, policy: 'flexible' },
    ...{ location: 'Shela', county: 'Lamu', lat: -2.3, lon: 40.91 },
  });
  return id;
}

/** What a provider wants to change of an approved listing: it is a tour of the old town in Mombasa now. */
export async function proposeMove(
  { app }: Pick<TestApp, 'app'>,
  serviceId: string,
  submittedBy: string,
): Promise<void> {
  await app.db.insert(serviceChanges).values({
    ...{ serviceId, status: 'submitted', category: 'city', location: 'Mombasa', county: 'Mombasa' },
    ...{ lat: -4.06, lon: 39.67, submittedBy, submittedAt: app.clock.now() },
  });
}
