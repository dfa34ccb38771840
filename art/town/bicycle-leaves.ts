import { type Hex, mix } from '../kit/colour.ts';
import { foliage } from '../kit/foliage.ts';
import { ridge } from '../kit/land.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { leaves } from '../kit/plants.ts';
import { between, type Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import {
  box,
  type Drawing,
  disc,
  ellipse,
  faint,
  gradient,
  limb,
  place,
  polygon,
  rotate,
  shape,
  stroke,
} from '../kit/shapes.ts';

export const bicycleLeaves: Scene = {
  alt: {
    en: 'A bicycle’s wheel on a red earth path among green leaves.',
    sw: 'Gurudumu la baiskeli kwenye njia ya udongo mwekundu katikati ya majani mabichi.',
  },
  lights: ['day', 'gold', 'mist'],
  close: { x: 720, y: 640, width: 880 },
  draw: ({ palette, random }) => {
    const back = mix(palette.haze, palette.leaf[0], 0.4);
    const earth = lit(palette, '#b5653a');
    return (
      gradient('glade', [
        [0, mix(back, palette.leaf[1], 0.4)],
        [0.7, mix(back, palette.glow, 0.5)],
        [1, back],
      ]) +
      box('url(#glade)', { x: 0, y: 0, width: 1600, height: 1200 }) +
      foliage(palette, random, { x: 240, y: 160, width: 900, distance: 0.6, count: 34 }) +
      foliage(palette, random, { x: 1350, y: 240, width: 900, distance: 0.6, count: 34 }) +
      ridge(mix(palette.leaf[1], palette.haze, 0.5), [
        [-40, 760],
        [500, 730],
        [1100, 756],
        [1640, 720],
      ]) +
      foliage(palette, random, { x: 100, y: 700, width: 520, distance: 0.35 }) +
      foliage(palette, random, { x: 1500, y: 690, width: 620, distance: 0.35, count: 30 }) +
      faint(
        0.28,
        polygon(palette.glow, [
          [900, -10],
          [1120, -10],
          [760, 1000],
          [360, 1000],
        ]),
      ) +
      ridge(mix(palette.leaf[1], palette.leaf[2], 0.5), [
        [-40, 850],
        [500, 830],
        [1100, 850],
        [1640, 820],
      ]) +
      ridge(earth, [
        [-40, 930],
        [500, 910],
        [1100, 930],
        [1640, 900],
      ]) +
      faint(0.32, ellipse(palette.ink, { x: 760, y: 1064, rx: 400, ry: 26 })) +
      wheel(palette, '#2f7f96') +
      ridge(mix(earth, shaded(palette, '#6b3a20'), 0.3), [
        [-40, 1100],
        [500, 1080],
        [1100, 1104],
        [1640, 1070],
      ]) +
      fallen(palette, random) +
      place({ x: 90, y: 1200, scale: 1.5 }, leaves(palette, random, 7, 250)) +
      place({ x: 1500, y: 1220, scale: 1.6 }, leaves(palette, random, 7, 250))
    );
  },
};

/** The front wheel, its fork, the frame's head and the bar. */
function wheel(palette: Palette, own: Hex): Drawing {
  const tyre = lit(palette, '#2a2725');
  const metal = lit(palette, '#c9c6bd');
  const frame = lit(palette, own);
  const shade = mix(frame, shaded(palette, own), 0.6);
  const [x, y, radius] = [700, 690, 360];
  const round = (tone: string, r: number, width: number, dash = '') =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${tone}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  const spokes = Array.from({ length: 28 }, (_, index) => {
    const turn = (index / 28) * Math.PI * 2;
    const from = turn + (index % 2 ? 1.2 : -1.2);
    return `M${(x + Math.cos(from) * 26).toFixed(0)} ${(y + Math.sin(from) * 26).toFixed(0)}L${(x + Math.cos(turn) * radius * 0.9).toFixed(0)} ${(y + Math.sin(turn) * radius * 0.9).toFixed(0)}`;
  });
  return (
    stroke(shade, 44, 'M1010 160L1640 420M960 330L1640 800') +
    stroke(frame, 34, 'M1010 154L1640 412M960 324L1640 792') +
    stroke(mix(metal, palette.ink, 0.2), 3, spokes.join('')) +
    round(tyre, radius + 14, 22, '20 12') +
    round(tyre, radius, 44) +
    round(metal, radius * 0.91, 17) +
    disc(mix(metal, palette.ink, 0.35), x, y, 38) +
    disc(metal, x - 3, y - 3, 28) +
    limb(shade, [
      [712, 694, 26],
      [860, 440, 40],
      [948, 290, 46],
    ]) +
    limb(frame, [
      [700, 690, 26],
      [848, 436, 38],
      [940, 286, 44],
    ]) +
    disc(tyre, x, y, 15) +
    limb(frame, [
      [934, 330, 64],
      [1016, 120, 60],
    ]) +
    stroke(metal, 26, 'M1016 120L1050 30L900-10') +
    stroke(tyre, 40, 'M900-10L800-30') +
    stroke(mix(frame, palette.rim, 0.5), 7, 'M690 676L836 430L918 290L996 96')
  );
}

/** Leaves that lie on the path. */
const fallen = (palette: Palette, random: Random): Drawing =>
  Array.from({ length: 18 }, (_, index) => {
    const [x, y] = [between(random, 40, 1560), between(random, 1000, 1180)];
    const tone = lit(palette, (['#d9a032', '#7fa64a', '#c8632f'] as const)[index % 3] ?? '#d9a032');
    return place(
      { x, y, scale: between(random, 0.6, 1.1) },
      rotate(
        between(random, -60, 60),
        shape(tone, 'M-40 0C-16-22 20-20 42 0C18 16-16 18-40 0z') + stroke(mix(tone, palette.ink, 0.3), 3, 'M-48 0H34'),
      ),
    );
  }).join('');
