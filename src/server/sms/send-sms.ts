import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { warnWithin } from '#server/limits/limited-log.ts';
import { listCancelRefunds, wasReturnedByBank } from '#server/notifications/queries.ts';
import type { SmsOutcome } from '#server/outside/sms-answers.ts';
import type { SmsMessage } from '#shared/sms-kinds.ts';
import { findWanted, type Wanted } from './about-booking.ts';
import { applyReports } from './apply-reports.ts';
import { claimSms } from './claim-sms.ts';
import { smsLength } from './sms-length.ts';
import { smsText } from './sms-texts.ts';
import { smsMessagesSent } from './tables.ts';

type Row = typeof smsMessagesSent.$inferSelect;

/**
 * Sends a message that is due. Only the run that claims it asks the gateway, and what may have been sent is not sent again, so
 * each arrives once at most; after a crash in between it is `unknown`.
 * @returns what the gateway answered; undefined where it was not asked
 */
export async function sendSms(app: App, id: string): Promise<SmsOutcome['kind'] | undefined> {
  const { sms } = app;
  const claimed = sms && (await claimSms(app, id));
  if (!claimed) return undefined;
  const text = await writeWanted(app, claimed).catch(async (error: unknown) => {
    // The gateway was not asked, so it is tried again like a message that did not reach it.
    await finish(app, claimed, changesAfter(app, claimed, { kind: 'not_sent', reason: 'unwritten' }));
    throw error;
  });
  if (text === undefined) {
    await finish(app, claimed, { state: 'left_out', reason: 'outdated' });
    return undefined;
  }
  const outcome = await sms.send({ to: app.secrets.open(claimed.phoneSealed), text });
  await finish(app, claimed, { ...changesAfter(app, claimed, outcome), segments: smsLength(text).segments });
  if (outcome.kind === 'sent') await applyReports(app, outcome.messageId);
  if (outcome.kind === 'refused') warnOfRefusal(app, outcome.reason);
  return outcome.kind;
}

const aboutOf = ({ key, message, bookingId }: Row) => ({
  ...{ message, bookingId, about: key.slice(`${message}:${bookingId}:`.length) },
});

/** What a message says; undefined where it is not wanted any more. */
async function writeWanted(app: App, claimed: Row): Promise<string | undefined> {
  const wanted = await findWanted(app, aboutOf(claimed));
  return wanted && writeText(app, claimed.message, wanted);
}

async function writeText(app: App, message: SmsMessage, { mailed, subject }: Wanted): Promise<string> {
  if (message !== 'cancelled') return smsText(app, message, { mailed, refunds: [], returnedByBank: false, ...subject });
  const [refunds, returnedByBank] = await Promise.all([
    listCancelRefunds(app.db, mailed.booking),
    wasReturnedByBank(app.db, mailed.booking.id),
  ]);
  return smsText(app, message, { mailed, refunds, returnedByBank });
}

/** Pauses before the next tries of a message that the gateway has not seen. */
const pausesMs = [1, 5, 15, 60].map((minutes) => minutes * 60_000);

type Changes = Partial<Row> & Pick<Row, 'state'>;

function changesAfter(app: App, { tries }: Row, outcome: SmsOutcome): Changes {
  switch (outcome.kind) {
    case 'sent': {
      const { messageId: gatewayId, cost } = outcome;
      const costs = { costCurrency: cost?.currency ?? null, costTenThousandths: cost?.tenThousandths ?? null };
      return { state: 'sent', reason: null, gatewayId, ...costs };
    }
    case 'refused':
    case 'unknown':
      return { state: outcome.kind, reason: outcome.reason };
    case 'not_sent': {
      const pauseMs = pausesMs[tries - 1];
      if (pauseMs === undefined) return { state: 'refused', reason: 'unreachable' };
      return { state: 'waiting', reason: outcome.reason, dueAt: new Date(app.clock.now().getTime() + pauseMs) };
    }
  }
}

/** Stores the outcome of one try, also where it was taken for lost meanwhile. */
async function finish(app: App, { id, tries }: Row, changes: Changes): Promise<void> {
  const same = and(eq(smsMessagesSent.id, id), eq(smsMessagesSent.tries, tries));
  await app.db
    .update(smsMessagesSent)
    .set(changes)
    .where(and(same, inArray(smsMessagesSent.state, ['sending', 'unknown'])));
}

/** What is about us, and not about one number, keeps all messages from being sent. */
function warnOfRefusal(app: App, reason: string): void {
  if (reason === 'number' || reason === 'opted_out') return;
  warnWithin(app, { event: 'sms_refused', alert: 'sms_refused', reason }, 'the gateway refuses our text messages');
}

const page = 100;
/** Longer than asking the gateway takes at most. */
const lostAfterMs = 120_000;

/** So many are sent side by side. */
const atOnce = 10;

/**
 * Sends what is due, at most 100 at a time, and gives up on what was being sent by a process that ended. A gateway that answers
 * none of ten is asked again by the next sweep: each of them may take 20 seconds, and the sweep has more to do.
 */
export async function sendDueSms(app: App): Promise<void> {
  const now = app.clock.now();
  const { id, state, dueAt, askedAt } = smsMessagesSent;
  await app.db
    .update(smsMessagesSent)
    .set({ state: 'unknown', reason: 'interrupted' })
    .where(and(eq(state, 'sending'), lte(askedAt, new Date(now.getTime() - lostAfterMs))));
  const due = await app.db.select({ id }).from(smsMessagesSent).where(lte(dueAt, now)).orderBy(asc(dueAt)).limit(page);
  for (let at = 0; at < due.length; at += atOnce) {
    const outcomes = await Promise.all(due.slice(at, at + atOnce).map((one) => trySending(app, one.id)));
    const asked = outcomes.filter((outcome) => outcome !== undefined);
    if (asked.length > 0 && asked.every((outcome) => outcome === 'not_sent' || outcome === 'unknown')) break;
  }
  await applyReports(app);
}

async function trySending(app: App, id: string): Promise<SmsOutcome['kind'] | undefined> {
  try {
    return await sendSms(app, id);
  } catch (error) {
    app.log.error({ err: error, subject: id }, 'a text message could not be sent');
    return undefined;
  }
}
