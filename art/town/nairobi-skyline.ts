import { roundTower } from '../kit/buildings/city-row.ts';
import { highRise } from '../kit/buildings/high-rise.ts';
import { nairobiSkyline } from '../kit/buildings/nairobi-skyline.ts';
import { mix } from '../kit/colour.ts';
import { hills, layer } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { again, named } from '../kit/repeated.ts';
import type { Scene } from '../kit/scene.ts';
import { box, place, shape } from '../kit/shapes.ts';
import { birds, cloud, sky, stars, sun } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';

export const nairobiSkylineScene: Scene = {
  alt: {
    en: 'Nairobi’s round conference tower and high-rises above flowering jacarandas in the park.',
    sw: 'Jumba la mviringo la mikutano na maghorofa ya Nairobi juu ya mijakaranda inayochanua bustanini.',
  },
  lights: ['dawn', 'dusk', 'day', 'gold', 'night'],
  close: { x: 800, y: 580, width: 1000 },
  draw: ({ palette, random }) =>
    sky(palette, 760) +
    (palette.light === 'night' ? stars(palette, random, 500) : '') +
    sun(palette, 330, 420, 90) +
    cloud(palette, 980, 150, 520) +
    cloud(palette, 240, 220, 380) +
    layer(palette, random, { depth: 0, y: 700, swell: 40, steps: 6 }) +
    place({ x: 800, y: 830, scale: 1.35 }, nairobiSkyline(palette, random, 0.62)) +
    place(
      { x: 150, y: 880 },
      highRise(palette, random, { width: 130, height: 420, own: '#b98a6a', face: 'bands', distance: 0.3 }),
    ) +
    place(
      { x: 310, y: 880 },
      highRise(palette, random, { width: 120, height: 330, own: '#d8cdb8', face: 'panes', distance: 0.3 }),
    ) +
    place(
      { x: 450, y: 880 },
      highRise(palette, random, { width: 110, height: 520, own: '#8fa3a0', face: 'fins', distance: 0.26 }),
    ) +
    place(
      { x: 1010, y: 880 },
      highRise(palette, random, { width: 140, height: 470, own: '#c9a884', face: 'bands', distance: 0.26 }),
    ) +
    place(
      { x: 1170, y: 880 },
      highRise(palette, random, { width: 120, height: 620, own: '#6f8f99', face: 'fins', distance: 0.22 }),
    ) +
    place(
      { x: 1320, y: 880 },
      highRise(palette, random, { width: 150, height: 380, own: '#e6dcc6', face: 'panes', distance: 0.24 }),
    ) +
    place(
      { x: 1490, y: 880 },
      highRise(palette, random, { width: 150, height: 500, own: '#b98a6a', face: 'bands', distance: 0.28 }),
    ) +
    place({ x: 780, y: 900, scale: 1.55 }, roundTower(palette, 0.12)) +
    hills(mix(palette.leaf[2], palette.haze, 0.25), random, { y: 872, swell: 16, steps: 14 }) +
    named('jacaranda', shadeTree(palette, random, { own: '#8f6cc4', distance: 0.2 })) +
    named('tree', shadeTree(palette, random, { distance: 0.2 })) +
    [60, 300, 560, 1010, 1290, 1520]
      .map((x, index) => again(index % 2 ? 'jacaranda' : 'tree', { x, y: 980, scale: 0.5 + (index % 3) * 0.06 }))
      .join('') +
    hills(mix(palette.leaf[1], palette.leaf[2], 0.3), random, { y: 972, swell: 8, steps: 6 }) +
    shape(
      mix(lit(palette, '#d8b98a'), palette.land[3], 0.2),
      'M700 1210C720 1110 740 1050 752 984H792C812 1050 860 1110 930 1210z',
    ) +
    place({ x: 770, y: 1080, scale: 0.42 }, person(palette, looks.office, poses['walking-behind'])) +
    place({ x: 826, y: 1100, scale: 0.44 }, person(palette, looks.guest, poses.walking)) +
    box(shaded(palette, '#4d3a2c'), { x: 1010, y: 1076, width: 130, height: 10 }) +
    box(shaded(palette, '#4d3a2c'), { x: 1022, y: 1086, width: 8, height: 30 }) +
    box(shaded(palette, '#4d3a2c'), { x: 1118, y: 1086, width: 8, height: 30 }) +
    place({ x: 1084, y: 1076, scale: 0.42 }, person(palette, looks.shirt, poses.sitting)) +
    place({ x: 190, y: 1180, scale: 1.15 }, shadeTree(palette, random, { own: '#8f6cc4' })) +
    again('jacaranda', { x: 1450, y: 1190, scale: 1.25, scaleX: -1.25 }) +
    birds(palette, random, { x: 560, y: 300, size: 0.7 }),
};
