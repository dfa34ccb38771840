import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listServicesOfProvider } from '../catalogue/approve-service.ts';
import { transaction } from '../db/client.ts';
import { markApproved } from './repository.ts';

/** Approves a provider, which lists all of its approved services. @throws AppError not_found: unknown, or approved already */
export function approveProvider(app: App, admin: { id: string }, providerId: string): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    if (!(await markApproved(tx, providerId, at))) throw new AppError('not_found');
    await listServicesOfProvider(tx, providerId, true);
    const subject = { subjectType: 'provider', subjectId: providerId };
    await recordAudit(tx, { actorId: admin.id, action: 'provider.approved', ...subject, detail: {}, at });
  });
}
