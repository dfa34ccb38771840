import { kiondo, kiondoRows } from '../kit/basket.ts';
import { cityRow, roundTower } from '../kit/buildings/city-row.ts';
import { type Hex, mix } from '../kit/colour.ts';
import { lit, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import type { Scene } from '../kit/scene.ts';
import { box, ellipse, faint, place, polygon } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { bananas, crate, umbrella } from './market-stall.ts';

export const streetMarket: Scene = {
  alt: {
    en: 'Fruit stalls under bright umbrellas in a downtown Nairobi street.',
    sw: 'Vibanda vya matunda chini ya miavuli ya rangi katika mtaa wa katikati ya Nairobi.',
  },
  lights: ['day', 'gold', 'dawn', 'dusk'],
  close: { x: 620, y: 840, width: 860 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const pavement = lit(palette, '#d9c4a0');
    const table = lit(palette, '#9a6a42');
    const stall = (
      x: number,
      y: number,
      size: number,
      colours: readonly [Hex, Hex],
      fruits: readonly [Hex, Hex, Hex],
      seller: keyof typeof looks,
    ) =>
      place(
        x,
        y,
        size,
        umbrella(palette, ...colours) +
          place(46, 0, 0.94, person(palette, looks[seller], poses.standing)) +
          place(-150, -210, 0.8, bananas(palette)) +
          box(shaded(palette, '#6b4428'), -206, -84, 420, 86) +
          box(table, -220, -100, 440, 20) +
          faint(0.3, ellipse(palette.ink, 0, 2, 236, 10)) +
          fruits.map((own, index) => place(-140 + index * 140, -98, 0.78, crate(palette, random, own))).join('') +
          polygon(lit(palette, colours[1]), [
            [-220, -86],
            [220, -86],
            [214, -6],
            [-214, -6],
          ]) +
          polygon(mix(lit(palette, colours[1]), palette.ink, 0.18), [
            [100, -86],
            [220, -86],
            [214, -6],
            [112, -6],
          ]),
      );
    return (
      sky(palette, 640) +
      sun(palette, 1250, 230, 74) +
      cloud(palette, 420, 150, 460) +
      cityRow(palette, random, { from: -60, to: 1640, y: 800, low: 240, high: 470, distance: 0.5 }) +
      place(930, 800, 1.35, roundTower(palette, 0.36)) +
      cityRow(palette, random, { from: -40, to: 560, y: 800, low: 240, high: 420, distance: 0.24 }) +
      cityRow(palette, random, { from: 1190, to: 1640, y: 800, low: 260, high: 400, distance: 0.24 }) +
      box(mix(pavement, palette.haze, 0.2), 0, 796, 1600, 420) +
      place(1130, 846, 0.56, person(palette, looks.office, poses.walking, 0.16)) +
      place(960, 830, 0.45, person(palette, looks.shirt, poses['walking-behind'], 0.2)) +
      place(430, 840, 0.5, person(palette, looks.kikoi, poses.walking, 0.2), -0.5) +
      box(pavement, 0, 860, 1600, 340) +
      stall(1340, 960, 0.98, ['#2f7fb0', '#f2efe2'], ['#3f8a3f', '#e07a2f', '#c8322f'], 'fundi') +
      stall(170, 970, 0.96, ['#c8452f', '#f0c23c'], ['#e8932f', '#6f9a3a', '#f3c93c'], 'mama') +
      box(mix(pavement, shaded(palette, '#8d7a58'), 0.35), 0, 1000, 1600, 10) +
      stall(680, 1104, 1.5, ['#e0902f', '#2f8a72'], ['#d9382f', '#f0b53c', '#7fa63a'], 'kanga') +
      faint(0.3, ellipse(palette.ink, 1096, 1132, 90, 10)) +
      place(1096, 1130, 1.42, person(palette, looks.guest, poses.reaching)) +
      place(1180, 1134, 0.3, kiondo(palette, { id: 'shopping', rows: kiondoRows.earth })) +
      box(mix(pavement, shaded(palette, '#8d7a58'), 0.5), 0, 1130, 1600, 12) +
      box(shaded(palette, '#6d6a66'), 0, 1142, 1600, 60) +
      birds(palette, random, 640, 260, 4, 0.7)
    );
  },
};
