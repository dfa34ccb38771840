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
    layer(palette, random, { depth: 0, y: 480, swell: 60, steps: 5 }) +
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
      { own: tea, gap: 16, distance: 0.45 },
    ) +
    place({ x: 700, y: 590, scale: 0.42 }, shadeTree(palette, random, { distance: 0.4 })) +
    place({ x: 820, y: 600, scale: 0.34 }, shadeTree(palette, random, { distance: 0.42 })) +
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
      { own: tea, gap: 22, distance: 0.22 },
    ) +
    place({ x: 1340, y: 668, scale: 0.7 }, shadeTree(palette, random, { distance: 0.2 })) +
    place(
      { x: 1130, y: 690, scale: 0.78 },
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
      { own: tea, gap: 34, distance: 0.08 },
    ) +
    place({ x: 360, y: 960, scale: 0.8 }, picker(palette, looks.mama)) +
    place(
      { x: 720, y: 1000, scale: 0.84 },
      picker(palette, { ...looks.kanga, head: 'wrap', headColour: '#f2c84a', top: '#3f6f9a' }),
    ) +
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
      { own: '#5f9a34', gap: 54 },
    ),
};
