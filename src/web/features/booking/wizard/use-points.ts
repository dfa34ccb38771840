import { queryOptions, useQuery } from '@tanstack/react-query';
import { getDashboardCall } from '#shared/contracts/bookings.ts';
import type { Quote } from '#shared/contracts/catalogue.ts';
import { afterPoints, pointsFor, shillingsFor } from '#web/features/booking-view/points.ts';
import { callQuery, publicSettingsQuery } from '#web/lib/queries.ts';

/** The person's points, as they are now. */
const pointsQuery = queryOptions({ ...callQuery(getDashboardCall, {}), staleTime: 0 });

/**
 * The person's points and what they do to a price.
 * @param wanted whether they shall be used   @param sent those of a try that is repeated
 */
export function usePoints(
  price: Pick<Quote, 'total' | 'totalKes'> | undefined,
  wanted: boolean,
  sent: number | undefined,
) {
  const { data, refetch } = useQuery(pointsQuery);
  const { data: settings } = useQuery(publicSettingsQuery);
  const balance = Math.max(data?.loyaltyPoints ?? 0, sent ?? 0);
  const usable = price ? pointsFor(balance, price.total) : 0;
  const used = wanted ? (sent ?? usable) : 0;
  const total = price && afterPoints(price.total, used);
  const rate = settings?.rates.KES;
  const totalKes = used === 0 ? price?.totalKes : total && rate && shillingsFor(total, rate);
  return { balance, usable, used, toPay: { total, totalKes }, refetch };
}
