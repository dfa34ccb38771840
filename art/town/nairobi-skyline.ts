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
    layer(palette, 0, random, 700, 40, 6) +
    place(800, 830, 1.35, nairobiSkyline(palette, random, 0.62)) +
    place(
      150,
      880,
      1,
      highRise(palette, random, { width: 130, height: 420, own: '#b98a6a', face: 'bands', distance: 0.3 }),
    ) +
    place(
      310,
      880,
      1,
      highRise(palette, random, { width: 120, height: 330, own: '#d8cdb8', face: 'panes', distance: 0.3 }),
    ) +
    place(
      450,
      880,
      1,
      highRise(palette, random, { width: 110, height: 520, own: '#8fa3a0', face: 'fins', distance: 0.26 }),
    ) +
    place(
      1010,
      880,
      1,
      highRise(palette, random, { width: 140, height: 470, own: '#c9a884', face: 'bands', distance: 0.26 }),
    ) +
    place(
      1170,
      880,
      1,
      highRise(palette, random, { width: 120, height: 620, own: '#6f8f99', face: 'fins', distance: 0.22 }),
    ) +
    place(
      1320,
      880,
      1,
      highRise(palette, random, { width: 150, height: 380, own: '#e6dcc6', face: 'panes', distance: 0.24 }),
    ) +
    place(
      1490,
      880,
      1,
      highRise(palette, random, { width: 150, height: 500, own: '#b98a6a', face: 'bands', distance: 0.28 }),
    ) +
    place(780, 900, 1.55, roundTower(palette, 0.12)) +
    hills(mix(palette.leaf[2], palette.haze, 0.25), random, 872, 16, 14) +
    named('jacaranda', shadeTree(palette, random, '#8f6cc4', 0.2)) +
    named('tree', shadeTree(palette, random, undefined, 0.2)) +
    [60, 300, 560, 1010, 1290, 1520]
      .map((x, index) => again(index % 2 ? 'jacaranda' : 'tree', x, 980, 0.5 + (index % 3) * 0.06))
      .join('') +
    hills(mix(palette.leaf[1], palette.leaf[2], 0.3), random, 972, 8, 6) +
    shape(
      mix(lit(palette, '#d8b98a'), palette.land[3], 0.2),
      'M700 1210C720 1110 740 1050 752 984H792C812 1050 860 1110 930 1210z',
    ) +
    place(770, 1080, 0.42, person(palette, looks.office, poses['walking-behind'])) +
    place(826, 1100, 0.44, person(palette, looks.guest, poses.walking)) +
    box(shaded(palette, '#4d3a2c'), 1010, 1076, 130, 10) +
    box(shaded(palette, '#4d3a2c'), 1022, 1086, 8, 30) +
    box(shaded(palette, '#4d3a2c'), 1118, 1086, 8, 30) +
    place(1084, 1076, 0.42, person(palette, looks.shirt, poses.sitting)) +
    place(190, 1180, 1.15, shadeTree(palette, random, '#8f6cc4')) +
    again('jacaranda', 1450, 1190, 1.25, -1.25) +
    birds(palette, random, 560, 300, 5, 0.7),
};
