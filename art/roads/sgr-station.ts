import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { underShade } from '../kit/road.ts';
import { suitcase } from '../kit/rooms/suitcase.ts';
import type { Scene } from '../kit/scene.ts';
import { box, disc, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { train } from '../kit/vehicles/train.ts';

export const sgrStation: Scene = {
  alt: {
    en: 'Travellers with suitcases on the platform as the express train stands under the station roof.',
    sw: 'Wasafiri wenye masanduku jukwaani huku treni ya SGR ikisimama chini ya paa la stesheni.',
  },
  lights: ['dawn', 'day', 'dusk', 'gold'],
  close: { x: 560, y: 800, width: 880 },
  draw: ({ palette, random }) => {
    const steel = lit(palette, '#e9e2d2');
    const dark = mix(steel, palette.ink, 0.42);
    const floor = lit(palette, '#c8bca6');
    const column = (x: number) =>
      box(steel, { x: x - 16, y: 330, width: 32, height: 640 }) +
      box(mix(steel, palette.ink, 0.25), { x: x + 4, y: 330, width: 12, height: 640 }) +
      shape(
        steel,
        `M${x - 16} 420C${x - 30} 340 ${x - 120} 300 ${x - 190} 292H${x + 190}C${x + 120} 300 ${x + 30} 340 ${x + 16} 420z`,
      ) +
      shape(
        mix(steel, palette.ink, 0.25),
        `M${x + 16} 420C${x + 30} 340 ${x + 120} 300 ${x + 190} 292H${x + 140}C${x + 60} 304 ${x + 20} 340 ${x + 4} 420z`,
      );
    return (
      sky(palette, 800) +
      sun(palette, 420, 620, 92) +
      cloud(palette, 1000, 480, 520) +
      layer(palette, random, { depth: 0, y: 760, swell: 40, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 830, swell: 16, steps: 6 }) +
      box(mix(palette.land[2], palette.ink, 0.2), { x: 0, y: 900, width: 1600, height: 120 }) +
      place({ x: 160, y: 956, scale: 2.1 }, train(palette, 1)) +
      [90, 800, 1510].map(column).join('') +
      shape(dark, 'M-20 296C400 250 1200 250 1620 296V330C1200 290 400 290-20 330z') +
      gradient('roof', [
        [0, mix(dark, palette.ink, 0.35)],
        [1, dark],
      ]) +
      shape('url(#roof)', 'M-20-20H1620V296C1200 250 400 250-20 296z') +
      stroke(mix(steel, palette.rim, 0.3), 6, 'M-20 330C400 290 1200 290 1620 330') +
      stroke(
        mix(dark, palette.ink, 0.5),
        5,
        'M130-20L60 288M470-20L440 266M800-20V262M1130-20L1160 266M1470-20L1540 288',
      ) +
      (palette.lamps ? [300, 560, 1040, 1300].map((x) => disc('#ffe2a0', x, 268, 12)).join('') : '') +
      gradient('platform', [
        [0, mix(floor, palette.glow, 0.2)],
        [1, mix(floor, palette.ink, 0.3)],
      ]) +
      box('url(#platform)', { x: 0, y: 968, width: 1600, height: 240 }) +
      box(lit(palette, '#e9b93a'), { x: 0, y: 990, width: 1600, height: 12 }) +
      underShade(palette, 430, 1120, 220) +
      place({ x: 380, y: 1120, scale: 1.12 }, person(palette, looks.kanga, poses.standing)) +
      place({ x: 480, y: 1122, scale: 1.12 }, suitcase(palette, '#2f6f7a')) +
      underShade(palette, 1140, 1140, 220) +
      place({ x: 1090, y: 1140, scale: 1.14 }, person(palette, looks.shirt, poses['walking-behind'])) +
      place({ x: 1190, y: 1142, scale: 1.14 }, suitcase(palette)) +
      place({ x: 1380, y: 1090, scale: 1.08 }, person(palette, looks.guest, poses.walking))
    );
  },
};
