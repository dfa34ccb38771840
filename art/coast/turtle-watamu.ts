import { turtle } from '../kit/animals/turtle.ts';
import { brainCoral, staghorn } from '../kit/corals.ts';
import type { Scene } from '../kit/scene.ts';
import { ellipse, faint, place, rotate } from '../kit/shapes.ts';
import { seaFloor, seaGrass, shoal, sunk, underwater } from '../kit/underwater.ts';

export const turtleWatamu: Scene = {
  alt: {
    en: 'A green turtle swims over sea grass and coral in Watamu’s marine park.',
    sw: 'Kasa wa kijani anaogelea juu ya nyasi za bahari na matumbawe katika hifadhi ya Watamu.',
  },
  lights: ['day', 'dawn', 'mist'],
  close: { x: 640, y: 520, width: 840 },
  draw: ({ palette, random }) =>
    underwater(palette) +
    seaFloor(
      palette,
      [
        [-40, 900],
        [340, 860],
        [760, 900],
        [1180, 850],
        [1640, 890],
      ],
      0.7,
    ) +
    place(1290, 880, 0.8, staghorn(palette, random, '#c98a9a', 0.65)) +
    place(1480, 880, 0.8, brainCoral(palette, '#c9a45a', 240, 0.65)) +
    place(160, 890, 0.6, brainCoral(palette, '#9a8ac0', 240, 0.7)) +
    shoal(palette, random, [1270, 330], 18, 0.9, 0.5) +
    shoal(palette, random, [250, 640], 10, 0.6, 0.6) +
    seaFloor(
      palette,
      [
        [-40, 1010],
        [340, 1040],
        [760, 1000],
        [1180, 1050],
        [1640, 1010],
      ],
      0.3,
    ) +
    faint(0.22, ellipse(sunk(palette, '#0b3a52'), 860, 1060, 330, 26)) +
    seaGrass(palette, random, 1060, 110, 46) +
    rotate(12, place(780, 480, 1.5, turtle(palette, 'green')), [780, 480]) +
    seaFloor(palette, [
      [-40, 1150],
      [340, 1130],
      [760, 1160],
      [1180, 1120],
      [1640, 1150],
    ]) +
    seaGrass(palette, random, 1180, 170, 70),
};
