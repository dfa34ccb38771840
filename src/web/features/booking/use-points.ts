import { useQuery } from '@tanstack/react-query';
import type { Quote } from '#shared/contracts/catalogue.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { afterPoints, pointsFor, shillingsFor } from './points.ts';
import { pointsQuery } from './queries.ts';

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
