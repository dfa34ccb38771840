import { lion } from '../kit/animals/lion.ts';
import { euphorbia } from '../kit/euphorbia.ts';
import { farHerd } from '../kit/herd.ts';
import { foreground, grass, layer } from '../kit/land.ts';
import { acacia } from '../kit/plants.ts';
import { boulder } from '../kit/rocks.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, place } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

/** Granite that bulges out of the plain: one long whaleback with a ledge before it and a higher block behind. */
const kopje = ({ palette }: Paint): Drawing =>
  place({ x: 1440, y: 800, scale: 1.02 }, euphorbia(palette, 0.12)) +
  boulder(
    palette,
    'kopje-back',
    [
      [1150, 1220],
      [1170, 900],
      [1236, 800],
      [1360, 752],
      [1520, 748],
      [1640, 790],
      [1700, 900],
      [1700, 1220],
    ],
    { colour: '#94775e', distance: 0.12 },
  ) +
  boulder(palette, 'kopje-main', [
    [420, 1240],
    [444, 1060],
    [500, 930],
    [600, 872],
    [760, 854],
    [980, 850],
    [1200, 852],
    [1360, 868],
    [1480, 930],
    [1540, 1060],
    [1560, 1240],
  ]);

/** Lower blocks before the ledge. */
const foot = ({ palette }: Paint): Drawing =>
  boulder(
    palette,
    'kopje-left',
    [
      [250, 1240],
      [270, 1120],
      [340, 1040],
      [460, 1010],
      [580, 1040],
      [650, 1120],
      [670, 1240],
    ],
    { colour: '#9a7a60' },
  ) +
  boulder(
    palette,
    'kopje-right',
    [
      [1240, 1240],
      [1260, 1120],
      [1350, 1050],
      [1500, 1040],
      [1640, 1080],
      [1690, 1240],
    ],
    { colour: '#9a7a60' },
  );

export const lionsKopje: Scene = {
  alt: {
    en: 'A lioness and her two cubs rest on a granite rock and watch herds on the plain.',
    sw: 'Simba jike na watoto wake wawili wamepumzika juu ya mwamba wakitazama makundi ya wanyama uwandani.',
  },
  lights: ['gold', 'dawn', 'day', 'dusk'],
  close: { x: 900, y: 720, width: 900 },
  draw: (paint) => {
    const { palette, random } = paint;
    return (
      sky(palette, 720) +
      sun(palette, 330, 520, 92) +
      cloud(palette, 1080, 190, 620) +
      cloud(palette, 520, 290, 420) +
      layer(palette, random, { depth: 0, y: 640, swell: 40, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 712, swell: 22, steps: 8 }) +
      place({ x: 520, y: 764, scale: 0.36 }, acacia(palette, random, 0.6)) +
      place({ x: 110, y: 770, scale: 0.46 }, acacia(palette, random, 0.55)) +
      layer(palette, random, { depth: 2, y: 790, swell: 12 }) +
      farHerd(palette, random, { from: 30, to: 460, y: 812, count: 30, size: 1.6 }) +
      layer(palette, random, { depth: 3, y: 880, swell: 14, steps: 6 }) +
      farHerd(palette, random, { from: 40, to: 360, y: 900, count: 7, size: 3 }) +
      grass(palette, random, { y: 960, height: 40, count: 40 }) +
      birds(palette, random, { x: 700, y: 380, size: 0.7 }) +
      kopje(paint) +
      place({ x: 1094, y: 722, scale: 0.6, scaleX: -0.6 }, lion(palette, 'second-cub', { young: true })) +
      place({ x: 960, y: 868, scale: 1.42 }, lion(palette, 'lioness')) +
      place({ x: 690, y: 882, scale: 0.6 }, lion(palette, 'cub', { young: true })) +
      foot(paint) +
      foreground(palette, random, 1150)
    );
  },
};
