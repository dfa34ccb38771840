import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import { noteListings } from '#server/kept/note-change.ts';
import type { DayPricesChange } from '#shared/contracts/provider-services.schemas.ts';
import { addMonths, type CalendarDate, daysBetween, today } from '#shared/dates.ts';
import type { OwnPrice } from '#shared/day-prices.ts';
import { AppError } from '#shared/errors.ts';
import { dayPriceLimits } from '#shared/listing-rules.ts';
import { centsFromDollars } from '#shared/money.ts';
import { isChild, pricedKinds } from '#shared/party.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { kindCentsOf, kindProblems } from '../kind-prices.ts';
import { renewPrices } from '../renew-prices.ts';
import type { ListingRow } from './listing-answers.ts';
import type { Editor } from './listing-columns.ts';
import { countDayPrices } from './listing-limits.ts';
import { lockListingOf, writeDayPrices } from './repository.ts';

/**
 * Sets the price of single days of a listing, or removes it, so that the season's, the weekend's or the usual price applies
 * again. What is booked keeps its price.
 * @throws AppError not_found; invalid_dates: reversed, past, more than
 *   `MONTHS_AHEAD` months ahead, or more days than `dayPriceLimits.days`; invalid_input; too_many_tries
 */
export function priceDays(
  app: App,
  { id, providerId, personId }: Omit<Editor, 'lang'>,
  change: z.output<typeof DayPricesChange>,
): Promise<void> {
  const { startDate, endDate } = change;
  checkDays(change, today(app.clock));
  return transaction(app, async (tx) => {
    const row = await lockListingOf(tx, { id, providerId });
    const price = priceOf(row, change);
    await countDayPrices(app, tx, providerId);
    await writeDayPrices(tx, { serviceId: id, startDate, endDate }, price);
    if (row.listed) noteListings(tx, [row]);
    // With a day, because without one it leaves listings with one price as they are.
    await renewPrices(tx, [id], row.pricedOn);
    const detail = { startDate, endDate, price };
    await recordAudit(tx, {
      ...{ actorId: personId, action: 'calendar.priced', subjectType: 'service', subjectId: id, detail },
      at: app.clock.now(),
    });
  });
}

function checkDays(
  { startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate },
  day: CalendarDate,
): void {
  const isWithin = startDate >= day && endDate <= addMonths(day, MONTHS_AHEAD);
  const days = daysBetween(startDate, endDate) + 1;
  if (!isWithin || days < 1 || days > dayPriceLimits.days) throw new AppError('invalid_dates');
}

/** The price in cents, or null where it is removed. @throws AppError invalid_input */
function priceOf(
  { priceUnit, childUntil }: ListingRow,
  { pricePerUnit, residencyPrices }: z.output<typeof DayPricesChange>,
): OwnPrice | null {
  if (pricePerUnit === null) return null;
  const kindCents = kindCentsOf(residencyPrices, { perPerson: priceUnit === 'person' });
  const price = { priceCents: centsFromDollars(pricePerUnit), kindCents };
  const ofChildren = childUntil === null ? pricedKinds.filter((kind) => isChild(kind) && kind in kindCents) : [];
  const fields = {
    ...Object.fromEntries(ofChildren.map((kind) => [`residencyPrices.${kind}`, 'child_age_missing'])),
    ...Object.fromEntries(kindProblems(price)),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  return price;
}
