import { mix } from '../kit/colour.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { between, type Random } from '../kit/random.ts';
import { type Drawing, ellipse, faint, polygon, shape, stroke } from '../kit/shapes.ts';

/** The seaward bastion and the long wall behind it: battered faces of coral rag, a cordon, gun ports and a turret. */
export function walls(palette: Palette, random: Random): Drawing {
  const face = lit(palette, '#e0a873');
  const flank = mix(face, shaded(palette, '#b3764a'), 0.55);
  const deep = mix(flank, palette.ink, 0.4);
  const pale = mix(face, palette.rim, 0.3);
  const stains = Array.from({ length: 18 }, () => {
    const [x, y] = [between(random, 700, 1580), between(random, 520, 900)];
    return ellipse(flank, { x, y, rx: between(random, 16, 60), ry: between(random, 5, 14) });
  }).join('');
  const streaks = Array.from(
    { length: 16 },
    () => `M${between(random, 660, 1580).toFixed(0)} 476v${between(random, 50, 200).toFixed(0)}`,
  ).join('');
  const merlons = (from: number, to: number, y: number, slope: number) =>
    Array.from({ length: Math.floor((to - from) / 74) }, (_, index) => {
      const x = from + index * 74;
      const top = y + slope * index * 74;
      return (
        shape(face, `M${x} ${(top + 4).toFixed(0)}v-34h46v34z`) +
        shape(flank, `M${x + 38} ${(top + 4).toFixed(0)}v-34h8v34z`)
      );
    }).join('');
  return (
    // The far curtain.
    polygon(mix(face, palette.haze, 0.3), [
      [1180, 440],
      [1640, 400],
      [1640, 700],
      [1180, 700],
    ]) +
    polygon(mix(flank, palette.haze, 0.2), [
      [560, 1000],
      [620, 470],
      [700, 462],
      [700, 1010],
    ]) +
    polygon(face, [
      [690, 1020],
      [690, 460],
      [1250, 424],
      [1310, 990],
    ]) +
    polygon(flank, [
      [1310, 1000],
      [1250, 424],
      [1380, 444],
      [1470, 1000],
    ]) +
    polygon(mix(face, flank, 0.2), [
      [1440, 1000],
      [1376, 470],
      [1640, 450],
      [1640, 1000],
    ]) +
    faint(0.3, stains) +
    faint(0.22, stroke(deep, 6, streaks)) +
    merlons(700, 1250, 462, -0.066) +
    merlons(1392, 1640, 470, -0.08) +
    stroke(pale, 10, 'M612 524L690 516L1256 482L1384 508L1640 494') +
    stroke(deep, 4, 'M612 534L690 526L1256 492L1384 518L1640 504') +
    [
      [820, 600],
      [1010, 588],
      [1500, 590],
    ]
      .map(([x, y]) => shape(deep, `M${x} ${y}v-40q22-30 44 0v40z`))
      .join('') +
    turret(palette, face, flank, deep)
  );
}

/** The watch turret that hangs at the corner. */
function turret(palette: Palette, face: string, flank: string, deep: string): Drawing {
  return (
    shape(flank, 'M628 520L668 596L712 520z') +
    shape(face, 'M620 400H716V524H620z') +
    shape(flank, 'M684 400H716V524H684z') +
    shape(deep, 'M652 436h20v44h-20z') +
    (palette.lamps ? shape('#ffc766', 'M655 440h14v36h-14z') : '') +
    shape(flank, 'M610 402H726L716 388H620z') +
    shape(face, 'M622 388C624 352 648 336 668 328C690 336 712 352 714 388z') +
    shape(flank, 'M668 328C690 336 712 352 714 388H686C688 364 682 344 668 328z')
  );
}

/** Boulders where the rock meets the sea. */
export const rocks = (palette: Palette, random: Random): Drawing =>
  Array.from({ length: 12 }, (_, index) => {
    const [x, y, size] = [
      420 + index * 62 + between(random, -20, 20),
      1130 - index * 9 + between(random, -10, 24),
      between(random, 26, 60),
    ];
    const tone = mix(lit(palette, '#8d7a62'), palette.ink, index % 2 ? 0.44 : 0.02);
    return shape(
      tone,
      `M${(x - size).toFixed(0)} ${(y + size * 0.4).toFixed(0)}l${(size * 0.5).toFixed(0)} ${(-size * 0.8).toFixed(0)}l${(size * 0.8).toFixed(0)} ${(-size * 0.1).toFixed(0)}l${(size * 0.7).toFixed(0)} ${(size * 0.9).toFixed(0)}z`,
    );
  }).join('');
