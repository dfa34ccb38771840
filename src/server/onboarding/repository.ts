import { and, eq, gt, inArray } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { payoutMethods } from '#server/payments/payouts/tables.ts';
import { providerMembers, providers } from '#server/providers/tables.ts';
import { AppError } from '#shared/errors.ts';
import { providerRights } from '#shared/rights.ts';

type ProviderRow = typeof providers.$inferSelect;

interface Begun extends Pick<ProviderRow, 'kind' | 'email'> {
  ownerId: string;
  at: Date;
}

/**
 * Begins an application. What is not given yet is empty: the name, and the place, whose position then means nothing.
 * @returns the provider's row
 */
export async function insertDraft(tx: Tx, { kind, email, ownerId, at }: Begun): Promise<ProviderRow> {
  const nothing = { name: '', location: '', county: '', lat: 0, lon: 0 };
  const [draft] = await tx
    .insert(providers)
    .values({ ...nothing, kind, email, status: 'draft', createdAt: at, updatedAt: at })
    .returning();
  if (!draft) throw new Error('The application was not written');
  const member = { providerId: draft.id, personId: ownerId, rights: [...providerRights], createdAt: at };
  await tx.insert(providerMembers).values(member);
  return draft;
}

/** Changes an application that is open to changes, and that the caller has locked. @returns the row as it is then */
export async function updateDraft(tx: Tx, id: string, changes: Partial<ProviderRow>): Promise<ProviderRow> {
  const [changed] = await tx
    .update(providers)
    .set(changes)
    .where(and(eq(providers.id, id), inArray(providers.status, ['draft', 'rejected'])))
    .returning();
  if (!changed) throw new AppError('application_closed');
  return changed;
}

/**
 * Whether anything of an application is another than when it was rejected: its answers and documents, where its money goes, one of
 * its listings, or that an address of its people is confirmed. What was never rejected counts as mended.
 */
export async function isMended(tx: Tx, { id, status, updatedAt, decidedAt }: ProviderRow): Promise<boolean> {
  if (status !== 'rejected' || decidedAt === null || updatedAt > decidedAt) return true;
  const [method] = await tx
    .select({ changedAt: payoutMethods.changedAt })
    .from(payoutMethods)
    .where(and(eq(payoutMethods.providerId, id), gt(payoutMethods.changedAt, decidedAt)));
  if (method) return true;
  const [member] = await tx
    .select({ id: people.id })
    .from(providerMembers)
    .innerJoin(people, eq(people.id, providerMembers.personId))
    .where(and(eq(providerMembers.providerId, id), gt(people.emailVerifiedAt, decidedAt)))
    .limit(1);
  if (member) return true;
  const [listing] = await tx
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.providerId, id), gt(services.updatedAt, decidedAt)))
    .limit(1);
  return listing !== undefined;
}
