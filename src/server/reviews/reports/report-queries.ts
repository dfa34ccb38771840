import { eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { picturesIn } from '#server/catalogue/review-answer.ts';
import { picturesOfReview } from '#server/catalogue/review-pictures.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Db } from '#server/db/client.ts';
import { eachItem, listOf, mapPage, type Page, readPage } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import { providers } from '#server/providers/tables.ts';
import type { ReviewReportsQuery } from '#shared/contracts/review-reports.schemas.ts';
import type { ReviewReport } from '#shared/contracts/review-reports.ts';
import type { Lang } from '#shared/languages.ts';
import { reviewReports, reviews } from '../tables.ts';

/** The name of a person. No join, since the planner would try these tables in every order, which takes longer than to read them. */
const nameOf = <Name extends string | null>(id: PgColumn) =>
  sql<Name>`(select ${people.name} from ${people} where ${people.id} = ${id})`;

const selectReports = (db: Db, position: SQL<Position>) =>
  db
    .select({
      report: reviewReports,
      by: nameOf<string>(reviewReports.personId),
      review: reviews,
      pictures: picturesOfReview(sql`${reviews.id}`),
      author: { id: reviews.personId, name: nameOf<string>(reviews.personId) },
      booking: bookings.reference,
      service: { id: services.id, titleEn: services.titleEn, titleSw: services.titleSw },
      provider: { id: providers.id, name: providers.name },
      decider: nameOf<string | null>(reviewReports.closedBy),
      position,
    })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .innerJoin(providers, eq(providers.id, reviews.providerId))
    .$dynamic();

const openReports = listOf({
  name: 'review-reports-open',
  select: selectReports,
  id: reviewReports.id,
  counted: { table: reviewReports },
  only: isNull(reviewReports.closedAt),
  filters: {},
  sorts: { createdAt: { column: reviewReports.createdAt, index: 'review_reports_waiting' } },
});

const closedReports = listOf({
  name: 'review-reports-closed',
  select: selectReports,
  id: reviewReports.id,
  counted: { table: reviewReports },
  only: isNotNull(reviewReports.closedAt),
  filters: {},
  sorts: { closedAt: { column: reviewReports.closedAt, index: 'review_reports_closed' } },
});

/** The reports that wait for a decision, the oldest first; or those that were decided, the newest decision first. */
export async function listReviewReports(
  db: Db,
  { state = 'open', ...page }: z.output<typeof ReviewReportsQuery>,
  lang: Lang,
): Promise<Page<ReviewReport>> {
  const found =
    state === 'open'
      ? await readPage(db, openReports, { ...page, order: 'asc' })
      : await readPage(db, closedReports, page);
  return mapPage(found, (row) => reportOf(row, lang));
}

/** All of them, in the same order. @throws AppError list_too_long */
export function eachReviewReport(
  db: Db,
  { state = 'open' }: { state?: 'open' | 'closed' | undefined },
  { most, lang }: { most: number; lang: Lang },
): AsyncIterable<ReviewReport> {
  const reading = { most, itemsOf: (rows: Row[]) => rows.map((row) => reportOf(row, lang)) };
  return state === 'open'
    ? eachItem(db, openReports, { order: 'asc' }, reading)
    : eachItem(db, closedReports, {}, reading);
}

type Row = Omit<Awaited<ReturnType<typeof selectReports>>[number], 'position'>;

function reportOf(row: Row, lang: Lang): ReviewReport {
  const { report, review, service, by, provider, pictures } = row;
  const { title, textLang } = titleIn(lang, service);
  const { id, rating, text, answer, language } = review;
  const takenDown = review.takenDownAt !== null;
  return {
    ...{ id: report.id, at: report.createdAt.toISOString(), reason: report.reason, provider },
    by: { id: report.personId, name: by, isReader: report.providerId === null },
    service: { id: service.id, title, titleLang: textLang },
    review: {
      ...{ id, rating, text, answer, author: row.author, booking: row.booking },
      ...{ at: review.createdAt.toISOString(), textLang: language, takenDown },
      // Those of one that is taken down are served no more.
      pictures: takenDown ? [] : picturesIn({ pictures, language }, lang),
    },
    decision: decisionOf(row),
  };
}

function decisionOf({ report, decider }: Row): ReviewReport['decision'] {
  const { closedAt, outcome, decision } = report;
  if (!closedAt || !outcome || decision === null || decider === null) return null;
  return { at: closedAt.toISOString(), by: decider, outcome, reason: decision };
}
