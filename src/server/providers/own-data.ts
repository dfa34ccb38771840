import { and, asc, eq, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { all, type OwnDataPart } from '#server/own-data-part.ts';
import { findDocumentBytes } from './documents/document-file.ts';
import { providerDocuments, providerInvitations, providerMembers, providers } from './tables.ts';
import { listHolders } from './team/holders.ts';
import { lostRights } from './team/kept-rights.ts';

const mostDocuments = 300;

/** Businesses that somebody acts for. */
export const providersOwnData: OwnDataPart = {
  tables: {
    provider_documents: 'nameless',
    provider_invitations: 'nameless',
    provider_members: 'erased',
    providers: 'nameless',
  },
  sections: {
    businesses: (app, { personId }) =>
      all(
        app.db
          .select({
            ...{ name: providers.name, status: providers.status, rights: providerMembers.rights },
            joinedAt: providerMembers.createdAt,
          })
          .from(providerMembers)
          .innerJoin(providers, eq(providers.id, providerMembers.providerId))
          .where(eq(providerMembers.personId, personId))
          .orderBy(asc(providerMembers.createdAt)),
      ),
    documents: (app, { personId }) =>
      all(listDocuments(app, personId).then((rows) => rows.map(({ id: _, ...document }) => document))),
  },
  async files(app, { personId }) {
    const documents = await listDocuments(app, personId);
    return documents.map(({ id, fileName }, at) => ({
      name: `documents/${at + 1}-${fileName.replaceAll(/[^\w.-]+/g, '_')}`,
      open: () => findDocumentBytes(app, id),
    }));
  },
  async findObstacle(db, personId) {
    for (const { id, status } of await listOwn(db, personId)) {
      if (status !== 'draft' && (await isAlone(db, id, personId))) return 'business_alone';
    }
    return undefined;
  },
  // In the order of their ids, as whoever changes a team locks them.
  lockObstacles: (tx, personId) => listOwn(tx, personId).for('no key update', { of: providers }),
  async forget(tx, { personId, noEmail, email, at }) {
    for (const { id, status } of await listOwn(tx, personId)) {
      if (status === 'draft' && (await isAlone(tx, id, personId))) await emptyDraft(tx, id, { noEmail, at });
    }
    await tx.delete(providerMembers).where(eq(providerMembers.personId, personId));
    const toThem = sql`lower(${providerInvitations.email} collate "C") = lower(${email} collate "C")`;
    await tx
      .update(providerInvitations)
      .set({ email: noEmail, endedAt: sql`coalesce(${providerInvitations.endedAt}, ${at.toISOString()}::timestamptz)` })
      .where(toThem);
  },
};

/** The documents of businesses that the person manages. */
const listDocuments = (app: App, personId: string) =>
  app.db
    .select({
      ...{ id: providerDocuments.id, business: providers.name, type: providerDocuments.type },
      ...{ fileName: providerDocuments.fileName, expiresOn: providerDocuments.expiresOn },
      createdAt: providerDocuments.createdAt,
    })
    .from(providerDocuments)
    .innerJoin(providers, eq(providers.id, providerDocuments.providerId))
    .innerJoin(providerMembers, eq(providerMembers.providerId, providers.id))
    .where(and(eq(providerMembers.personId, personId), sql`${providerMembers.rights} ? 'manage'`))
    .orderBy(asc(providerDocuments.createdAt), asc(providerDocuments.id))
    .limit(mostDocuments);

/** The businesses of a person, in the order of their ids. */
const listOwn = (db: DbOrTx, personId: string) =>
  db
    .select({ id: providers.id, status: providers.status })
    .from(providers)
    .innerJoin(providerMembers, eq(providerMembers.providerId, providers.id))
    .where(eq(providerMembers.personId, personId))
    .orderBy(asc(providers.id));

/** Whether the business would lose its last member with a right. */
const isAlone = async (db: DbOrTx, providerId: string, personId: string): Promise<boolean> =>
  lostRights(await listHolders(db, providerId), { personId, rights: [] }).length > 0;

/** An application that was begun and never sent ends with the account: its row says nothing of anybody, and its files go. */
async function emptyDraft(tx: Tx, id: string, { noEmail, at }: { noEmail: string; at: Date }): Promise<void> {
  const removed = await tx
    .delete(providerDocuments)
    .where(eq(providerDocuments.providerId, id))
    .returning({ id: providerDocuments.id });
  for (const document of removed) await enqueue(tx, 'remove-document-file', { documentId: document.id });
  await tx
    .update(providers)
    .set({
      ...{ name: '', aboutEn: '', aboutSw: '', location: '', landmark: null, email: noEmail },
      ...{ phoneSealed: null, phoneKey: null, updatedAt: at },
    })
    .where(eq(providers.id, id));
}
