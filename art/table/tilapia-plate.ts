import { wholeFish } from '../kit/dishes/fish.ts';
import { ugali } from '../kit/dishes/grains.ts';
import { chilli, coriander, limeHalf } from '../kit/dishes/herbs.ts';
import { greens, kachumbari } from '../kit/dishes/stews.ts';
import { bowl, plate } from '../kit/dishes/ware.ts';
import type { Scene } from '../kit/scene.ts';
import { place, rotate } from '../kit/shapes.ts';
import { kikoi, planks, slantLight } from '../kit/table/cloths.ts';
import { atTable } from '../kit/table/lamplight.ts';

export const tilapiaPlate: Scene = {
  alt: {
    en: 'Fried tilapia on a wide plate from above, with ugali, sukuma wiki, kachumbari and lime on a striped cloth.',
    sw: 'Ngege wa kukaanga sahanini anayeonekana kutoka juu, ugali, sukuma wiki, kachumbari na ndimu juu ya kitambaa.',
  },
  lights: ['day', 'gold', 'dusk'],
  close: { x: 760, y: 620, width: 860 },
  draw: ({ palette: scene, random }) => {
    const palette = atTable(scene);
    return (
      planks(palette, random, '#3f7f96', 6) +
      place(
        { x: 800, y: 600 },
        rotate(
          7,
          kikoi(palette, { width: 1720, height: 900, own: '#f0e4c6', stripes: ['#c8452f', '#2f5f8f', '#e0a23c'] }),
        ),
      ) +
      place({ x: 680, y: 640 }, plate(palette, { radius: 480, own: '#f8f2e2', rim: '#2f5f9f' })) +
      place({ x: 690, y: 600, scale: 1.72 }, rotate(-12, wholeFish(palette))) +
      place({ x: 560, y: 850 }, greens(palette, random, 130)) +
      place({ x: 840, y: 850 }, kachumbari(palette, random, 120, 16)) +
      place({ x: 420, y: 420, scale: 1.2 }, limeHalf(palette)) +
      place({ x: 1000, y: 760, scale: 1.2 }, rotate(50, limeHalf(palette, '#6f9f38'))) +
      place(
        { x: 1330, y: 400 },
        plate(palette, { radius: 250, own: '#f8f2e2', rim: '#2f5f9f' }) + ugali(palette, 160),
      ) +
      place(
        { x: 1340, y: 880 },
        bowl(palette, { radius: 170, own: '#f8f2e2', rim: '#c8452f' }, greens(palette, random, 142)),
      ) +
      place({ x: 120, y: 180, scale: 1.6 }, chilli(palette, '#cf2f27', 24)) +
      place({ x: 180, y: 270, scale: 1.5 }, chilli(palette, '#4f8a34', 4)) +
      place({ x: 700, y: 420, scale: 1.2 }, coriander(palette, -50)) +
      slantLight(palette)
    );
  },
};
