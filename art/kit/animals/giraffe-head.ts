import { mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { type Drawing, ellipse, inside, limb, polygon, shape, stroke } from '../shapes.ts';

const neck = 'M-30 150C60 260 100 520 110 900H560C470 520 330 160 120-100z';

/** A giraffe's head and neck near by, looking left: muzzle at (-370, 150), crown at the origin, the neck 900 down; `id` is unique. */
export function giraffeHead(palette: Palette, id: string): Drawing {
  const hide = lit(palette, '#ecc07a');
  const under = mix(hide, shaded(palette, '#c98a44'), 0.45);
  const patch = mix(lit(palette, '#9a5527'), palette.ink, 0.14);
  const muzzle = lit(palette, '#c9a07a');
  const dark = mix(lit(palette, '#2a1a14'), palette.ink, 0.4);
  const mane = lit(palette, '#7a3f20');
  return (
    limb(mix(hide, under, 0.6), [
      [36, -90, 40],
      [52, -150, 32],
      [58, -196, 30],
    ]) +
    ellipse(dark, { x: 59, y: -204, rx: 22, ry: 16 }) +
    shape(mix(mane, palette.ink, 0.1), 'M96-116C330 140 490 520 584 900H540C450 520 320 200 110-60z') +
    shape(hide, neck) +
    inside(
      `${id}-neck`,
      neck,
      shape(mix(hide, under, 0.7), 'M300 120C420 400 480 640 520 900H620L560 300z') + patches(patch),
    ) +
    shape(under, 'M84-84C140-150 210-176 268-160C250-100 190-56 116-44z') +
    shape(lit(palette, '#d9a58a'), 'M110-82C150-124 200-146 244-146C226-108 178-76 124-62z') +
    shape(
      hide,
      'M120-96C60-132-20-124-84-78C-160-24-252 44-330 92C-376 120-388 160-368 188C-350 210-312 210-282 194C-220 182-160 190-100 190C-30 190 30 176 70 140C120 90 150-30 120-96z',
    ) +
    shape(
      under,
      'M-282 194C-220 182-160 190-100 190C-30 190 30 176 70 140C30 150-40 150-100 142C-180 136-240 150-300 176z',
    ) +
    shape(
      muzzle,
      'M-330 92C-376 120-388 160-368 188C-350 210-312 210-282 194C-262 190-250 186-246 170C-240 130-262 76-288 66z',
    ) +
    stroke(dark, 6, 'M-372 176C-346 178-312 172-276 158') +
    ellipse(dark, { x: -344, y: 124, rx: 16, ry: 8, turn: -50 }) +
    polygon(patch, [
      [-20, -96],
      [30, -104],
      [60, -70],
      [20, -44],
      [-20, -56],
    ]) +
    polygon(patch, [
      [50, -26],
      [92, -40],
      [106, 10],
      [70, 44],
      [40, 16],
    ]) +
    polygon(patch, [
      [-6, 20],
      [26, 36],
      [20, 84],
      [-30, 78],
      [-36, 40],
    ]) +
    polygon(patch, [
      [40, 74],
      [76, 66],
      [70, 112],
      [34, 126],
    ]) +
    shape(mix(hide, under, 0.8), 'M-112-16C-84-50-42-48-22-16C-46 10-88 14-112-16z') +
    ellipse(dark, { x: -66, y: -14, rx: 25, ry: 19, turn: -12 }) +
    ellipse(lit(palette, '#fff6e0'), { x: -74, y: -20, rx: 5, ry: 4 }) +
    stroke(dark, 6, 'M-112-16C-92-44-46-46-20-20') +
    stroke(dark, 4, 'M-108-26L-122-34M-96-38L-108-48') +
    limb(hide, [
      [0, -96, 46],
      [4, -160, 36],
      [0, -208, 33],
    ]) +
    ellipse(dark, { x: 0, y: -218, rx: 25, ry: 18 }) +
    stroke(mix(palette.rim, hide, 0.3), 6, 'M-322 84C-250 42-160-26-86-80C-60-98-36-110-14-116')
  );
}

/** The net of the neck: rows of uneven polygons that grow downwards. */
function patches(fill: string): Drawing {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const y = -60 + row * 104;
    const size = 42 + row;
    return Array.from({ length: 6 }, (_column, column) => {
      const x = -70 + column * 112 + (row % 2) * 54 + row * 12;
      const shift = ((row * 7 + column * 13) % 9) * 2 - 8;
      return `M${x - size} ${y + shift}l${(size * 0.7).toFixed(0)} ${(-size * 0.9).toFixed(0)}l${size} ${(size * 0.2).toFixed(0)}l${(size * 0.44).toFixed(0)} ${size}l${(-size * 0.8).toFixed(0)} ${(size * 0.76).toFixed(0)}l${(-size * 0.9).toFixed(0)} ${(-size * 0.2).toFixed(0)}z`;
    }).join('');
  });
  return shape(fill, rows.join(''));
}
