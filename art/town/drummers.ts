import { mix } from '../kit/colour.ts';
import { layer, ridge, shadow } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { type Look, looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { type Pose, poses } from '../kit/people/poses.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, ellipse, faint, halo, place } from '../kit/shapes.ts';
import { cloud, sky, stars } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';
import { roof } from './arena.ts';
import { drum } from './drum.ts';

/** Bent a little over the drum before them, one hand down on its skin, the other about to fall. */
const drumming: Pose = {
  ...poses.standing,
  ...{ neck: [-14, -243], hip: [6, -154], head: [-12, -27], spread: 12 },
  arms: {
    near: [
      [-16, -194],
      [-58, -182],
    ],
    far: [
      [-44, -200],
      [-74, -232],
    ],
  },
};
const raised: Pose = {
  ...poses.walking,
  arms: {
    near: [
      [-24, -222],
      [-50, -262],
    ],
    far: [
      [-34, -230],
      [-62, -276],
    ],
  },
};

interface Dancer {
  x: number;
  y: number;
  scale: number;
  top: Look['top'];
  bottom: Look['top'];
  turn: 1 | -1;
  pose?: Pose;
}

export const drummers: Scene = {
  alt: {
    en: 'Drummers play for a ring of dancers in a round arena near Nairobi.',
    sw: 'Wapiga ngoma wanawapigia wachezaji katika uwanja wa mviringo karibu na Nairobi.',
  },
  lights: ['gold', 'day', 'dusk'],
  close: { x: 1120, y: 850, width: 900 },
  draw: ({ palette, random }) => {
    const dust = lit(palette, '#d9a068');
    const dancer = ({ x, y, scale, top, bottom, turn, pose = raised }: Dancer) =>
      place(
        { x, y, scale, scaleX: scale * turn },
        person(
          palette,
          { ...looks.mama, head: 'short', headColour: '#1d1512', top, bottom, sleeves: 'none', hem: 0.4 },
          pose,
          0.08,
        ),
      );
    return (
      sky(palette, 600) +
      (palette.light === 'dusk' ? stars(palette, random, 300, 50) : '') +
      cloud(palette, 380, 140, 480) +
      cloud(palette, 1250, 200, 380) +
      layer(palette, random, { depth: 1, y: 560, swell: 30, steps: 6 }) +
      place({ x: 180, y: 690, scale: 0.8 }, shadeTree(palette, random, { distance: 0.4 })) +
      place({ x: 1430, y: 690, scale: 0.8 }, shadeTree(palette, random, { distance: 0.4 })) +
      roof(palette) +
      ridge(dust, [
        [-40, 800],
        [400, 770],
        [800, 762],
        [1200, 770],
        [1640, 800],
      ]) +
      (palette.lamps
        ? halo('fire', [
            [0, '#ffb44d', 0.5],
            [1, '#ffb44d', 0],
          ]) + disc('url(#fire)', 800, 860, 460)
        : '') +
      [800, 930, 1260, 1470].map((x) => shadow(palette, { x, y: 866, width: 60 })).join('') +
      dancer({ x: 800, y: 850, scale: 0.78, top: '#c8452f', bottom: '#f0c23c', turn: -1 }) +
      dancer({ x: 930, y: 866, scale: 0.84, top: '#2f7f96', bottom: '#e9dcc0', turn: -1 }) +
      dancer({ x: 1470, y: 856, scale: 0.8, top: '#3f8a5a', bottom: '#c8452f', turn: 1 }) +
      dancer({ x: 1260, y: 880, scale: 0.9, top: '#e0a32e', bottom: '#8a2f3a', turn: 1 }) +
      dancer({ x: 1080, y: 916, scale: 1, top: '#3f8a5a', bottom: '#e9dcc0', turn: -1 }) +
      dancer({ x: 1400, y: 966, scale: 1.1, top: '#c8452f', bottom: '#2f4f8a', turn: 1 }) +
      ridge(mix(dust, shaded(palette, '#a8683a'), 0.3), [
        [-40, 1010],
        [400, 1000],
        [800, 1004],
        [1200, 996],
        [1640, 1010],
      ]) +
      [
        { x: 700, y: 1060, size: 1.2, look: { ...looks.kikoi, bottom: '#7a2f4a' as const } },
        {
          x: 440,
          y: 1120,
          size: 1.5,
          look: { ...looks.sailor, head: 'short' as const, headColour: '#1d1512' as const },
        },
        { x: 140, y: 1160, size: 1.75, look: { ...looks.kikoi, top: '#c8452f' as const } },
      ]
        .map(
          ({ x, y, size, look }) =>
            faint(0.3, ellipse(palette.ink, { x: x + 40 * size, y: y + 2, rx: 100 * size, ry: 12 * size })) +
            place(
              { x, y, scale: size, scaleX: -size },
              person(palette, look, drumming) + place({ x: -74, y: 6, scale: 0.72 }, drum(palette)),
            ),
        )
        .join('')
    );
  },
};
