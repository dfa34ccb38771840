import { eq } from 'drizzle-orm';
import { getUser } from '#server/accounts/queries.ts';
import { switchOnSms } from '#server/accounts/switch-on-sms.ts';
import type { App } from '#server/app.ts';
import { nowOf, type Tx, transaction } from '#server/db/client.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { type NotificationChoices, type NotificationTopic, topicsByChannel } from '#shared/notification-kinds.ts';
import { findChoices } from './choice-queries.ts';
import { notificationChoices } from './tables.ts';

/** Whether somebody can switch on SMS about their trips: SMS is sent here at all, and is off in their account. */
export async function offersTripSms(app: App, personId: string): Promise<boolean> {
  if (!app.sms) return false;
  const choices = await findChoices(app.db, personId);
  return choices !== undefined && !choices.channels.sms;
}

/**
 * Switches on SMS about somebody's trips: bookings, their money, and reminders. Where SMS was off, that to hosts stays off,
 * since it was not asked for. A second time changes nothing.
 */
export function switchOnTripSms(app: App, personId: string): Promise<User> {
  return transaction(app, async (tx) => {
    const wasOff = await switchOnSms(tx, personId);
    const off = await lockOff(tx, personId);
    const next = { ...off };
    for (const topic of topicsByChannel('sms', 'traveller')) next[topic] = withoutSms(off[topic]);
    if (wasOff) for (const topic of topicsByChannel('sms', 'host')) next[topic] = [...withoutSms(off[topic]), 'sms'];
    await tx
      .update(notificationChoices)
      .set({ off: withoutEmpty(next), changedAt: nowOf(tx) })
      .where(eq(notificationChoices.personId, personId));
    return getUser(tx, app.secrets, personId);
  });
}

type Off = NotificationChoices['off'];

/** What somebody has switched off, in a row of theirs that is locked until the transaction ends. */
async function lockOff(tx: Tx, personId: string): Promise<Off> {
  const first = { personId, off: {}, quietHours: null, changedAt: nowOf(tx) };
  await tx.insert(notificationChoices).values(first).onConflictDoNothing();
  const own = eq(notificationChoices.personId, personId);
  const [row] = await tx.select({ off: notificationChoices.off }).from(notificationChoices).where(own).for('update');
  return row?.off ?? {};
}

const withoutSms = (channels: Off[NotificationTopic] = []) => channels.filter((channel) => channel !== 'sms');

const withoutEmpty = (off: Off): Off =>
  Object.fromEntries(Object.entries(off).filter(([, channels]) => channels.length > 0));
