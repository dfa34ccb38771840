import { type Drawing, type Point, polygon } from '../shapes.ts';

/** A point of the body and how thick it is there. */
export type Round = readonly [x: number, y: number, radius: number];

/** Cloth drawn taut round parts of the body. */
export function cloth(fill: string, rounds: readonly Round[]): Drawing {
  const points = rounds.flatMap(([x, y, radius]) =>
    Array.from({ length: 12 }, (_, step): Point => {
      const turn = (step / 12) * 2 * Math.PI;
      return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius];
    }),
  );
  return polygon(fill, outerPoints(points));
}

/** Those of the points that lie outermost, in order (Andrew's monotone chain). */
function outerPoints(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length > 1 && !turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

const turnsLeft = ([ax, ay]: Point = [0, 0], [bx, by]: Point = [0, 0], [cx, cy]: Point = [0, 0]): boolean =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0;

/** The point at this share of the way from one to the other. */
export const along = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
