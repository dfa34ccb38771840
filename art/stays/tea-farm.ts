import { cottage } from '../kit/buildings/cottage.ts';
import { mix } from '../kit/colour.ts';
import { rows } from '../kit/crops.ts';
import { layer } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import { type Look, looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';

const tea = '#6fa83c';

/** A picker with her basket on her back, waist-deep in the tea. */
const picker = (palette: Palette, look: Look): Drawing =>
  person(palette, look, poses.reaching) +
  shape(lit(palette, '#b98a4e'), 'M14-236H70L58-150H20z') +
  shape(mix(lit(palette, '#b98a4e'), palette.ink, 0.28), 'M48-236H70L58-150H44z') +
  stroke(mix(lit(palette, '#b98a4e'), palette.ink, 0.35), 3, 'M16-214H66M18-192H64M20-170H60');

export const teaFarm: Scene = {
  alt: {
    en: 'Rows of tea roll over the hills of Kericho to a farmhouse with a red roof; two women pick leaves.',
    sw: 'Mistari ya majani ya chai kwenye vilima vya Kericho na nyumba ya paa jekundu; wanawake wawili wanachuma.',
  },
  lights: ['day', 'dawn', 'mist', 'gold'],
  close: { x: 520, y: 880, width: 840 },
  draw: ({ palette, random }) =>
    sky(palette, 560) +
    sun(palette, 380, 320, 80) +
    cloud(palette, 980, 170, 700) +
    cloud(palette, 1320, 320, 360) +
    layer(palette, 0, random, 480, 60, 5) +
    rows(
      palette,
      'tea-a',
      [
        [-40, 560],
        [200, 520],
        [480, 540],
        [800, 590],
        [1200, 540],
        [1640, 500],
      ],
      tea,
      16,
      0.45,
    ) +
    place(700, 590, 0.42, shadeTree(palette, random, undefined, 0.4)) +
    place(820, 600, 0.34, shadeTree(palette, random, undefined, 0.42)) +
    rows(
      palette,
      'tea-b',
      [
        [-40, 640],
        [260, 690],
        [620, 720],
        [980, 690],
        [1300, 660],
        [1640, 690],
      ],
      tea,
      22,
      0.22,
    ) +
    place(1340, 668, 0.7, shadeTree(palette, random, undefined, 0.2)) +
    place(
      1130,
      690,
      0.78,
      cottage(palette, { id: 'farm', wall: '#f0e6cf', roof: '#b04a34', hearth: true, distance: 0.1 }),
    ) +
    rows(
      palette,
      'tea-c',
      [
        [-40, 800],
        [300, 760],
        [620, 780],
        [1000, 850],
        [1320, 830],
        [1640, 770],
      ],
      tea,
      34,
      0.08,
    ) +
    place(360, 960, 0.8, picker(palette, looks.mama)) +
    place(720, 1000, 0.84, picker(palette, { ...looks.kanga, head: 'wrap', headColour: '#f2c84a', top: '#3f6f9a' })) +
    rows(
      palette,
      'tea-d',
      [
        [-40, 880],
        [280, 870],
        [640, 900],
        [980, 960],
        [1300, 980],
        [1640, 940],
      ],
      '#5f9a34',
      54,
    ),
};
