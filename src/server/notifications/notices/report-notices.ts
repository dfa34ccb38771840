import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import type { NoticeData } from '#server/notices/notice-data.ts';
import { tellPersons } from '#server/notices/tell-persons.ts';
import { reviewReports, reviews } from '#server/reviews/tables.ts';
import type { MessageSide } from '#shared/message-rules.ts';
import { findDecidedMessageReport } from '../message-queries.ts';
import type { WithLetters } from './booking-notices.ts';
import { findToldService } from './subject-queries.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findDecidedMessageReport>>>;

/** Where somebody of this side finds the conversation. */
function conversationOf({ conversationId, providerId, service }: Found, side: MessageSide): NoticeData {
  return { conversationId, ...service, ...(side === 'provider' && { providerId }) };
}

/** What each letter about a reported message is as a notification. */
export const reportNotices: WithLetters = {
  async 'mail-message-report-decided'(tx, { reportId: key }) {
    const found = await findDecidedMessageReport(tx, key);
    if (!found) return;
    const data = conversationOf(found, found.side === 'traveller' ? 'provider' : 'traveller');
    await tellPersons(tx, [found.reporter.id], { kind: 'report_decided', key, data });
  },
  async 'mail-message-removed'(tx, { reportId: key }) {
    const found = await findDecidedMessageReport(tx, key);
    if (!found) return;
    const data = conversationOf(found, found.side);
    await tellPersons(tx, [found.author.id], { kind: 'message_removed', key, data });
  },
};

/** Tells the reader who reported a review that it was decided. */
export async function tellReader(tx: Tx, reportId: string): Promise<void> {
  const [found] = await tx
    .select({ personId: reviewReports.personId, serviceId: reviews.serviceId })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .where(eq(reviewReports.id, reportId));
  const service = found && (await findToldService(tx, found.serviceId));
  if (!service) return;
  const { titleEn, titleSw } = service;
  const data = { serviceId: found.serviceId, titleEn, titleSw };
  await tellPersons(tx, [found.personId], { kind: 'report_decided', key: reportId, data });
}
