import { blob, type Drawing, type Point, shape, stroke } from '../shapes.ts';
import { along, cloth, type Round } from './cloth.ts';
import type { Look } from './looks.ts';
import type { Bend, Pose } from './poses.ts';

/** A cloth or robe about the legs, from the hips to its hem. */
export function skirt(
  look: Look,
  pose: Pose,
  { fill, fold, border }: { fill: string; fold: string; border?: string },
): Drawing {
  if (look.lower === 'trousers' || look.lower === 'shorts') return '';
  const { near, far } = pose.legs;
  const hem = look.hem ?? 0.5;
  const [hipX, hipY] = pose.hip;
  const knees: Round[] = [
    [...near[0], 19],
    [...far[0], 19],
  ];
  const edge = (share: number): Round[] => [...across(near, share, 15 + hem * 7), ...across(far, share, 15 + hem * 7)];
  const [endX, endY] = along(near[0], near[1], hem * 0.85);
  return (
    cloth(fill, [[hipX, hipY, 26], ...knees]) +
    cloth(fill, [...knees, ...edge(hem)]) +
    (border ? cloth(border, [...edge(hem - 0.13), ...edge(hem)]) : '') +
    stroke(fold, 3, `M${hipX + 8} ${hipY + 16}Q${near[0][0] + 10} ${near[0][1]} ${endX + 8} ${endY}`)
  );
}

/** The two ends of a hem across a leg. */
function across([knee, ankle]: Bend, share: number, half: number): Round[] {
  const length = Math.hypot(ankle[0] - knee[0], ankle[1] - knee[1]) || 1;
  const [nx, ny] = [((ankle[1] - knee[1]) / length) * half, ((knee[0] - ankle[0]) / length) * half];
  const [x, y] = along(knee, ankle, share);
  return [
    [x + nx, y + ny, 2],
    [x - nx, y - ny, 2],
  ];
}

/** The upper body in what it wears. */
export function torso(
  look: Look,
  { neck: [nx, ny], hip: [hx, hy], spread, back }: Pose,
  fill: string,
  dark: string,
): Drawing {
  const robe = look.lower === 'robe';
  const [shoulder, waist, seat] = [spread + 11, (back ? 21 : 19) + (robe ? 5 : 0), (back ? 27 : 23) + (robe ? 3 : 0)];
  const length = Math.hypot(hx - nx, hy - ny) || 1;
  const [ax, ay] = [(hx - nx) / length, (hy - ny) / length];
  // Down the spine by a share of its length, and across it.
  const at = (down: number, across: number): Point => [
    nx + ax * length * down + ay * across,
    ny + ay * length * down - ax * across,
  ];
  return (
    blob(fill, [
      at(-0.02, -9),
      at(0.08, -shoulder),
      at(0.32, -shoulder + 1),
      at(0.68, -waist),
      at(0.98, -seat),
      at(1.13, 0),
      at(0.98, seat),
      at(0.68, waist),
      at(0.32, shoulder - 1),
      at(0.08, shoulder),
      at(-0.02, 9),
    ]) +
    blob(dark, [
      at(0.14, shoulder - 8),
      at(0.1, shoulder),
      at(0.32, shoulder - 1),
      at(0.68, waist),
      at(0.98, seat),
      at(1.04, seat - 12),
      at(0.66, waist - 9),
    ])
  );
}

/** A second cloth, knotted on one shoulder and hanging across the body. */
export function drape({ neck: [nx, ny], hip: [hx, hy], spread }: Pose, fill: string): Drawing {
  const left = nx - spread;
  const low = (hy - ny) * 0.95;
  return shape(
    fill,
    `M${left - 8} ${ny + 6}C${nx} ${ny + 8} ${nx + spread + 12} ${ny + 40} ${hx + 29} ${hy - 12}L${hx + 27} ${hy + 22}C${hx + 2} ${ny + low} ${nx - 14} ${ny + low * 0.7} ${left - 12} ${ny + 30}z`,
  );
}
