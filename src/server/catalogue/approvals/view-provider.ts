import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import type { AdminProvider } from '#shared/contracts/approvals.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { findApplication, readProvider } from './provider-queries.ts';

/** A provider with its contact's phone, decrypted. Viewing it is recorded in the audit log. @throws AppError not_found */
export async function viewProvider(
  app: App,
  admin: { id: string },
  { id, lang }: { id: string; lang: Lang },
): Promise<AdminProvider> {
  const application = await findApplication(app.db, id);
  if (!application) throw new AppError('not_found');
  const at = app.clock.now();
  await transaction(app, (tx) =>
    recordAudit(tx, {
      ...{ actorId: admin.id, action: 'provider.viewed', subjectType: 'provider', subjectId: id, detail: {}, at },
    }),
  );
  const { phoneSealed } = application.provider;
  return readProvider(app.db, application, { phone: phoneSealed && app.secrets.open(phoneSealed), lang });
}
