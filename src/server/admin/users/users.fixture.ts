import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { adminUserRoutes } from './routes.ts';

export interface UsersApp extends TestApp {
  admin: MadePerson;
  /** `path` is below /api/admin/users; the admin asks, unless somebody else is named. */
  get(path: string, who?: { token: string }): Promise<LightMyRequestResponse>;
  post(path: string, body?: object, who?: { token: string }): Promise<LightMyRequestResponse>;
  /** What the audit log says of a person, oldest first. */
  auditOf(id: string): Promise<(typeof auditEntries.$inferSelect)[]>;
  row(id: string): Promise<typeof people.$inferSelect>;
}

/** An app with the calls about people, and with the jobs of bookings and letters. */
export async function createUsersApp(): Promise<UsersApp> {
  const made = await createTestApp({ routes: [adminUserRoutes], jobs: [...bookingsJobs, ...notificationsJobs] });
  const { app, fastify } = made;
  const admin = await makePerson(app, { role: 'admin', name: 'Zawadi Njoroge' });
  const at = (path: string) => `/api/admin/users${path}`;
  const headersOf = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  return {
    ...made,
    admin,
    get: (path, who = admin) => fastify.inject({ url: at(path), headers: headersOf(who) }),
    post: (path, payload, who = admin) =>
      fastify.inject({ method: 'POST', url: at(path), headers: headersOf(who), ...(payload && { payload }) }),
    auditOf: (id) =>
      app.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, id))
        .orderBy(auditEntries.at, auditEntries.id),
    async row(id) {
      const [row] = await app.db.select().from(people).where(eq(people.id, id));
      if (!row) throw new Error('There is no such person');
      return row;
    },
  };
}
