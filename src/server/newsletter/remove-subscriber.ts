import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { newsletterSubscribers } from './tables.ts';

/**
 * Takes an address off the newsletter, as an admin, for example because its owner has asked for it by phone.
 * @throws AppError not_found
 */
export async function removeSubscriber(app: App, admin: { id: string }, id: string): Promise<void> {
  await transaction(app, async (tx) => {
    const [removed] = await tx
      .delete(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, id))
      .returning({ language: newsletterSubscribers.language, confirmedAt: newsletterSubscribers.confirmedAt });
    if (!removed) throw new AppError('not_found');
    const { language, confirmedAt } = removed;
    // The address is in no entry, since entries stay for good.
    await recordAudit(tx, {
      ...{ actorId: admin.id, action: 'newsletter.removed', subjectType: 'newsletter', subjectId: id },
      ...{ detail: { language, confirmed: confirmedAt !== null }, at: app.clock.now() },
    });
  });
}
