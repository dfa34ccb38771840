import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import type { OnboardingStep } from '#shared/onboarding-steps.ts';
import { providers } from './tables.ts';

/** What an admin has decided about an application. */
type ProviderOutcome =
  | { status: 'approved' }
  | {
      status: 'rejected';
      /** What the provider is told. */
      reason: string;
      /** What it has to mend. */
      steps: readonly OnboardingStep[];
    };

interface DecidedProvider {
  id: string;
  outcome: ProviderOutcome;
  /** The admin. */
  by: string;
  at: Date;
  /** What it is before: one that was rejected by mistake can be approved. By default it waits. */
  from?: 'pending' | 'rejected';
}

/**
 * Writes the outcome of an application that waits for it, or that was rejected. It does not show the provider's listings;
 * catalogue/approve-provider.ts does both.
 * @returns false when there is no such provider, or it is not in the state `from`
 */
export async function markDecided(
  tx: Tx,
  { id, outcome, by, at, from = 'pending' }: DecidedProvider,
): Promise<boolean> {
  const rejected = outcome.status === 'rejected' ? outcome : undefined;
  const changed = await tx
    .update(providers)
    .set({
      status: outcome.status,
      ...{ decidedAt: at, decidedBy: by, updatedAt: at },
      rejectReason: rejected?.reason ?? null,
      rejectedSteps: [...(rejected?.steps ?? [])],
    })
    .where(and(eq(providers.id, id), eq(providers.status, from)))
    .returning({ id: providers.id });
  return changed.length > 0;
}
