import { cityRow } from '../kit/buildings/city-row.ts';
import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { road, underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { box, place, polygon, stroke } from '../kit/shapes.ts';
import { cloud, sky } from '../kit/sky.ts';
import { hedge, shadeTree } from '../kit/trees.ts';
import { van } from '../kit/vehicles/van.ts';
import { wheelchairUser } from '../kit/vehicles/wheelchair.ts';

export const rampVan: Scene = {
  alt: {
    en: 'A van with its ramp let down; a woman in a wheelchair is about to board, the driver beside her.',
    sw: 'Gari lenye mteremko wa kupandia; mwanamke kwenye kiti cha magurudumu anakaribia kupanda, dereva kando.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 1130, y: 820, width: 800 },
  draw: ({ palette, random }) =>
    sky(palette, 780) +
    cloud(palette, 980, 170, 760) +
    cloud(palette, 560, 330, 420) +
    cityRow(palette, random, { from: -40, to: 1640, y: 850, low: 140, high: 340, distance: 0.65 }) +
    place({ x: 180, y: 900, scale: 1.3 }, shadeTree(palette, random, { distance: 0.12 })) +
    place({ x: 1440, y: 900, scale: 1.2 }, shadeTree(palette, random, { own: '#9079c9', distance: 0.16 })) +
    place({ x: 860, y: 900, scale: 0.8 }, shadeTree(palette, random, { distance: 0.32 })) +
    hedge(palette, { x: -10, y: 900, width: 1620, height: 60 }) +
    box(lit(palette, '#cdbb9e'), { x: 0, y: 900, width: 1600, height: 40 }) +
    road(palette, 940, 190) +
    underShade(palette, 520, 1056, 900) +
    place({ x: 1120, y: 1010, scale: 0.98, scaleX: -0.98 }, person(palette, looks.shirt, poses.standing)) +
    polygon(mix(lit(palette, '#efe9dc'), palette.ink, 0.2), [
      [976, 692],
      [1060, 716],
      [1060, 990],
      [976, 996],
    ]) +
    polygon(mix(lit(palette, '#2b4a55'), palette.ink, 0.2), [
      [988, 716],
      [1050, 732],
      [1050, 830],
      [988, 822],
    ]) +
    place({ x: 520, y: 1058, scale: 1.78 }, van(palette, { id: 'van', own: '#efe9dc', band: '#c9762e' })) +
    polygon(lit(palette, '#b9bdb8'), [
      [976, 992],
      [1010, 978],
      [1330, 1054],
      [1300, 1076],
    ]) +
    polygon(mix(lit(palette, '#b9bdb8'), palette.ink, 0.4), [
      [976, 992],
      [1300, 1076],
      [1296, 1084],
      [976, 1004],
    ]) +
    stroke(lit(palette, '#e9c23c'), 5, 'M980 990L1304 1074') +
    underShade(palette, 1400, 1066, 150) +
    place(
      { x: 1400, y: 1066, scale: 0.98 },
      wheelchairUser(palette, { ...looks.guest, lower: 'trousers', bottom: '#3d4a66' }),
    ) +
    box(mix(lit(palette, '#cdbb9e'), palette.ink, 0.36), { x: 0, y: 1130, width: 1600, height: 70 }),
};
