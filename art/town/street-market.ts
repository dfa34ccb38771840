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
      seller: keyof typeof looks,
      {
        x,
        y,
        scale,
        colours,
        fruits,
      }: { x: number; y: number; scale: number; colours: readonly [Hex, Hex]; fruits: readonly [Hex, Hex, Hex] },
    ) =>
      place(
        { x, y, scale },
        umbrella(palette, ...colours) +
          place({ x: 46, y: 0, scale: 0.94 }, person(palette, looks[seller], poses.standing)) +
          place({ x: -150, y: -210, scale: 0.8 }, bananas(palette)) +
          box(shaded(palette, '#6b4428'), { x: -206, y: -84, width: 420, height: 86 }) +
          box(table, { x: -220, y: -100, width: 440, height: 20 }) +
          faint(0.3, ellipse(palette.ink, { x: 0, y: 2, rx: 236, ry: 10 })) +
          fruits
            .map((own, index) => place({ x: -140 + index * 140, y: -98, scale: 0.78 }, crate(palette, random, own)))
            .join('') +
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
      place({ x: 930, y: 800, scale: 1.35 }, roundTower(palette, 0.36)) +
      cityRow(palette, random, { from: -40, to: 560, y: 800, low: 240, high: 420, distance: 0.24 }) +
      cityRow(palette, random, { from: 1190, to: 1640, y: 800, low: 260, high: 400, distance: 0.24 }) +
      box(mix(pavement, palette.haze, 0.2), { x: 0, y: 796, width: 1600, height: 420 }) +
      place({ x: 1130, y: 846, scale: 0.56 }, person(palette, looks.office, poses.walking, 0.16)) +
      place({ x: 960, y: 830, scale: 0.45 }, person(palette, looks.shirt, poses['walking-behind'], 0.2)) +
      place({ x: 430, y: 840, scale: 0.5, scaleX: -0.5 }, person(palette, looks.kikoi, poses.walking, 0.2)) +
      box(pavement, { x: 0, y: 860, width: 1600, height: 340 }) +
      stall('fundi', {
        x: 1340,
        y: 960,
        scale: 0.98,
        colours: ['#2f7fb0', '#f2efe2'],
        fruits: ['#3f8a3f', '#e07a2f', '#c8322f'],
      }) +
      stall('mama', {
        x: 170,
        y: 970,
        scale: 0.96,
        colours: ['#c8452f', '#f0c23c'],
        fruits: ['#e8932f', '#6f9a3a', '#f3c93c'],
      }) +
      box(mix(pavement, shaded(palette, '#8d7a58'), 0.35), { x: 0, y: 1000, width: 1600, height: 10 }) +
      stall('kanga', {
        x: 680,
        y: 1104,
        scale: 1.5,
        colours: ['#e0902f', '#2f8a72'],
        fruits: ['#d9382f', '#f0b53c', '#7fa63a'],
      }) +
      faint(0.3, ellipse(palette.ink, { x: 1096, y: 1132, rx: 90, ry: 10 })) +
      place({ x: 1096, y: 1130, scale: 1.42 }, person(palette, looks.guest, poses.reaching)) +
      place({ x: 1180, y: 1134, scale: 0.3 }, kiondo(palette, { id: 'shopping', rows: kiondoRows.earth })) +
      box(mix(pavement, shaded(palette, '#8d7a58'), 0.5), { x: 0, y: 1130, width: 1600, height: 12 }) +
      box(shaded(palette, '#6d6a66'), { x: 0, y: 1142, width: 1600, height: 60 }) +
      birds(palette, random, { x: 640, y: 260, count: 4, size: 0.7 })
    );
  },
};
