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
    sw: 'Ngege wa kukaanga sahanini kutoka juu, ugali, sukuma wiki, kachumbari na ndimu juu ya kitambaa.',
  },
  lights: ['day', 'gold', 'dusk'],
  close: { x: 760, y: 620, width: 860 },
  draw: ({ palette: scene, random }) => {
    const palette = atTable(scene);
    return (
      planks(palette, random, '#3f7f96', 6) +
      place(800, 600, 1, rotate(7, kikoi(palette, 1720, 900, '#f0e4c6', ['#c8452f', '#2f5f8f', '#e0a23c']))) +
      place(680, 640, 1, plate(palette, { radius: 480, own: '#f8f2e2', rim: '#2f5f9f' })) +
      place(690, 600, 1.72, rotate(-12, wholeFish(palette))) +
      place(560, 850, 1, greens(palette, random, 130)) +
      place(840, 850, 1, kachumbari(palette, random, 120, 16)) +
      place(420, 420, 1.2, limeHalf(palette)) +
      place(1000, 760, 1.2, rotate(50, limeHalf(palette, '#6f9f38'))) +
      place(1330, 400, 1, plate(palette, { radius: 250, own: '#f8f2e2', rim: '#2f5f9f' }) + ugali(palette, 160)) +
      place(
        1340,
        880,
        1,
        bowl(palette, { radius: 170, own: '#f8f2e2', rim: '#c8452f' }, greens(palette, random, 142)),
      ) +
      place(120, 180, 1.6, chilli(palette, '#cf2f27', 24)) +
      place(180, 270, 1.5, chilli(palette, '#4f8a34', 4)) +
      place(700, 420, 1.2, coriander(palette, -50)) +
      slantLight(palette)
    );
  },
};
