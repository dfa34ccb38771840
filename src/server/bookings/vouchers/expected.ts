import { createHash } from 'node:crypto';
import type { App } from '#server/app.ts';
import { partyIn } from '#server/catalogue/party-words.ts';
import type { Expected } from '#shared/contracts/papers.ts';
import { calendarDate, today } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { countDay, type ExpectedRow, listExpectedOn } from '../provider/day-queries.ts';
import { titleIn } from '../title-in.ts';
import { voucherCode } from './voucher-code.ts';

interface Wanted {
  /** By default today. */
  date: string | undefined;
  lang: Lang;
}

/**
 * Whom a provider expects on a day, for a phone that will have no signal: the paid bookings that begin, are under way or
 * end on it, at most 200. It has no phones, addresses or answers, and of the voucher's code only a digest.
 */
export async function listExpected(app: App, providerId: string, { date: asked, lang }: Wanted): Promise<Expected> {
  const date = asked === undefined ? today(app.clock) : calendarDate(asked);
  const wanted = { providerId, date };
  const [rows, counts] = await Promise.all([listExpectedOn(app, wanted), countDay(app, wanted)]);
  const total = [...counts.values()].reduce((sum, { bookings }) => sum + bookings, 0);
  return { date, items: rows.map((row) => itemOf(app, row, lang)), isComplete: total <= rows.length };
}

function itemOf(app: App, { booking, service }: ExpectedRow, lang: Lang): Expected['items'][number] {
  const { id, reference, guests, startDate, endDate } = booking;
  return {
    ...{ bookingId: reference, service: titleIn(lang, service), guests, startDate, endDate },
    traveller: booking.contactName || booking.contactEmail,
    party: partyIn(lang, booking.party),
    endsAt: booking.completesAt.toISOString(),
    checkedInAt: booking.checkedInAt?.toISOString() ?? null,
    noShowAt: booking.noShowAt?.toISOString() ?? null,
    codeDigest: createHash('sha256').update(voucherCode(app, id)).digest('hex'),
  };
}
