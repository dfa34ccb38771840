import { sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { warnWithin } from '#server/limits/limited-log.ts';
import { networkLimits } from '#server/limits/network.ts';
import { takeOne, takeTries } from '#server/limits/take-tries.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { newsletterLimits } from '#shared/newsletter.ts';
import { newsletterSubscribers } from './tables.ts';

const hourMs = 3_600_000;
const subject = 'newsletter';
const perNetwork = { subject, most: newsletterLimits.perNetworkPerHour, periodMs: hourMs };
const inAll = { subject: 'newsletter:all', most: newsletterLimits.perDay, periodMs: 24 * hourMs };

interface Asked {
  /** An address that letters can be sent to. */
  email: string;
  lang: Lang;
  /** The network address of the caller. */
  ip: string;
}

/**
 * Asks for the newsletter. The address gets a letter with the link that confirms it; one that is confirmed already gets a
 * letter that says so. Nothing in the answer tells them apart. How many letters one address gets is limited when they are
 * sent, since the caller must not learn of it.
 * @throws AppError too_many_tries from this network, or by all together
 */
export async function subscribe(app: App, { email, lang, ip }: Asked): Promise<void> {
  const at = app.clock.now();
  await transaction(app, async (tx) => {
    if (app.config.rateLimits) await takeTriesOf(app, tx, { ip, at });
    const subscriberId = await noteAsked(tx, { email: foldEmail(email), lang, at });
    await enqueue(tx, 'mail-newsletter-asked', { subscriberId, requestId: newId() });
  });
}

async function takeTriesOf(app: App, tx: Tx, { ip, at }: { ip: string; at: Date }): Promise<void> {
  await takeTries(tx, networkLimits(app.secrets, ip, perNetwork), at);
  if (await takeOne(tx, inAll, at)) return;
  warnWithin(app, { event: 'newsletter_full', most: inAll.most }, 'the newsletter was asked for too often in a day');
  throw new AppError('too_many_tries', { retryAfter: Math.ceil(inAll.periodMs / inAll.most / 1000) });
}

/** The id of the address, whose row is written or asked for anew. A stranger changes nothing of one that is confirmed. */
async function noteAsked(tx: Tx, { email, lang, at }: { email: string; lang: Lang; at: Date }): Promise<string> {
  const waits = sql`${newsletterSubscribers.confirmedAt} is null`;
  const [row] = await tx
    .insert(newsletterSubscribers)
    .values({ email, language: lang, askedAt: at })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: {
        language: sql`case when ${waits} then excluded.language else ${newsletterSubscribers.language} end`,
        askedAt: sql`case when ${waits} then excluded.asked_at else ${newsletterSubscribers.askedAt} end`,
      },
    })
    .returning({ id: newsletterSubscribers.id });
  if (!row) throw new Error('The address was neither written nor found');
  return row.id;
}
