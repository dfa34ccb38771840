import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import { noteChange } from '#server/kept/note-change.ts';
import { markApproved } from '#server/providers/mark-approved.ts';
import { AppError } from '#shared/errors.ts';
import { showServicesOfProvider } from './approve-service.ts';

/** Approves a provider, which lists all of its approved services. @throws AppError not_found: unknown, or approved already */
export function approveProvider(app: App, admin: { id: string }, providerId: string): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    if (!(await markApproved(tx, providerId, at))) throw new AppError('not_found');
    await showServicesOfProvider(tx, providerId);
    noteChange(tx, 'providers');
    const subject = { subjectType: 'provider', subjectId: providerId };
    await recordAudit(tx, { actorId: admin.id, action: 'provider.approved', ...subject, detail: {}, at });
  });
}
