import { gardenHotel } from '../kit/buildings/garden-hotel.ts';
import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import { lounger, parasol } from '../kit/rooms/garden-seats.ts';
import type { Scene } from '../kit/scene.ts';
import { ripple } from '../kit/sea.ts';
import { faint, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, streaks } from '../kit/sky.ts';
import { hedge, shadeTree } from '../kit/trees.ts';

export const hotelPool: Scene = {
  alt: {
    en: 'A blue pool with loungers and a parasol in the garden of a low hotel with balconies and palms.',
    sw: 'Bwawa la kuogelea lenye viti vya kupumzikia katika bustani ya hoteli yenye roshani na minazi.',
  },
  lights: ['day', 'dusk', 'gold', 'dawn'],
  close: { x: 1090, y: 860, width: 860 },
  draw: ({ palette, random }) => {
    const deck = lit(palette, '#dcc8a4');
    const water = mix(lit(palette, '#45b6c4'), palette.water[1], 0.4);
    const glint = mix(water, palette.lamps ? '#ffe0a0' : palette.cloud[0], 0.55);
    return (
      sky(palette, 640) +
      streaks(palette, random, { top: 80, bottom: 260, count: 4 }) +
      cloud(palette, 520, 230, 720) +
      layer(palette, random, { depth: 0, y: 540, swell: 50, steps: 5 }) +
      place({ x: 1420, y: 720, scale: 0.95 }, shadeTree(palette, random, { distance: 0.2 })) +
      place({ x: 120, y: 740, scale: 1.1 }, palm(palette, random, 60, 0.2)) +
      place(
        { x: 290, y: 740, scale: 1.15 },
        gardenHotel(palette, { wall: '#f0e2c6', roof: '#b0543a', bays: 6, distance: 0.06 }),
      ) +
      hedge(palette, { x: -10, y: 760, width: 1620, height: 26 }) +
      shape(palette.land[3], 'M0 756H1600V830H0z') +
      shape(deck, 'M0 800H1600V1220H0z') +
      stroke(mix(deck, palette.ink, 0.12), 3, 'M0 830H1600M0 1130H1600') +
      gradient('pool', [
        [0, mix(water, palette.glow, 0.25)],
        [1, mix(water, palette.water[2], 0.5)],
      ]) +
      shape(mix(deck, palette.rim, 0.4), 'M226 836H930L1030 1120H-40V900z') +
      shape('url(#pool)', 'M240 850H916L1000 1104H-40V930z') +
      shape(mix(water, palette.water[2], 0.6), 'M240 850H916L920 862H236L-40 946V930z') +
      faint(
        0.8,
        shape(
          glint,
          [
            [300, 900, 140],
            [620, 890, 120],
            [480, 950, 180],
            [160, 980, 160],
            [720, 970, 150],
            [380, 1030, 220],
            [60, 1060, 200],
            [700, 1060, 200],
          ]
            .map(([x = 0, y = 0, w = 0]) => ripple([x, y], w, 7))
            .join(''),
        ),
      ) +
      place({ x: 1130, y: 900, scale: 0.62 }, lounger(palette)) +
      place({ x: 1360, y: 900, scale: 0.62 }, lounger(palette)) +
      place({ x: 1250, y: 900, scale: 0.86 }, parasol(palette, '#d9743a')) +
      place({ x: 1290, y: 1050, scale: 1.06 }, lounger(palette, '#f4ead4')) +
      place({ x: 1540, y: 1120, scale: 1.9 }, palm(palette, random, -120))
    );
  },
};
