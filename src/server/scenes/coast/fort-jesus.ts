import { ngalawa } from '../kit/boats/ngalawa.ts';
import { mix } from '../kit/colour.ts';
import { layer, ridge } from '../kit/land.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { palm } from '../kit/plants.ts';
import { between, type Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { foam, sea } from '../kit/sea.ts';
import { type Drawing, ellipse, faint, place, polygon, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, stars, sun } from '../kit/sky.ts';

export const fortJesus: Scene = {
  alt: {
    en: 'The coral walls of Fort Jesus rise above the sea at Mombasa.',
    sw: 'Kuta za matumbawe za Ngome ya Yesu zinainuka juu ya bahari Mombasa.',
  },
  lights: ['gold', 'day', 'dawn', 'dusk'],
  close: { x: 980, y: 600, width: 960 },
  draw: ({ palette, random }) =>
    sky(palette, 680) +
    (palette.light === 'night' ? stars(palette, random, 500) : '') +
    sun(palette, 300, 400, 92) +
    cloud(palette, 460, 160, 520) +
    cloud(palette, 1330, 130, 420) +
    layer(palette, 0, random, 690, 14, 7) +
    sea(palette, random, 706, 1200, 46) +
    place(230, 790, 0.62, ngalawa(palette, 'set', 0.2)) +
    place(1490, 520, 0.8, palm(palette, random, 50, 0.2)) +
    place(1080, 500, 0.72, palm(palette, random, -50, 0.25)) +
    walls(palette, random) +
    foam(
      palette.cloud[0],
      [
        [330, 1220],
        [446, 1076],
        [610, 1002],
        [700, 984],
      ],
      16,
    ) +
    ridge(mix(lit(palette, '#7d6a54'), palette.ink, 0.2), [
      [360, 1220],
      [480, 1070],
      [640, 1000],
      [860, 990],
      [1100, 950],
      [1380, 960],
      [1660, 930],
    ]) +
    rocks(palette, random) +
    place(1190, 962, 0.42, person(palette, looks.visitor, poses.standing)) +
    place(1240, 966, 0.42, person(palette, looks.kanga, poses.walking), -0.42) +
    birds(palette, random, 620, 300, 5, 0.8),
};

/** The seaward bastion and the long wall behind it: battered faces of coral rag, a cordon, gun ports and a turret. */
function walls(palette: Palette, random: Random): Drawing {
  const face = lit(palette, '#e0a873');
  const flank = mix(face, shaded(palette, '#b3764a'), 0.55);
  const deep = mix(flank, palette.ink, 0.4);
  const pale = mix(face, palette.rim, 0.3);
  const stains = Array.from({ length: 18 }, () => {
    const [x, y] = [between(random, 700, 1580), between(random, 520, 900)];
    return ellipse(flank, x, y, between(random, 16, 60), between(random, 5, 14));
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

const rocks = (palette: Palette, random: Random): Drawing =>
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
