import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { people } from '#server/accounts/tables.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { createTestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson, makeProvider } from '#tests/support/factories.ts';
import { addProviderMember } from '../add-provider-member.ts';
import { teamRoutes } from './routes.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A product with the calls about teams, their letters, and businesses with members. */
export async function openTeams() {
  const product = await createTestApp({ routes: [teamRoutes], jobs: notificationsJobs });
  const { app, fastify } = product;
  const call = (method: Method, url: string, who?: MadePerson, body?: object): Promise<LightMyRequestResponse> =>
    fastify.inject({
      ...{ method, url, headers: who ? { authorization: `Bearer ${who.token}` } : {} },
      ...(body && { payload: body }),
    });
  const verify = (person: { id: string }) =>
    app.db.update(people).set({ emailVerifiedAt: product.clock.now() }).where(eq(people.id, person.id));
  const lettersTo = async (email: string) =>
    ((await app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === email).toReversed();
  return {
    ...product,
    ...{ call, verify, lettersTo },
    /** An approved business, with members who each have these rights. */
    async makeTeam(...rights: ProviderRight[][]) {
      const { id: providerId } = await makeProvider(app);
      const members: MadePerson[] = [];
      for (const each of rights) {
        const member = await makePerson(app, { name: 'Baraka Mwangi' });
        await addProviderMember(app, providerId, { personId: member.id, rights: each });
        members.push(member);
        product.clock.advance(1000);
      }
      return { providerId, members };
    },
    /** Somebody whose address is verified. */
    async makeVerified(options: Parameters<typeof makePerson>[1] = {}) {
      const person = await makePerson(app, options);
      await verify(person);
      return person;
    },
    invite: (by: MadePerson, email: string, rights: ProviderRight[] = ['bookings'], language = 'en') =>
      call('POST', '/api/provider/invitations', by, { email, rights, language }),
    /** The token in the letter that this address got last. */
    async tokenFor(email: string): Promise<string> {
      await product.drain();
      const letters = await lettersTo(email);
      return /token=([0-9a-f]{64})/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
    },
    accept: (who: MadePerson, token: string) => call('POST', '/api/invitations/accept', who, { token }),
    view: (token: string) => call('POST', '/api/invitations/view', undefined, { token }),
  };
}
