import { type Drawing, place } from '../shapes.ts';

/** How flat a circle on the table looks to somebody who sits at it. */
export const lowView = 0.38;

/** A circle about the origin, as path data. */
export const circle = (radius: number): string =>
  `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0z`;

/** Part of a circle about the origin, in degrees from the right, clockwise, as path data. */
export function arc(radius: number, from: number, to: number): string {
  const at = (degrees: number) =>
    `${(Math.cos((degrees * Math.PI) / 180) * radius).toFixed(1)} ${(Math.sin((degrees * Math.PI) / 180) * radius).toFixed(1)}`;
  return `M${at(from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

/** What is drawn as from above, seen low across the table. */
export const low = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }, drawing: Drawing): Drawing =>
  place({ x, y, scale: Math.round(scale * lowView * 1000) / 1000, scaleX: scale }, drawing);
