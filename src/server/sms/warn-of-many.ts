import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { takeOne } from '#server/limits/take-tries.ts';

const dayMs = 24 * 3_600_000;

/** Tells our team, once a day, that so many messages are sent that the limit of the whole product is near. */
export async function warnOfMany(app: App): Promise<void> {
  const once = { subject: 'sms:warning', most: 1, periodMs: dayMs };
  const isFirst = await transaction(app, (tx) => takeOne(tx, once, app.clock.now()));
  if (!isFirst) return;
  const line = { event: 'sms_many', alert: 'sms_many' };
  app.log.warn(line, 'many text messages are sent today: at the daily limit further ones are left out');
}
