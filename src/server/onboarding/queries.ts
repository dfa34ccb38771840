import { and, desc, eq, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { payoutMethods } from '#server/payments/payouts/tables.ts';
import { listDocuments } from '#server/providers/documents/document-queries.ts';
import { providerMembers, providers } from '#server/providers/tables.ts';
import type { Application } from '#shared/contracts/onboarding.ts';
import { today } from '#shared/dates.ts';
import { type OnboardingStep, onboardingSteps } from '#shared/onboarding-steps.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { stepsOf } from './application-steps.ts';

type ProviderRow = typeof providers.$inferSelect;

/** An application, and what the person may do at its provider. */
export interface OwnApplication {
  provider: ProviderRow;
  rights: readonly ProviderRight[];
}

/**
 * The application of a person: that of a provider that they may manage and that is not decided about, or was rejected; else
 * their newest provider that is approved or suspended. By the index `provider_members_person`.
 */
export async function findOwnApplication(db: DbOrTx, personId: string): Promise<OwnApplication | undefined> {
  const [found] = await db
    .select({ provider: providers, rights: providerMembers.rights })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(and(eq(providerMembers.personId, personId), sql`${providerMembers.rights} ? 'manage'`))
    .orderBy(
      sql`${providers.status} in ('draft', 'pending', 'rejected') desc`,
      desc(providerMembers.createdAt),
      desc(providers.id),
    )
    .limit(1);
  return found;
}

/** The application of a person as they see it; null for whoever has none. */
export async function getApplication(app: App, personId: string): Promise<Application | null> {
  const own = await findOwnApplication(app.db, personId);
  return own ? applicationAnswer(app, app.db, own) : null;
}

/** @param db a transaction, to see what it has written */
export async function applicationAnswer(
  app: Pick<App, 'clock' | 'secrets'>,
  db: DbOrTx,
  { provider, rights }: OwnApplication,
): Promise<Application> {
  const documents = await listDocuments(db, provider.id);
  const method = await findPayoutMethod(db, provider.id);
  const { status, kind, name, location, county, lat, lon, landmark } = provider;
  const facts = {
    ...{ status, kind, name, documents },
    about: { en: provider.aboutEn, sw: provider.aboutSw },
    place: location === '' ? null : { location, county, lat, lon, landmark: landmark ?? '' },
    contact: {
      email: provider.email,
      phone: provider.phoneSealed === null ? null : app.secrets.open(provider.phoneSealed),
      languages: provider.languages,
    },
    rejectedSteps: provider.rejectedSteps.filter(isStep),
  };
  const steps = stepsOf({ ...facts, hasPayoutMethod: method !== undefined }, today(app.clock));
  return {
    ...facts,
    providerId: provider.id,
    payoutMethod: (rights.includes('money') && method) || null,
    steps,
    complete: steps.every(({ done }) => done),
    submittedAt: provider.submittedAt?.toISOString() ?? null,
    decidedAt: provider.decidedAt?.toISOString() ?? null,
    rejectReason: provider.rejectReason,
  };
}

/** Where the provider's payouts go, masked. */
async function findPayoutMethod(db: DbOrTx, providerId: string): Promise<Application['payoutMethod'] | undefined> {
  const [row] = await db
    .select({
      channel: payoutMethods.channel,
      destination: payoutMethods.destinationMasked,
      changedAt: payoutMethods.changedAt,
    })
    .from(payoutMethods)
    .where(eq(payoutMethods.providerId, providerId));
  return row && { ...row, changedAt: row.changedAt.toISOString() };
}

const isStep = (text: string): text is OnboardingStep => onboardingSteps.some((step) => step === text);
