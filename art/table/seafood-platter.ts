import { wholeFish } from '../kit/dishes/fish.ts';
import { rice } from '../kit/dishes/grains.ts';
import { chilli, coriander, limeHalf } from '../kit/dishes/herbs.ts';
import { bananaLeaf, prawn } from '../kit/dishes/shellfish.ts';
import { kachumbari } from '../kit/dishes/stews.ts';
import { bowl } from '../kit/dishes/ware.ts';
import type { Scene } from '../kit/scene.ts';
import { place, rotate } from '../kit/shapes.ts';
import { planks, slantLight } from '../kit/table/cloths.ts';
import { atTable } from '../kit/table/lamplight.ts';

export const seafoodPlatter: Scene = {
  alt: {
    en: 'Grilled fish and prawns with coconut rice, limes and kachumbari on a banana leaf, seen from above.',
    sw: 'Samaki na kamba wa kuchoma, wali wa nazi, ndimu na kachumbari juu ya jani la mgomba.',
  },
  lights: ['day', 'gold', 'night'],
  close: { x: 900, y: 600, width: 840 },
  draw: ({ palette: scene, random }) => {
    const palette = atTable(scene);
    const prawns = [
      [950, 800, 10],
      [1180, 660, 40],
      [1130, 860, -24],
    ] as const;
    return (
      planks(palette, random, '#7a5a44', 6) +
      place({ x: 800, y: 600 }, rotate(-14, bananaLeaf(palette, 'leaf'))) +
      place({ x: 700, y: 480, scale: 1.7 }, rotate(-10, wholeFish(palette, { own: '#b0662c' }))) +
      place(
        { x: 380, y: 800 },
        bowl(
          palette,
          { radius: 200, own: '#b5653a', rim: '#f2d9a0' },
          rice(palette, random, { radius: 166, own: '#f8efd8', count: 120 }) +
            place({ x: 0, y: -10, scale: 0.9 }, coriander(palette, 20)),
        ),
      ) +
      prawns.map(([x, y, turn]) => place({ x, y, scale: 1.35 }, prawn(palette, turn))).join('') +
      place(
        { x: 1260, y: 330 },
        bowl(palette, { radius: 170, own: '#2f7f8c', rim: '#f2e6cc' }, kachumbari(palette, random, 138, 18)),
      ) +
      place({ x: 640, y: 780, scale: 1.25 }, limeHalf(palette)) +
      place({ x: 730, y: 870, scale: 1.25 }, rotate(40, limeHalf(palette, '#6f9f38'))) +
      place({ x: 820, y: 740, scale: 1.3 }, coriander(palette, 60)) +
      place({ x: 1030, y: 470, scale: 1.4 }, chilli(palette, '#cf2f27', -30)) +
      place({ x: 690, y: 1010, scale: 1.4 }, chilli(palette, '#4f8a34', 10)) +
      slantLight(palette)
    );
  },
};
