import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import type { NoticeData } from '#server/notices/notice-data.ts';
import { reviewReports, reviews } from '#server/reviews/tables.ts';
import type { WithLetters } from './booking-notices.ts';
import { tellReader } from './report-notices.ts';
import { findToldCalendar, findToldDocument, findToldProvider, findToldService } from './subject-queries.ts';
import { tellMembers, tellTraveller } from './tell-parties.ts';

type Outcome = NonNullable<NoticeData['outcome']>;

const managersOf = (providerId: string) => ({ providerId, right: 'manage' }) as const;

const decidedProvider =
  (outcome: Outcome) =>
  async (tx: Tx, { providerId, decidedAt: key }: { providerId: string; decidedAt: string }): Promise<void> => {
    const found = await findToldProvider(tx, providerId);
    if (!found) return;
    const data = { name: found.name, outcome };
    await tellMembers(tx, managersOf(providerId), { kind: 'provider_decided', key: `${providerId}:${key}`, data });
  };

async function tellOfService(tx: Tx, serviceId: string, about: { outcome: Outcome; at: string }): Promise<void> {
  const found = await findToldService(tx, serviceId);
  if (!found) return;
  const { providerId, titleEn, titleSw } = found;
  const data = { serviceId, titleEn, titleSw, outcome: about.outcome };
  await tellMembers(tx, managersOf(providerId), { kind: 'service_decided', key: `${serviceId}:${about.at}`, data });
}

/** A report with the booking whose review it is about. */
async function findReport(tx: Tx, reportId: string) {
  const [row] = await tx
    .select({ providerId: reviewReports.providerId, outcome: reviewReports.outcome, bookingId: reviews.bookingId })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .where(eq(reviewReports.id, reportId));
  return row;
}

/** What each letter about a business, its listings and their reviews is as a notification. */
export const businessNotices: WithLetters = {
  'mail-provider-approved': decidedProvider('approved'),
  'mail-provider-rejected': decidedProvider('rejected'),
  'mail-provider-suspended': decidedProvider('suspended'),
  'mail-provider-restored': decidedProvider('restored'),
  'mail-service-approved': (tx, { serviceId, decidedAt: at }) =>
    tellOfService(tx, serviceId, { outcome: 'approved', at }),
  'mail-service-rejected': (tx, { serviceId, decidedAt: at }) =>
    tellOfService(tx, serviceId, { outcome: 'rejected', at }),
  'mail-service-taken-down': (tx, { serviceId, takenDownAt: at }) =>
    tellOfService(tx, serviceId, { outcome: 'taken_down', at }),
  'mail-service-shown-again': (tx, { serviceId, shownAt: at }) =>
    tellOfService(tx, serviceId, { outcome: 'shown_again', at }),
  async 'mail-document-decided'(tx, { documentId: key }) {
    const found = await findToldDocument(tx, key);
    if (!found || (found.review !== 'approved' && found.review !== 'rejected')) return;
    const data = { name: found.name, outcome: found.review };
    await tellMembers(tx, managersOf(found.providerId), { kind: 'document_decided', key, data });
  },
  async 'mail-document-ending'(tx, { documentId: key }) {
    const found = await findToldDocument(tx, key);
    if (!found) return;
    await tellMembers(tx, managersOf(found.providerId), { kind: 'document_ending', key, data: { name: found.name } });
  },
  async 'mail-listings-closing'(tx, { providerId, until }) {
    const found = await findToldProvider(tx, providerId);
    if (!found) return;
    const data = { name: found.name, until };
    await tellMembers(tx, managersOf(providerId), { kind: 'listings_closing', key: `${providerId}:${until}`, data });
  },
  async 'mail-calendar-conflict'(tx, { importId }) {
    const found = await findToldCalendar(tx, importId);
    if (!found) return;
    const { providerId, ...data } = found;
    await tellMembers(tx, managersOf(providerId), { kind: 'calendar_conflict', key: importId, data, again: true });
  },
  async 'mail-provider-review'(tx, { reviewId: key }) {
    const [found] = await tx
      .select({ serviceId: reviews.serviceId, rating: reviews.rating })
      .from(reviews)
      .where(eq(reviews.id, key));
    const service = found && (await findToldService(tx, found.serviceId));
    if (!service) return;
    const { providerId, ...title } = service;
    const data = { ...title, count: found.rating };
    await tellMembers(tx, { providerId, right: 'bookings' }, { kind: 'host_review', key, data });
  },
  async 'mail-review-report-decided'(tx, { reportId: key }) {
    const found = await findReport(tx, key);
    if (!found) return;
    if (found.providerId === null) await tellReader(tx, key);
    else await tellMembers(tx, managersOf(found.providerId), { kind: 'review_report_decided', key, data: {} });
  },
  async 'mail-review-taken-down'(tx, { reportId: key }) {
    const found = await findReport(tx, key);
    if (found) await tellTraveller(tx, { kind: 'review_taken_down', bookingId: found.bookingId, key });
  },
};
