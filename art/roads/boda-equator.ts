import { mix } from '../kit/colour.ts';
import { grass, layer } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import { mountKenyaFar } from '../kit/mount-kenya-far.ts';
import { again, named } from '../kit/repeated.ts';
import { road, underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, disc, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, streaks } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';
import { boda } from '../kit/vehicles/boda.ts';

/** The equator's round board on two posts, 300 high: a globe with one bold line. */
function equatorBoard(palette: Palette): Drawing {
  const [yellow, green] = [lit(palette, '#f0c23a'), lit(palette, '#2f7a4f')];
  return (
    stroke(mix(palette.ink, palette.glow, 0.15), 12, 'M-44 4V-120M44 4V-120') +
    disc(mix(yellow, palette.ink, 0.35), 6, -204, 100) +
    disc(yellow, 0, -206, 100) +
    disc(green, 0, -206, 82) +
    stroke(
      mix(green, yellow, 0.4),
      4,
      'M0-288C-60-260-60-152 0-124M0-288C60-260 60-152 0-124M-66-254C-30-240 30-240 66-254M-66-158C-30-172 30-172 66-158',
    ) +
    box(yellow, { x: -86, y: -216, width: 172, height: 20 })
  );
}

export const bodaEquator: Scene = {
  alt: {
    en: 'A boda boda passes the round board of the equator near Nanyuki, the peaks of Mount Kenya beyond.',
    sw: 'Boda boda inapita ubao wa duara wa ikweta karibu na Nanyuki, vilele vya Mlima Kenya kwa mbali.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 1060, y: 760, width: 980 },
  draw: ({ palette, random }) =>
    sky(palette, 660) +
    streaks(palette, random, { top: 80, bottom: 300, count: 5 }) +
    cloud(palette, 1280, 470, 520) +
    place({ x: 620, y: 760, scale: 1.24 }, mountKenyaFar(palette)) +
    cloud(palette, 180, 590, 560) +
    layer(palette, random, { depth: 1, y: 700, swell: 30, steps: 6 }) +
    layer(palette, random, { depth: 2, y: 780, swell: 24, steps: 6 }) +
    named('tree', shadeTree(palette, random, { distance: 0.38 })) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((index) => again('tree', { x: 60 + index * 240, y: 824 + (index % 2) * 8, scale: 0.3 + (index % 3) * 0.06 }))
      .join('') +
    layer(palette, random, { depth: 3, y: 850, swell: 14, steps: 6 }) +
    grass(palette, random, { y: 880, height: 40, count: 40 }) +
    place({ x: 300, y: 932, scale: 1.35 }, equatorBoard(palette)) +
    box(lit(palette, '#b58b62'), { x: 0, y: 912, width: 1600, height: 24 }) +
    road(palette, 932, 196) +
    underShade(palette, 1060, 1086, 640) +
    place(
      { x: 1060, y: 1088, scale: 3.1 },
      boda(palette, {
        own: '#b3262e',
        driver: { skin: '#4a2f20', helmet: '#25364f', top: '#8a3a2e', legs: '#3d4450', vest: '#d3dd3e' },
        passenger: { skin: '#8d5f3e', helmet: '#efe7d2', top: '#3f7f86', legs: '#b59a68' },
      }),
    ) +
    shape(mix(palette.land[4], palette.ink, 0.4), 'M-20 1130C300 1114 1200 1142 1620 1122V1220H-20z'),
};
