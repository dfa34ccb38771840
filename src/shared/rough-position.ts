import type { Position } from './directions.ts';
import { isTownItself } from './find-towns.ts';

const toHundredth = (degrees: number) => Math.round(degrees * 100) / 100;

/** A position that is only roughly known, to hundredths of a degree (about a kilometre), by which `isRough` knows it. */
export const roughly = ({ lat, lon }: Position): Position => ({ lat: toHundredth(lat), lon: toHundredth(lon) });

/** Whether a position may be kilometres off: that of a town, or one that a press on the map has given. */
export const isRough = (at: Position): boolean => {
  const { lat, lon } = roughly(at);
  return (at.lat === lat && at.lon === lon) || isTownItself(at);
};

/** How far from the middle of its town a place may be, in degrees: about 30 km. */
const townReach = 0.27;

/** The position of a place in a town that is chosen: as exact as it was where it was in or near the town, else the town's. */
export function positionIn({ lat, lon }: Position, before: Position | undefined): Position {
  const keeps = before && !isRough(before) && Math.hypot(before.lat - lat, before.lon - lon) < townReach;
  return keeps ? before : { lat, lon };
}
