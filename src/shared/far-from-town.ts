import type { Position } from './directions.ts';
import { kilometresBetween } from './distance.ts';
import { findTown } from './find-towns.ts';

/** A place in or around a town lies within so many kilometres. */
const nearKm = 50;

/** Where a position is far from the town that is named with it. */
interface FarFromTown {
  town: string;
  /** As the crow flies, whole. */
  kilometres: number;
}

/**
 * How far a position is from its town, where that is more than 50 km. Undefined where it is near, and where we do not know
 * the town.
 */
export function farFromTown(named: { location: string; county: string }, at: Position): FarFromTown | undefined {
  const town = findTown(named);
  if (!town) return undefined;
  const kilometres = kilometresBetween(town, at);
  return kilometres > nearKm ? { town: town.name, kilometres: Math.round(kilometres) } : undefined;
}
