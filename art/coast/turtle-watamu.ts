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
    place({ x: 1290, y: 880, scale: 0.8 }, staghorn(palette, random, '#c98a9a', 0.65)) +
    place({ x: 1480, y: 880, scale: 0.8 }, brainCoral(palette, '#c9a45a', 240, 0.65)) +
    place({ x: 160, y: 890, scale: 0.6 }, brainCoral(palette, '#9a8ac0', 240, 0.7)) +
    shoal(palette, random, [1270, 330], { count: 18, size: 0.9, depth: 0.5 }) +
    shoal(palette, random, [250, 640], { count: 10, size: 0.6, depth: 0.6 }) +
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
    faint(0.22, ellipse(sunk(palette, '#0b3a52'), { x: 860, y: 1060, rx: 330, ry: 26 })) +
    seaGrass(palette, random, { y: 1060, height: 110, count: 46 }) +
    rotate(12, place({ x: 780, y: 480, scale: 1.5 }, turtle(palette, 'green')), [780, 480]) +
    seaFloor(palette, [
      [-40, 1150],
      [340, 1130],
      [760, 1160],
      [1180, 1120],
      [1640, 1150],
    ]) +
    seaGrass(palette, random, { y: 1180, height: 170, count: 70 }),
};
