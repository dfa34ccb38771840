import type { Position } from './directions.ts';

const earthKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies, not rounded; accurate to a few in a thousand within Kenya. */
export function kilometresBetween(a: Position, b: Position): number {
  const north = radians(b.lat - a.lat);
  const east = radians(b.lon - a.lon) * Math.cos(radians((a.lat + b.lat) / 2));
  return earthKm * Math.hypot(north, east);
}
