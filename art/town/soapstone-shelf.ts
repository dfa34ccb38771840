import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { box, faint, inside, place, shape } from '../kit/shapes.ts';
import { planks } from '../kit/table/cloths.ts';
import { stoneBowl, stoneElephant, stoneHippo, stoneVase } from './soapstone.ts';

export const soapstoneShelf: Scene = {
  alt: {
    en: 'Finished soapstone on a bench: an elephant, a hippo, a vase and bowls in white, rose and grey.',
    sw: 'Kazi za mawe ya sabuni juu ya benchi: ndovu, kiboko, chombo na bakuli, nyeupe, waridi na kijivu.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 560, y: 640, width: 900 },
  draw: ({ palette, random }) => {
    const wall = lit(palette, '#5f8478');
    const wood = lit(palette, '#8a5a38');
    return (
      box(wall, 0, 0, 1600, 900) +
      faint(0.5, shape(mix(wall, palette.rim, 0.4), 'M300 0H900L560 900H-40zM1040 0H1240L900 900H700z')) +
      inside('bench', 'M0 860H1600V1200H0z', place(0, 820, 1, planks(palette, random, '#9a6a45'))) +
      box(mix(wood, palette.rim, 0.35), 0, 852, 1600, 14) +
      place(190, 930, 1.9, stoneVase(palette, '#b9b4ae')) +
      place(1060, 900, 1.16, stoneVase(palette, '#e6b8a8')) +
      place(640, 960, 1.85, stoneElephant(palette, '#ead9c8')) +
      place(1330, 960, 1.36, stoneBowl(palette, '#e3aea0')) +
      place(1010, 1120, 1.16, stoneHippo(palette, '#b5b0aa'))
    );
  },
};
