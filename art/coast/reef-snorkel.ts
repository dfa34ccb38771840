import { brainCoral, seaFan, staghorn } from '../kit/corals.ts';
import type { Scene } from '../kit/scene.ts';
import { place, rotate } from '../kit/shapes.ts';
import { reefFish, seaFloor, shoal, underwater } from '../kit/underwater.ts';
import { snorkeller } from './snorkeller.ts';

export const reefSnorkel: Scene = {
  alt: {
    en: 'A snorkeller floats over a coral garden where striped reef fish swim.',
    sw: 'Mwogeleaji mwenye mrija wa kupumulia anaelea juu ya bustani ya matumbawe yenye samaki wa milia.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 560, y: 780, width: 900 },
  draw: ({ palette, random }) =>
    underwater(palette) +
    seaFloor(
      palette,
      [
        [-40, 820],
        [300, 780],
        [700, 850],
        [1100, 790],
        [1640, 830],
      ],
      0.7,
    ) +
    place({ x: 240, y: 800, scale: 0.7 }, staghorn(palette, random, '#c98a9a', 0.7)) +
    place({ x: 1180, y: 810, scale: 0.8 }, brainCoral(palette, '#c9a45a', 240, 0.7)) +
    place({ x: 1420, y: 830, scale: 0.9 }, seaFan(palette, '#a05a9a', 0.6)) +
    shoal(palette, random, [1220, 500], { count: 20, size: 0.9, depth: 0.5 }) +
    rotate(4, place({ x: 860, y: 150, scale: 1.6 }, snorkeller(palette)), [860, 150]) +
    seaFloor(
      palette,
      [
        [-40, 960],
        [260, 930],
        [640, 1010],
        [1000, 1000],
        [1360, 930],
        [1640, 960],
      ],
      0.3,
    ) +
    place({ x: 1330, y: 970, scale: 1.5 }, staghorn(palette, random, '#e0703f', 0.25)) +
    place({ x: 1530, y: 980 }, brainCoral(palette, '#d9b04a', 300, 0.25)) +
    place({ x: 180, y: 990, scale: 1.4 }, seaFan(palette, '#c0447a', 0.2)) +
    place({ x: 420, y: 1010 }, brainCoral(palette, '#7fa05a', 260, 0.2)) +
    place({ x: 600, y: 580, scale: 1.9 }, reefFish(palette, '#f7d23e', '#1f3a5a', 0.05)) +
    place({ x: 340, y: 650, scale: 1.4 }, reefFish(palette, '#f7d23e', '#1f3a5a', 0.15)) +
    place({ x: 800, y: 740, scale: 1.5 }, reefFish(palette, '#f2f4ee', '#e0672f', 0.1)) +
    place({ x: 1010, y: 640, scale: 1.1 }, reefFish(palette, '#f2f4ee', '#e0672f', 0.3)) +
    seaFloor(palette, [
      [-40, 1130],
      [300, 1100],
      [800, 1140],
      [1200, 1090],
      [1640, 1120],
    ]) +
    place({ x: 40, y: 1160, scale: 1.5 }, staghorn(palette, random, '#e8935a')) +
    place({ x: 700, y: 1170 }, staghorn(palette, random, '#d95f7f')) +
    place({ x: 930, y: 1180 }, brainCoral(palette, '#e3b85a', 230)),
};
