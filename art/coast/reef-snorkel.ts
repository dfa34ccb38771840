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
    place(240, 800, 0.7, staghorn(palette, random, '#c98a9a', 0.7)) +
    place(1180, 810, 0.8, brainCoral(palette, '#c9a45a', 240, 0.7)) +
    place(1420, 830, 0.9, seaFan(palette, '#a05a9a', 0.6)) +
    shoal(palette, random, [1220, 500], 20, 0.9, 0.5) +
    rotate(4, place(860, 150, 1.6, snorkeller(palette)), [860, 150]) +
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
    place(1330, 970, 1.5, staghorn(palette, random, '#e0703f', 0.25)) +
    place(1530, 980, 1, brainCoral(palette, '#d9b04a', 300, 0.25)) +
    place(180, 990, 1.4, seaFan(palette, '#c0447a', 0.2)) +
    place(420, 1010, 1, brainCoral(palette, '#7fa05a', 260, 0.2)) +
    place(600, 580, 1.9, reefFish(palette, '#f7d23e', '#1f3a5a', 0.05)) +
    place(340, 650, 1.4, reefFish(palette, '#f7d23e', '#1f3a5a', 0.15)) +
    place(800, 740, 1.5, reefFish(palette, '#f2f4ee', '#e0672f', 0.1)) +
    place(1010, 640, 1.1, reefFish(palette, '#f2f4ee', '#e0672f', 0.3)) +
    seaFloor(palette, [
      [-40, 1130],
      [300, 1100],
      [800, 1140],
      [1200, 1090],
      [1640, 1120],
    ]) +
    place(40, 1160, 1.5, staghorn(palette, random, '#e8935a')) +
    place(700, 1170, 1, staghorn(palette, random, '#d95f7f')) +
    place(930, 1180, 1, brainCoral(palette, '#e3b85a', 230)),
};
