import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, disc, ellipse, faint, halo, shape, stroke } from '../shapes.ts';

/** A stemmed glass seen low, 90 wide and 210 high, with wine or juice; the origin is its foot. */
export function stemGlass(palette: Palette, drink: Hex = '#8f2438'): Drawing {
  const clear = mix(palette.cloud[0], '#ffffff', 0.3);
  const own = lit(palette, drink);
  return (
    faint(0.5, ellipse(clear, { x: 0, y: 0, rx: 38, ry: 9 })) +
    faint(0.6, stroke(clear, 5, 'M0-4V-92')) +
    faint(0.26, shape(clear, 'M-42-206C-52-130-30-92 0-90C30-92 52-130 42-206z')) +
    shape(own, 'M-46-154C-44-116-26-94 0-94C26-94 44-116 46-154z') +
    shape(mix(own, '#ffb0a0', 0.3), 'M-46-154Q0-142 46-154Q0-166-46-154z') +
    faint(
      0.75,
      stroke(clear, 3.5, 'M-42-206C-52-130-30-92 0-90C30-92 52-130 42-206M-42-206Q0-196 42-206Q0-216-42-206z'),
    ) +
    faint(0.8, stroke('#ffffff', 5, 'M-32-190Q-38-150-28-124'))
  );
}

/** A candle in a glass, 70 wide and 110 high; it lights the table in the dark. `id` is unique in the scene. */
export function candle(palette: Palette, id: string, own: Hex = '#e8a23c'): Drawing {
  const glow = palette.lamps;
  const glass = glow ? mix('#ffc05a', lit(palette, own), 0.3) : lit(palette, own);
  return (
    halo(id, [
      [0, '#ffcf7d', glow ? 0.7 : 0.2],
      [1, '#ffcf7d', 0],
    ]) +
    disc(`url(#${id})`, 0, -70, glow ? 220 : 110) +
    faint(0.3, ellipse(palette.ink, { x: 10, y: 0, rx: 42, ry: 9 })) +
    shape(glass, 'M-36-100L-30-4Q0 8 30-4L36-100z') +
    shape(mix(glass, '#7a2f10', 0.3), 'M36-100L30-4Q18 1 6 2L12-100z') +
    ellipse(mix(glass, '#fff3c8', 0.6), { x: 0, y: -100, rx: 36, ry: 10 }) +
    box('#fff6dc', { x: -16, y: -72, width: 32, height: 40, round: 6 }) +
    shape('#f59a3c', 'M-9-74C-13-92-3-102 0-118C8-102 13-92 9-74z') +
    shape('#fff1c4', 'M-4-74C-6-86-1-90 0-98C4-90 6-84 4-74z')
  );
}

/** A string of bulbs that sags between two points of the sky; `count` bulbs glow once lamps are lit. */
export function bulbs(
  palette: Palette,
  {
    from: [x1, y1],
    to: [x2, y2],
    sag,
    count,
  }: { from: readonly [number, number]; to: readonly [number, number]; sag: number; count: number },
): Drawing {
  const at = (part: number): readonly [number, number] => [
    x1 + (x2 - x1) * part,
    y1 + (y2 - y1) * part + 4 * sag * part * (1 - part),
  ];
  const line = Array.from({ length: 17 }, (_, index) =>
    at(index / 16)
      .map((value) => value.toFixed(0))
      .join(' '),
  ).join('L');
  const lamps = Array.from({ length: count }, (_, index) => {
    const [x, y] = at((index + 0.5) / count);
    return (
      (palette.lamps ? faint(0.28, disc('#ffc766', x, y + 18, 34)) : '') +
      box(palette.ink, { x: x - 5, y, width: 10, height: 10 }) +
      disc(palette.lamps ? '#ffe3a0' : lit(palette, '#f6e2ae'), x, y + 18, 12)
    );
  });
  return stroke(palette.ink, 4, `M${line}`) + lamps.join('');
}
