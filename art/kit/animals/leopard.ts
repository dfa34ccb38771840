import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, inside, type Joint, limb, place, shape, stroke } from '../shapes.ts';
import { catHead, spots } from './cat-head.ts';
import { modelled, type Tones, tonesOf } from './hide.ts';

const reclined =
  'M-176-128C-140-150-104-136-66-114C-20-92 40-92 92-112C140-132 190-118 212-76C226-40 218-4 190 10H-150C-190 0-206-84-176-128z';
const thigh = 'M86-46C92-98 136-128 176-116C212-104 226-64 216-28C208 0 184 14 164 20C140 24 84 6 86-46z';
const upperArm = 'M-186-84C-176-128-126-134-108-96C-98-70-104-36-116 0L-152 4C-166-16-190-50-186-84z';

/**
 * A leopard about 480 long that rests along a branch (its top is y = 0): one foreleg stretched out on the bark, the
 * other, a hind leg and the tail hanging; it looks left. `id` is unique in the scene.
 */
export function leopard(palette: Palette, id: string): Drawing {
  const tones = tonesOf(palette, '#d8a55c');
  const { own, shade, dark } = tones;
  return (
    tail(own, dark) +
    limb(shade, [
      [-150, -52, 62],
      [-206, -22, 34],
      [-284, -13, 26],
      [-306, -12, 28],
    ]) +
    hanging(shade, shade, [
      [116, -10, 44],
      [112, 44, 25],
      [124, 78, 24],
    ]) +
    modelled(
      { id: `${id}-body`, d: reclined, tones },
      shape(shade, 'M-210-22C-100-4 60-4 90-30C110-60 100-90 116-130L84-96C60-50-20-40-100-50L-210-60z') +
        rosettes(palette, tones, [-172, -136], [104, 0]),
    ) +
    modelled(
      { id: `${id}-thigh`, d: thigh, tones },
      shape(shade, 'M90-16C130 0 190-20 226-70V30H90z') + rosettes(palette, tones, [104, -112], [214, 10]),
    ) +
    hanging(own, shade, [
      [150, -10, 58],
      [134, 48, 31],
      [152, 96, 24],
      [146, 124, 24],
    ]) +
    hanging(own, shade, [
      [-136, -20, 46],
      [-140, 40, 30],
      [-130, 92, 24],
      [-136, 118, 24],
    ]) +
    modelled(
      { id: `${id}-arm`, d: upperArm, tones },
      spots(dark, { from: [-178, -104], to: [-108, 0], step: 24, size: 4.6 }),
    ) +
    inside(
      `${id}-legs`,
      'M124 0H172L160 60H122zM-154 0H-112L-120 60H-152z',
      spots(dark, { from: [116, 4], to: [176, 60], step: 20, size: 4.4 }) +
        spots(dark, { from: [-156, 4], to: [-110, 60], step: 20, size: 4.2 }),
    ) +
    place({ x: 0, y: 78 }, catHead(palette, `${id}-face`))
  );
}

/** A leg that hangs down, its hinder side in shade, with a paw whose toes point left. */
function hanging(own: string, shade: string, joints: readonly Joint[]): Drawing {
  const [x, y] = joints.at(-1) ?? [0, 0];
  const paw = `M${x + 13} ${y - 12}C${x + 16} ${y + 6} ${x + 12} ${y + 20} ${x - 4} ${y + 21}C${x - 20} ${y + 21} ${x - 24} ${y + 6} ${x - 12} ${y - 10}z`;
  return (
    limb(shade, joints) +
    shape(shade, paw) +
    limb(
      own,
      joints.map(([jx, jy, wide]): Joint => [jx - wide * 0.2, jy, wide * 0.6]),
    ) +
    shape(
      own,
      `M${x + 3} ${y - 12}C${x + 8} ${y + 6} ${x + 4} ${y + 15} ${x - 8} ${y + 20}C${x - 22} ${y + 18} ${x - 23} ${y + 4} ${x - 12} ${y - 10}z`,
    )
  );
}

const tail = (own: string, dark: string): Drawing => {
  const d = 'M194-46C232-20 234 40 226 100C218 150 220 196 250 206C268 208 276 194 272 180';
  return (
    stroke(own, 18, d) +
    `<path fill="none" stroke="${dark}" stroke-width="18" stroke-dasharray="9 19" d="${d}"/>` +
    stroke(dark, 16, 'M270 196C276 190 274 184 272 178')
  );
};

/** Broken rings round a darker middle, in uneven rows. */
function rosettes(
  palette: Palette,
  { own, dark }: Tones,
  [left, top]: readonly [number, number],
  [right, foot]: readonly [number, number],
): Drawing {
  const rings: string[] = [];
  for (let row = 0, y = top; y < foot; row++, y += 24)
    for (let column = 0, x = left + (row % 2) * 15; x < right; column++, x += 30) {
      const [dx, dy] = [((row * 7 + column * 5) % 9) - 4, ((row * 5 + column * 11) % 9) - 4];
      const size = 7.4 + ((row * 3 + column * 7) % 4) * 0.9;
      rings.push(
        `M${x + dx - size} ${y + dy}a${size} ${size * 0.86} 0 1 1 ${size * 2} 0a${size} ${size * 0.86} 0 1 1 ${-size * 2} 0`,
      );
    }
  const d = rings.join('');
  return (
    shape(mix(own, lit(palette, '#8a5526'), 0.5), d) +
    `<path fill="none" stroke="${dark}" stroke-width="5" stroke-dasharray="11 5" d="${d}"/>`
  );
}
