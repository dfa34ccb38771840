import { and, asc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { sessions } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { warnWithin } from '#server/limits/limited-log.ts';
import type { PushTarget } from '#server/outside/push/browser-keys.ts';
import type { PushOutcome } from '#server/outside/push/push-answers.ts';
import { withLang } from '#shared/languages.ts';
import { channelsFor, notificationKinds, sendAt } from '#shared/notification-kinds.ts';
import { noticeWords } from '../notice-words.ts';
import { findPushed } from './push-queries.ts';
import { pushBrowsers, pushesDue } from './tables.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** After so long the outcome of a try counts as lost; longer than sending takes at most. */
const lostAfterMs = 2 * minuteMs;
/** Pauses before the next tries, unless the service names one. */
const pausesMs = [1, 5, 15, 60].map((minutes) => minutes * minuteMs);
const longestPauseMs = 6 * 60 * minuteMs;
/** What is older is of no use on a screen any more; quiet hours are shorter. */
const outdatedAfterMs = 2 * dayMs;
/** A browser whose service takes nothing for so long is removed. */
const failsMostMs = 14 * dayMs;
const ttlSeconds = 24 * 3_600;
/** Of each text of a notification; a message holds 4 KB. */
const longestText = 300;

type Pushed = NonNullable<Awaited<ReturnType<typeof findPushed>>>;

/**
 * Sends a new notice to browsers whose service took the last message. The others are left to the sweep: a service that answers
 * nobody takes ten seconds for each message, and anybody can name one, so it must not hold up everybody else's messages.
 */
export const pushNewNotice = (app: App, noticeId: string): Promise<void> =>
  pushNotice(app, noticeId, isNull(pushBrowsers.failingSince));

/**
 * Sends a notice to the browsers for which it is due, in its person’s language: unless it was read, is outdated, or they have
 * switched push off for it; in quiet hours it waits. A second run sends only what is due again. Whether a service took a message
 * may stay unknown; then it is sent again, and the browser shows it once, by its tag.
 * @param which for these browsers alone
 */
async function pushNotice(app: App, noticeId: string, which?: SQL): Promise<void> {
  const now = app.clock.now();
  const due = and(eq(pushesDue.noticeId, noticeId), lte(pushesDue.dueAt, now));
  const notice = await findPushed(app.db, noticeId);
  if (!notice) return;
  if (!isWanted(notice, now)) {
    await app.db.delete(pushesDue).where(due);
    return;
  }
  const dueAt = sendAt(notice.kind, now, notice.choices.quietHours);
  if (dueAt > now) {
    await app.db.update(pushesDue).set({ dueAt }).where(due);
    return;
  }
  const claimed = await claimPushes(app, { noticeId, which, now });
  await Promise.all(claimed.map((one) => pushTo(app, notice, one)));
}

const isWanted = ({ kind, choices, readAt, createdAt }: Pushed, now: Date): boolean =>
  readAt === null &&
  now.getTime() - createdAt.getTime() < outdatedAfterMs &&
  channelsFor(kind, choices).includes('push');

interface Claimed {
  browserId: string;
  tries: number;
  targetSealed: string;
}

interface Claim {
  noticeId: string;
  /** For which browsers; undefined: for all. */
  which: SQL | undefined;
  now: Date;
}

/** Claims what is due, so that no other run sends it, and drops what is for browsers whose session has run out. */
async function claimPushes(app: App, { noticeId, which, now }: Claim): Promise<Claimed[]> {
  const open = app.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, pushBrowsers.sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  const claimed = await app.db
    .update(pushesDue)
    .set({ dueAt: new Date(now.getTime() + lostAfterMs), tries: sql`${pushesDue.tries} + 1` })
    .from(pushBrowsers)
    .where(
      and(eq(pushesDue.noticeId, noticeId), lte(pushesDue.dueAt, now), eq(pushBrowsers.id, pushesDue.browserId), which),
    )
    .returning({
      ...{ browserId: pushesDue.browserId, tries: pushesDue.tries, targetSealed: pushBrowsers.targetSealed },
      isOpen: sql<boolean>`exists (${open})`,
    });
  const ended = claimed.filter(({ isOpen }) => !isOpen).map(({ browserId }) => browserId);
  if (ended.length > 0) await app.db.delete(pushBrowsers).where(inArray(pushBrowsers.id, ended));
  return claimed.filter(({ isOpen }) => isOpen);
}

async function pushTo(app: App, notice: Pushed, claimed: Claimed): Promise<void> {
  const target = JSON.parse(app.secrets.open(claimed.targetSealed)) as PushTarget;
  const outcome = await app.push.send(target, {
    ...{ payload: payloadOf(notice), ttlSeconds, topic: notice.id.replaceAll('-', '') },
    urgency: notificationKinds[notice.kind].waits ? 'normal' : 'high',
  });
  await noteOutcome(app, { noticeId: notice.id, claimed, outcome });
}

/** What our service worker shows; see `web/worker/push.ts`. */
function payloadOf({ id, kind, data, lang }: Pushed): string {
  const { text, about, path } = noticeWords({ kind, data }, lang);
  const short = (words: string) => (words.length > longestText ? `${words.slice(0, longestText - 1)}…` : words);
  return JSON.stringify({ title: short(text), body: short(about), path: withLang(path, lang), tag: id, lang });
}

interface Noted {
  noticeId: string;
  claimed: Claimed;
  outcome: PushOutcome;
}

async function noteOutcome(app: App, { noticeId, claimed, outcome }: Noted): Promise<void> {
  const { browserId, tries, targetSealed } = claimed;
  const now = app.clock.now();
  // Not what was told again meanwhile, nor a browser that has another endpoint by now.
  const same = and(eq(pushesDue.noticeId, noticeId), eq(pushesDue.browserId, browserId), eq(pushesDue.tries, tries));
  const browser = and(eq(pushBrowsers.id, browserId), eq(pushBrowsers.targetSealed, targetSealed));
  if (outcome.kind === 'gone') {
    await app.db.delete(pushBrowsers).where(browser);
    return;
  }
  if (outcome.kind === 'sent') {
    await app.db.delete(pushesDue).where(same);
    await app.db.update(pushBrowsers).set({ sentAt: now, failingSince: null }).where(browser);
    return;
  }
  const pauseMs = outcome.kind === 'later' ? pauseAfter(tries, outcome.afterMs) : undefined;
  if (pauseMs === undefined) await app.db.delete(pushesDue).where(same);
  else
    await app.db
      .update(pushesDue)
      .set({ dueAt: new Date(now.getTime() + pauseMs) })
      .where(same);
  if (outcome.kind === 'refused') {
    warnWithin(app, { event: 'push_refused', reason: outcome.reason }, 'a push service refuses our messages');
  }
  await app.db
    .update(pushBrowsers)
    .set({ failingSince: sql`coalesce(${pushBrowsers.failingSince}, ${now})` })
    .where(browser);
  await app.db
    .delete(pushBrowsers)
    .where(and(browser, lte(pushBrowsers.failingSince, new Date(now.getTime() - failsMostMs))));
}

/** Undefined once it was tried often enough. */
function pauseAfter(tries: number, afterMs = 0): number | undefined {
  const pauseMs = pausesMs[tries - 1];
  return pauseMs && Math.min(Math.max(pauseMs, afterMs), longestPauseMs);
}

const page = 100;
/** So many notices are sent side by side by the sweep. */
const atOnce = 10;
/** After so long the sweep leaves the rest to the next one: it has more to do, and a service may take ten seconds for each message. */
const sweepMs = 20_000;

/** Sends what is due, the longest due first, of 100 notices at most. By `pushes_due_at`. */
export async function sendDuePushes(app: App, { withinMs = sweepMs } = {}): Promise<void> {
  const until = performance.now() + withinMs;
  const due = await app.db
    .select({ noticeId: pushesDue.noticeId, dueAt: sql`min(${pushesDue.dueAt})` })
    .from(pushesDue)
    .where(lte(pushesDue.dueAt, app.clock.now()))
    .groupBy(pushesDue.noticeId)
    .orderBy(asc(sql`min(${pushesDue.dueAt})`))
    .limit(page);
  for (let at = 0; at < due.length; at += atOnce) {
    if (at > 0 && performance.now() >= until) return;
    await Promise.all(due.slice(at, at + atOnce).map(({ noticeId }) => tryPushing(app, noticeId)));
  }
}

const tryPushing = (app: App, noticeId: string): Promise<void> =>
  pushNotice(app, noticeId).catch((error: unknown) => {
    app.log.error({ err: error, subject: noticeId }, 'a notification could not be pushed');
  });
