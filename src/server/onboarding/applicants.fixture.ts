import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { accountsRoutes } from '#server/accounts/routes.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { providerPayoutsRoutes } from '#server/payments/payouts/provider-routes.ts';
import { documentsJobs } from '#server/providers/documents/jobs.ts';
import type { Application, ProviderDocument } from '#shared/contracts/onboarding.ts';
import type { DocumentType } from '#shared/provider-documents.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { onboardingRoutes } from './routes.ts';

interface Answer {
  status: number;
  body: Record<string, never> & {
    application: Application | null;
    document: ProviderDocument;
    code: string;
    fields: Record<string, string>;
  };
}

/** The calls of applicants over HTTP. */
export interface Applicants extends TestApp {
  origin: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    person?: { token: string },
    body?: object,
  ): Promise<Answer>;
  upload(person: { token: string }, sent?: Sent): Promise<Answer>;
}

interface Sent {
  type?: string;
  expiresOn?: string;
  bytes?: Uint8Array;
  name?: string;
}

export async function createApplicants(options: TestAppOptions = {}): Promise<Applicants> {
  const made = await createTestApp({
    routes: [accountsRoutes, onboardingRoutes, providerPayoutsRoutes],
    jobs: [...notificationsJobs, ...documentsJobs],
    ...options,
  });
  await made.fastify.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(made.fastify.server.address() as AddressInfo).port}`;
  const answerOf = async (response: Response): Promise<Answer> => ({
    status: response.status,
    body: await response.json(),
  });
  const bearer = (person?: { token: string }): Record<string, string> =>
    person ? { authorization: `Bearer ${person.token}` } : {};
  return {
    ...made,
    origin,
    call: async (method, path, person, body) =>
      answerOf(
        await fetch(`${origin}${path}`, {
          method,
          headers: { ...bearer(person), ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        }),
      ),
    async upload(person, { type = 'director_id', expiresOn, bytes = pdf(), name = 'leseni.pdf' } = {}) {
      const form = new FormData();
      form.append('type', type);
      if (expiresOn !== undefined) form.append('expiresOn', expiresOn);
      form.append('file', new Blob([bytes as BlobPart]), name);
      const url = `${origin}/api/onboarding/documents`;
      return answerOf(await fetch(url, { method: 'POST', headers: bearer(person), body: form }));
    },
  };
}

/** A small PDF that is whole. @param words stand in it as they are */
export function pdf(words = 'Leseni'): Buffer {
  const body = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Note (${words}) >>\nendobj\n`;
  const table = 'xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \n';
  return Buffer.from(`${body}${table}trailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`);
}

/** A photograph with the position where it was taken. */
export const photo = (format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#c8a165' } })
    .withExif({ IFD0: { Copyright: 'Mama Njeri' }, IFD3: { GPSLatitude: '1/1 17/1 0/1', GPSLatitudeRef: 'S' } })
    .toFormat(format)
    .toBuffer();

export const business = {
  kind: 'stay',
  name: 'Nyumba ya Mwangi',
  about: { en: 'A house with four rooms below Mount Kenya.', sw: '' },
} as const;
export const place = {
  location: 'Nanyuki',
  county: 'Laikipia',
  lat: 0.017,
  lon: 37.074,
  landmark: 'Behind the post office',
};
export const contact = { email: 'nyumba@example.com', phone: '0712 345 678', languages: ['sw', 'en'] };

/** What a guesthouse must upload. */
export const papers: { type: DocumentType; expiresOn?: string }[] = [
  { type: 'director_id' },
  { type: 'kra_pin' },
  { type: 'tra_licence', expiresOn: '2026-12-31' },
];

/** Somebody whose application is complete and not submitted. */
export async function makeApplicant(
  made: Applicants,
  person: Parameters<typeof makePerson>[1] = {},
): Promise<MadePerson & { providerId: string }> {
  const applicant = await makePerson(made.app, person);
  const { body } = await made.call('PUT', '/api/onboarding/business', applicant, business);
  await made.call('PUT', '/api/onboarding/place', applicant, place);
  await made.call('PUT', '/api/onboarding/contact', applicant, contact);
  for (const paper of papers) await made.upload(applicant, paper);
  await made.call('PUT', '/api/provider/payout-method', applicant, { channel: 'mpesa', phoneNumber: '0712345678' });
  return { ...applicant, providerId: body.application?.providerId ?? '' };
}
