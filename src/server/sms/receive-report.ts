import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { warnWithin } from '#server/limits/limited-log.ts';
import { shortAddress } from '#server/limits/network.ts';
import { sameDigest } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { reportsToken } from './reports-path.ts';
import { smsReports } from './tables.ts';

interface Report {
  gatewayId: string;
  status: string;
  reason: string | null;
}

/**
 * Stores a delivery report, which a job applies; one that was stored before changes nothing.
 * @throws AppError not_found under a wrong path, invalid_input where it names no message or status: nothing is stored
 */
export async function receiveSmsReport(
  app: App,
  raw: Buffer,
  { token, from }: { token: string; from: string },
): Promise<void> {
  if (!sameDigest(token, reportsToken(app.secrets))) {
    const line = { event: 'unknown_callback', alert: 'unknown_callback', from: shortAddress(from) };
    warnWithin(app, line, 'a callback came under an unknown or expired path');
    throw new AppError('not_found');
  }
  const report = readReport(raw);
  if (!report) throw new AppError('invalid_input');
  await transaction(app, async (tx) => {
    const [stored] = await tx
      .insert(smsReports)
      .values({ ...report, receivedAt: app.clock.now() })
      .onConflictDoNothing({ target: [smsReports.gatewayId, smsReports.status] })
      .returning({ id: smsReports.id });
    if (stored) await enqueue(tx, 'apply-sms-report', { gatewayId: report.gatewayId });
  });
}

/** The form that Africa's Talking sends, its fields in any order and with others beside them. */
function readReport(raw: Buffer): Report | undefined {
  const form = new URLSearchParams(raw.toString('utf8'));
  const [gatewayId = '', status = '', reason = ''] = ['id', 'status', 'failureReason'].map(
    (name) => form.get(name) ?? '',
  );
  if (!/^[\x21-\x7e]{1,200}$/.test(gatewayId) || !/^[A-Za-z]{1,40}$/.test(status)) return undefined;
  return { gatewayId, status, reason: /^[A-Za-z0-9_ ]{1,60}$/.test(reason) ? reason : null };
}
