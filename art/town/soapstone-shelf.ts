import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { box, faint, inside, place, shape } from '../kit/shapes.ts';
import { planks } from '../kit/table/cloths.ts';
import { stoneBowl, stoneElephant, stoneHippo, stoneVase } from './soapstone.ts';

export const soapstoneShelf: Scene = {
  alt: {
    en: 'Finished soapstone on a bench: an elephant, a hippo, a vase and bowls in white, rose and grey.',
    sw: 'Kazi za mawe ya sabuni juu ya benchi: tembo, kiboko, chombo na bakuli, nyeupe, waridi na kijivu.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 560, y: 640, width: 900 },
  draw: ({ palette, random }) => {
    const wall = lit(palette, '#5f8478');
    const wood = lit(palette, '#8a5a38');
    return (
      box(wall, { x: 0, y: 0, width: 1600, height: 900 }) +
      faint(0.5, shape(mix(wall, palette.rim, 0.4), 'M300 0H900L560 900H-40zM1040 0H1240L900 900H700z')) +
      inside('bench', 'M0 860H1600V1200H0z', place({ x: 0, y: 820 }, planks(palette, random, '#9a6a45'))) +
      box(mix(wood, palette.rim, 0.35), { x: 0, y: 852, width: 1600, height: 14 }) +
      place({ x: 190, y: 930, scale: 1.9 }, stoneVase(palette, '#b9b4ae')) +
      place({ x: 1060, y: 900, scale: 1.16 }, stoneVase(palette, '#e6b8a8')) +
      place({ x: 640, y: 960, scale: 1.85 }, stoneElephant(palette, '#ead9c8')) +
      place({ x: 1330, y: 960, scale: 1.36 }, stoneBowl(palette, '#e3aea0')) +
      place({ x: 1010, y: 1120, scale: 1.16 }, stoneHippo(palette, '#b5b0aa'))
    );
  },
};
