import { bookingsJobs } from '#server/bookings/jobs.ts';
import { formOf } from '#server/catalogue/editing/editing.fixture.ts';
import { newId } from '#server/db/columns.ts';
import { job } from '#server/jobs/job.ts';
import { tryLimits } from '#server/limits/tables.ts';
import type { SupportTopic } from '#shared/support-rules.ts';
import { createTestApp, type TestAppOptions } from '#tests/support/app.ts';
import type { MadePerson } from '#tests/support/factories.ts';
import { smallPdf } from '#tests/support/small-pdf.ts';
import { adminSupportRoutes } from './admin-routes.ts';
import { supportJobs } from './jobs.ts';
import { supportRoutes } from './routes.ts';

/** What the jobs of letters were given. */
interface Mailed {
  received: { ticketId: string; sealedToken?: string | undefined }[];
  answered: { messageId: string; sealedToken?: string | undefined }[];
  notTaken: { ticketId: string; sealedToken?: string | undefined }[];
}

interface Sending {
  as?: MadePerson;
  /** The network address of the caller. */
  from?: string;
}

/** An app with the calls of support, whose letters are noted and not written. */
export async function createSupportApp(options: TestAppOptions = {}) {
  const mailed: Mailed = { received: [], answered: [], notTaken: [] };
  const made = await createTestApp({
    ...options,
    routes: [supportRoutes, adminSupportRoutes],
    jobs: [
      ...bookingsJobs,
      ...supportJobs,
      job('mail-ticket-received', async (_, data) => void mailed.received.push(data)),
      job('mail-ticket-answered', async (_, data) => void mailed.answered.push(data)),
      job('mail-ticket-not-taken', async (_, data) => void mailed.notTaken.push(data)),
    ],
  });
  const { app, fastify, clock } = made;
  let networks = 0;

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { as, from, body }: Sending & { body?: object } = {},
  ) {
    networks += 1;
    const answer = await fastify.inject({
      ...{ method, url: `/api${path}`, headers: as ? { authorization: `Bearer ${as.token}` } : {} },
      remoteAddress: from ?? `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  const visitor = { name: 'Nekesa Wafula', email: 'nekesa@visitor.test' };
  return {
    ...made,
    ...{ call, mailed },
    /** As after all tries of a limit but one. */
    leaveOneTry(subject: string, most: number, periodMs = 24 * 3_600_000) {
      const freeAt = new Date(clock.now().getTime() + periodMs - periodMs / most);
      return app.db.insert(tryLimits).values({ subject, freeAt });
    },
    /** As a visitor, unless `as` says who. */
    send: ({ as, from, ...more }: Sending & { topic?: SupportTopic; [field: string]: unknown } = {}) =>
      call('POST', '/support/tickets', {
        ...{ as, from },
        body: { clientId: newId(), topic: 'other', text: 'Where is my voucher?', ...(!as && visitor), ...more },
      }),
    /** The token of the last link that was mailed about a ticket, by which its visitor opens it. */
    async tokenOf(ticketId: string): Promise<string> {
      await made.drain();
      const { sealedToken } = mailed.received.findLast((one) => one.ticketId === ticketId) ?? {};
      if (!sealedToken) throw new Error('no link was mailed');
      return app.secrets.open(sealedToken);
    },
    view: (id: string, { as, token }: { as?: MadePerson; token?: string } = {}) =>
      call('POST', `/support/tickets/${id}/view`, { ...(as && { as }), body: { ...(token && { token }) } }),
    write: (
      id: string,
      text: string,
      { as, token, ...more }: { as?: MadePerson; token?: string; [field: string]: unknown } = {},
    ) =>
      call('POST', `/support/tickets/${id}/messages`, {
        ...(as && { as }),
        body: { ...(token && { token }), clientId: newId(), text, ...more },
      }),
    async upload(file: Buffer, { as, from = '10.255.0.1' }: Sending = {}) {
      const { body, headers } = formOf(file, {});
      const answer = await fastify.inject({
        ...{ method: 'POST', url: '/api/support/attachments', payload: body, remoteAddress: from },
        headers: { ...headers, ...(as && { authorization: `Bearer ${as.token}` }) },
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    /** The key of an uploaded file, to attach it by. */
    async uploadedKey(): Promise<string> {
      networks += 1;
      const file = smallPdf();
      const { body, headers } = formOf(file, {});
      const remoteAddress = `10.${200 + (networks >> 16)}.${(networks >> 8) & 255}.${networks & 255}`;
      const sent = { method: 'POST', url: '/api/support/attachments', payload: body, headers, remoteAddress } as const;
      return (await fastify.inject(sent)).json().key;
    },
    openFile: (url: string) => fastify.inject({ method: 'GET', url }),
  };
}

export type SupportApp = Awaited<ReturnType<typeof createSupportApp>>;
