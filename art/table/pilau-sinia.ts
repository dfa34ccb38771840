import { mix } from '../kit/colour.ts';
import { rice } from '../kit/dishes/grains.ts';
import { chilli, coriander, limeHalf, spices } from '../kit/dishes/herbs.ts';
import { kachumbari, piece } from '../kit/dishes/stews.ts';
import { sinia } from '../kit/dishes/trays.ts';
import { bowl } from '../kit/dishes/ware.ts';
import { lit, type Palette } from '../kit/light.ts';
import type { Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, place, rotate, shape, stroke } from '../kit/shapes.ts';
import { kanga, planks, slantLight } from '../kit/table/cloths.ts';
import { atTable } from '../kit/table/lamplight.ts';

export const pilauSinia: Scene = {
  alt: {
    en: 'Pilau with meat and potatoes on a great tray, with kachumbari, limes and whole spices, on a kanga.',
    sw: 'Pilau ya nyama na viazi kwenye sinia kubwa, pamoja na kachumbari, ndimu na viungo, juu ya kanga.',
  },
  lights: ['day', 'gold', 'night'],
  close: { x: 860, y: 560, width: 820 },
  draw: ({ palette: scene, random }) => {
    const palette = atTable(scene);
    return (
      planks(palette, random, '#6f4630') +
      place(
        { x: 860, y: 640 },
        rotate(12, kanga(palette, { width: 1560, height: 1060, field: '#b5312c', border: '#23303a', mark: '#e0b04a' })),
      ) +
      place({ x: 760, y: 600 }, sinia(palette, 500, '#bfc3c0')) +
      place(
        { x: 760, y: 600 },
        rice(palette, random, { radius: 368, own: '#cf9450', count: 340 }) + topping(palette, random),
      ) +
      place(
        { x: 1350, y: 330 },
        bowl(palette, { radius: 190, own: '#2f6f68' }, place({ x: 0, y: 0 }, kachumbari(palette, random, 152))),
      ) +
      place({ x: 1330, y: 790, scale: 1.3 }, limeHalf(palette)) +
      place({ x: 1450, y: 880, scale: 1.3 }, rotate(70, limeHalf(palette, '#6f9f38'))) +
      place({ x: 1240, y: 930, scale: 1.5 }, chilli(palette, '#cf2f27', 34)) +
      place({ x: 1330, y: 1030, scale: 1.4 }, chilli(palette, '#4f8a34', 8)) +
      place({ x: 190, y: 150, scale: 1.2 }, spices.cinnamon(palette)) +
      place({ x: 240, y: 210, scale: 1.2 }, rotate(24, spices.cinnamon(palette))) +
      place({ x: 110, y: 320, scale: 1.4 }, spices.anise(palette)) +
      place({ x: 150, y: 1040, scale: 1.4 }, rotate(40, spices.anise(palette))) +
      place({ x: 300, y: 1090, scale: 1.3 }, rotate(20, spices.cardamom(palette))) +
      place({ x: 230, y: 1000, scale: 1.3 }, rotate(-50, spices.cardamom(palette))) +
      place({ x: 380, y: 1040, scale: 1.3 }, rotate(-60, spices.clove(palette))) +
      place({ x: 90, y: 920, scale: 1.3 }, rotate(30, spices.clove(palette))) +
      slantLight(palette)
    );
  },
};

function topping(palette: Palette, random: Random): Drawing {
  const meat = [
    [-190, -60, 66],
    [-40, -190, 72],
    [150, -110, 62],
    [-90, 130, 70],
    [190, 90, 66],
    [40, -10, 74],
    [70, 220, 60],
  ].map(([x = 0, y = 0, size = 0]) => place({ x, y }, piece(palette, random, '#7d4226', size)));
  const potato = [
    [-180, 60, 56],
    [80, -230, 50],
    [230, -30, 52],
    [-10, 120, 58],
    [150, 210, 46],
  ].map(([x = 0, y = 0, size = 0]) => place({ x, y }, piece(palette, random, '#e0a83f', size)));
  const onion = lit(palette, '#6b3018');
  const crisp = [
    [-80, -60],
    [120, 20],
    [-30, 230],
    [-240, 30],
    [10, -120],
    [240, 170],
  ].map(([x = 0, y = 0]) =>
    place(
      { x, y },
      stroke(onion, 9, 'M-40 4C-20-20 4-16 20 0M-14 24C4 8 24 12 40 26M-24-18C-8-34 18-34 36-22') +
        stroke(mix(onion, '#e8a04a', 0.5), 4, 'M-36 2C-20-16 0-14 14-2'),
    ),
  );
  const bits = shape(
    lit(palette, '#3f7a38'),
    'M-110-150l14 6l-6 12zM60 90l14-4l2 14zM-150 180l10 10l-14 6zM110-30l16 2l-8 12z',
  );
  return (
    potato.join('') +
    meat.join('') +
    crisp.join('') +
    bits +
    place({ x: -60, y: 20, scale: 1.3 }, coriander(palette, -30)) +
    place({ x: 120, y: 130, scale: 1.1 }, coriander(palette, 60))
  );
}
