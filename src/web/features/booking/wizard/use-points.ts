import { queryOptions, useQuery } from '@tanstack/react-query';
import { getDashboardCall } from '#shared/contracts/bookings.ts';
import type { Quote } from '#shared/contracts/catalogue.ts';
import { afterPoints, pointsFor, shillingsFor } from '#web/features/booking-view/points.ts';
import { callQuery, publicSettingsQuery } from '#web/lib/queries.ts';

/** The person's points; read anew on every visit. */
const pointsQuery = queryOptions({ ...callQuery(getDashboardCall, {}), staleTime: 0 });

interface PointsInput {
  /** Undefined while there is no price. */
  price: Pick<Quote, 'total' | 'totalKes'> | undefined;
  /** Whether points shall be used. */
  wanted: boolean;
  /** The points of a request that is to be repeated. */
  sent: number | undefined;
}

/** The person's points, how many of them can pay for a price, and what is then left to pay. */
export function usePoints({ price, wanted, sent }: PointsInput) {
  const { data, refetch } = useQuery(pointsQuery);
  const { data: settings } = useQuery(publicSettingsQuery);
  const balance = Math.max(data?.loyaltyPoints ?? 0, sent ?? 0);
  const usable = price && settings?.takes.points !== false ? pointsFor({ balance, total: price.total }) : 0;
  const used = wanted ? (sent ?? usable) : 0;
  const total = price && afterPoints({ total: price.total, points: used });
  const rate = settings?.rates.KES;
  const totalKes = used === 0 ? price?.totalKes : total && rate && shillingsFor({ rest: total, rate });
  return { balance, usable, used, toPay: { total, totalKes }, refetch };
}
