import { eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { bookings } from '#server/bookings/tables.ts';
import { formOf } from '#server/catalogue/editing/editing.fixture.ts';
import { newId } from '#server/db/columns.ts';
import { tryLimits } from '#server/limits/tables.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { createTestApp, type TestAppOptions } from '#tests/support/app.ts';
import { type MadePerson, makeBooking, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { messagePicturesJobs } from './pictures/jobs.ts';
import { providerMessagesRoutes } from './provider-routes.ts';
import { messagesRoutes } from './routes.ts';

/** Each person has a network of their own. */
export const networkOf = ({ id }: MadePerson) => `2001:${id.slice(-8, -4)}:${id.slice(-4)}::1`;

/** An app with the calls of messages, and travellers and hosts who use them. */
export async function createMessagingApp(options: TestAppOptions = {}) {
  const made = await createTestApp({
    ...options,
    routes: [messagesRoutes, providerMessagesRoutes, ...(options.routes ?? [])],
    jobs: [...bookingsJobs, ...messagePicturesJobs, ...(options.jobs ?? [])],
  });
  const { app, fastify, clock } = made;

  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who?: MadePerson, body?: object) {
    const headers = who ? { authorization: `Bearer ${who.token}` } : {};
    const from = who && { remoteAddress: networkOf(who) };
    const answer = await fastify.inject({ method, url, headers, ...from, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.json() };
  }

  async function showProfile({ id }: MadePerson, profileVisible: boolean): Promise<void> {
    const [row] = await app.db.select().from(people).where(eq(people.id, id));
    if (!row) throw new Error('no person');
    const preferences = { ...row.preferences, privacy: { ...row.preferences.privacy, profileVisible } };
    await app.db.update(people).set({ preferences }).where(eq(people.id, id));
  }

  /** A listing whose provider has a member, and a traveller who does not show their profile. */
  async function makeParties({ rights = ['bookings'] }: { rights?: ProviderRight[] } = {}) {
    const traveller = await makePerson(app, { name: 'Nekesa Wafula' });
    const member = await makePerson(app, { name: 'Baraka Otieno' });
    const { id: providerId } = await makeProvider(app);
    await addProviderMember(app, providerId, { personId: member.id, rights });
    const { id: serviceId } = await makeService(app, { providerId });
    await showProfile(traveller, false);
    return { traveller, member, providerId, serviceId };
  }

  const confirm = (id: string) =>
    app.db.update(bookings).set({ status: 'confirmed', confirmedAt: clock.now() }).where(eq(bookings.id, id));

  return {
    ...made,
    ...{ call, showProfile, makeParties, confirm },
    /** As after all tries of a limit but one. */
    leaveOneTry(subject: string, { most, periodMs }: { most: number; periodMs: number }) {
      const freeAt = new Date(clock.now().getTime() + periodMs - periodMs / most);
      return app.db.insert(tryLimits).values({ subject, freeAt });
    },
    openEnquiry: async (who: MadePerson, serviceId: string): Promise<string> =>
      (await call('POST', `/api/services/${serviceId}/conversation`, who)).body.id,
    send: (who: MadePerson, id: string, text: string, clientId = newId()) =>
      call('POST', `/api/conversations/${id}/messages`, who, { clientId, text }),
    read: async (who: MadePerson, id: string) =>
      (await call('GET', `/api/conversations/${id}/messages`, who)).body.items,
    /** The conversation about a confirmed booking, in which photos can be sent. */
    async makeBooked() {
      const parties = await makeParties();
      const { traveller, serviceId } = parties;
      const { id: bookingId } = await makeBooking(app, { person: traveller, serviceId });
      await confirm(bookingId);
      const id: string = (await call('POST', `/api/bookings/${bookingId}/conversation`, traveller)).body.id;
      return { ...parties, bookingId, id };
    },
    async upload(who: MadePerson, id: string, photo: Buffer) {
      const { body, headers } = formOf(photo, {});
      const answer = await fastify.inject({
        ...{ method: 'POST', url: `/api/conversations/${id}/pictures`, payload: body },
        headers: { ...headers, authorization: `Bearer ${who.token}` },
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    sendPhotos: (
      who: MadePerson,
      id: string,
      ids: readonly string[],
      { text = '', alt = '', clientId = newId() } = {},
    ) =>
      call('POST', `/api/conversations/${id}/messages`, who, {
        ...{ clientId, text },
        pictures: ids.map((picture) => ({ id: picture, alt })),
      }),
    open: (who: MadePerson | undefined, id: string, pictureId: string, size = 'small') =>
      fastify.inject({
        ...{ method: 'GET', url: `/api/conversations/${id}/pictures/${pictureId}?size=${size}` },
        headers: who ? { authorization: `Bearer ${who.token}` } : {},
      }),
  };
}

export type MessagingApp = Awaited<ReturnType<typeof createMessagingApp>>;
