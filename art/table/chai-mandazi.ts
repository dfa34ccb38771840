import { mix } from '../kit/colour.ts';
import { mahamri } from '../kit/dishes/breads.ts';
import { mug } from '../kit/dishes/drinks.ts';
import { spices } from '../kit/dishes/herbs.ts';
import { lowPlate } from '../kit/dishes/ware.ts';
import { lit } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { box, faint, gradient, place, polygon, rotate } from '../kit/shapes.ts';
import { low } from '../kit/table/arcs.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { steam } from '../kit/table/steam.ts';
import { runner, tableTop } from '../kit/table/table-top.ts';

export const chaiMandazi: Scene = {
  alt: {
    en: 'A mug of steaming chai and a plate of golden mandazi on a striped cloth in the sun from a window.',
    sw: 'Kikombe cha chai ya moto na sahani ya mandazi juu ya kitambaa cha mistari karibu na dirisha.',
  },
  lights: ['dawn', 'day', 'gold', 'dusk'],
  close: { x: 620, y: 760, width: 860 },
  draw: ({ palette: scene }) => {
    const palette = atTable(scene);
    const wall = lit(palette, '#2f6f72');
    return (
      gradient('wall', [
        [0, mix(wall, palette.ink, 0.2)],
        [1, wall],
      ]) +
      box('url(#wall)', { x: 0, y: 0, width: 1600, height: 720 }) +
      // Sun through the panes falls on the wall.
      faint(
        palette.lamps ? 0.2 : 0.4,
        polygon(palette.glow, [
          [760, 60],
          [1040, 20],
          [1180, 330],
          [900, 360],
        ]) +
          polygon(palette.glow, [
            [1070, 16],
            [1350, -20],
            [1490, 296],
            [1210, 326],
          ]) +
          polygon(palette.glow, [
            [914, 390],
            [1194, 360],
            [1310, 640],
            [1030, 660],
          ]) +
          polygon(palette.glow, [
            [1224, 356],
            [1504, 326],
            [1600, 560],
            [1600, 620],
            [1340, 640],
          ]),
      ) +
      tableTop(palette, { y: 690, own: '#a8734a' }) +
      runner(palette, {
        y: 690,
        from: 420,
        to: 1180,
        own: '#f3e6c8',
        stripes: ['#c8452f', '#2f6f68', '#e0a23c', '#c8452f'],
      }) +
      place({ x: 1040, y: 900 }, lowPlate(palette, { radius: 400, own: '#f6f1e4', rim: '#2f5f9f' }, '')) +
      [
        [880, 870, -14, 1.5],
        [1180, 860, 20, 1.5],
        [1030, 820, 4, 1.6],
        [950, 930, 170, 1.4],
        [1130, 940, -8, 1.6],
        [1040, 880, 8, 1.6],
      ]
        .map(([x = 0, y = 0, turn = 0, size = 1], index) =>
          place(
            { x, y, scale: size * 0.82, scaleX: size * 1.16 },
            mahamri(palette, turn, index % 2 ? '#c27a32' : '#cf8c40'),
          ),
        )
        .join('') +
      place({ x: 430, y: 1040, scale: 3 }, mug(palette, '#f6f1e4', '#2f5f9f')) +
      steam(palette, { x: 430, y: 650, scale: 1.9 }) +
      low({ x: 760, y: 1110, scale: 1.6 }, rotate(20, spices.cardamom(palette))) +
      low({ x: 880, y: 1140, scale: 1.6 }, rotate(-30, spices.cardamom(palette))) +
      low({ x: 1300, y: 1120, scale: 1.5 }, spices.cinnamon(palette)) +
      low({ x: 150, y: 1130, scale: 1.8 }, spices.anise(palette))
    );
  },
};
