import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { markDecided } from '#server/providers/mark-decided.ts';
import { AppError } from '#shared/errors.ts';
import type { OnboardingStep } from '#shared/onboarding-steps.ts';
import { approveLockedProvider } from '../approve-provider.ts';
import { findApplication, versionOfApplication } from './provider-queries.ts';

interface ProviderDecision {
  providerId: string;
  /** Of the application that the admin has seen; undefined: it is decided about as it is. */
  version: string | undefined;
  /** Given where it is rejected: what the provider is told, and what it has to mend. */
  rejected?: { reason: string; steps: readonly OnboardingStep[] };
  /** Given where it was rejected and is approved after all: why. */
  afterAll?: string | undefined;
}

/**
 * An admin's decision about an application that waits for it, or that was rejected and is approved after all. Approving lists
 * the provider's approved listings. Its members with the right `manage` get a letter.
 * @throws AppError not_found, already_decided, changed_since (the application is another than the admin has seen, or was sent
 * again meanwhile where it is approved after all)
 */
export function decideProvider(
  app: App,
  admin: { id: string },
  { providerId, version, rejected, afterAll }: ProviderDecision,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    // Documents are added and removed under this lock, too.
    if (!(await lockProvider(tx, providerId))) throw new AppError('not_found');
    const application = await findApplication(tx, providerId);
    const status = application?.provider.status;
    const isAfterAll = status === 'rejected' && afterAll !== undefined;
    if (!application || (status !== 'pending' && !isAfterAll)) throw new AppError('already_decided');
    if (status === 'pending' && afterAll !== undefined) throw new AppError('changed_since');
    if (version !== undefined && versionOfApplication(application) !== version) throw new AppError('changed_since');
    if (rejected) await reject(tx, { providerId, rejected, by: admin.id, at });
    else await approveLockedProvider(tx, { providerId, by: admin.id, at, afterAll: isAfterAll ? afterAll : undefined });
    const letter = { providerId, decidedAt: at.toISOString() };
    await enqueue(tx, rejected ? 'mail-provider-rejected' : 'mail-provider-approved', letter);
    await inSameTx?.(tx);
  });
}

type Rejected = Pick<Required<ProviderDecision>, 'providerId' | 'rejected'> & { by: string; at: Date };

async function reject(tx: Tx, { providerId, rejected: { reason, steps }, by, at }: Rejected): Promise<void> {
  const outcome = { status: 'rejected', reason, steps } as const;
  if (!(await markDecided(tx, { id: providerId, outcome, by, at }))) throw new AppError('already_decided');
  await recordAudit(tx, {
    ...{ actorId: by, action: 'provider.rejected', subjectType: 'provider', subjectId: providerId, at },
    detail: { before: 'pending', after: 'rejected', reason, steps },
  });
}
