import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import type { FileAnswer } from '#server/http/file-route.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { listPaidParts } from '../changes/queries.ts';
import { isAgreed } from '../requests/request-rules.ts';
import { termsOfBooking } from '../terms.ts';
import { findPaperTrip, type PaperTrip } from './queries.ts';
import { voucherPaper } from './voucher-paper.ts';

/**
 * The voucher of a confirmed or completed booking, as a PDF.
 * @throws AppError not_found, not_ready: not confirmed yet, voucher_of_cancelled, request_closed
 */
export async function getVoucher(app: App, bookingId: string, lang: Lang): Promise<FileAnswer> {
  const trip = await findPaperTrip(app.db, bookingId);
  if (!trip) throw new AppError('not_found');
  const voucher = await voucherOf(app, trip, { lang });
  if (!voucher) throw new AppError(whyNone(trip.booking));
  return voucher;
}

/**
 * The same for an admin. It has the traveller's phone and answers, so that it was seen is recorded as when these are opened.
 * @throws the same
 */
export async function getVoucherForAdmin(
  app: App,
  admin: { id: string },
  { bookingId, lang }: { bookingId: string; lang: Lang },
): Promise<FileAnswer> {
  const voucher = await getVoucher(app, bookingId, lang);
  await transaction(app, (tx) =>
    recordAudit(tx, {
      ...{ actorId: admin.id, action: 'booking.personal_viewed', detail: { paper: 'voucher' }, at: app.clock.now() },
      ...{ subjectType: 'booking', subjectId: bookingId },
    }),
  );
  return voucher;
}

/** Why a booking has no voucher. */
export function whyNone(booking: Pick<PaperTrip['booking'], 'status' | 'approval'>): ErrorCode {
  if (booking.status !== 'cancelled') return 'not_ready';
  return isAgreed(booking) ? 'voucher_of_cancelled' : 'request_closed';
}

/** The voucher that a letter attaches; undefined while there is none. */
export async function findVoucher(app: App, bookingId: string, lang: Lang): Promise<FileAnswer | undefined> {
  const trip = await findPaperTrip(app.db, bookingId);
  return trip && voucherOf(app, trip, { lang });
}

/** The same for somebody who comes along: without the traveller's answers to the host. */
export async function findCompanionVoucher(app: App, bookingId: string, lang: Lang): Promise<FileAnswer | undefined> {
  const trip = await findPaperTrip(app.db, bookingId);
  return trip && voucherOf(app, trip, { lang, withAnswers: false });
}

/** Whether a booking has a voucher. */
export const hasVoucher = ({ status }: Pick<PaperTrip['booking'], 'status'>): boolean =>
  status === 'confirmed' || status === 'completed';

async function voucherOf(
  app: App,
  trip: PaperTrip,
  { lang, withAnswers = true }: { lang: Lang; withAnswers?: boolean },
): Promise<FileAnswer | undefined> {
  if (!hasVoucher(trip.booking)) return undefined;
  const terms = termsOfBooking(trip.booking, await listPaidParts(app.db, trip.booking.id));
  const body = await voucherPaper(app, trip, { terms, lang, withAnswers });
  return { contentType: 'application/pdf', filename: `${trip.booking.reference}-voucher.pdf`, body };
}
