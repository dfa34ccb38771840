import { lion } from '../kit/animals/lion.ts';
import { farHerd } from '../kit/herd.ts';
import { foreground, grass, layer } from '../kit/land.ts';
import { acacia, euphorbia } from '../kit/plants.ts';
import { boulder } from '../kit/rocks.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, place } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

const kopje = ({ palette }: Paint): Drawing =>
  boulder(
    palette,
    'kopje-back',
    [
      [1180, 1200],
      [1200, 860],
      [1280, 740],
      [1420, 690],
      [1560, 720],
      [1660, 800],
      [1680, 1220],
    ],
    '#9a7c62',
    0.12,
  ) +
  place(1230, 800, 0.9, euphorbia(palette, 0.1)) +
  boulder(
    palette,
    'kopje-left',
    [
      [360, 1220],
      [380, 1090],
      [450, 990],
      [560, 950],
      [680, 980],
      [760, 1060],
      [780, 1220],
    ],
    '#a3846a',
  ) +
  boulder(palette, 'kopje-main', [
    [560, 1220],
    [600, 1040],
    [640, 900],
    [740, 830],
    [920, 806],
    [1120, 800],
    [1300, 812],
    [1420, 880],
    [1470, 1000],
    [1480, 1220],
  ]) +
  boulder(
    palette,
    'kopje-right',
    [
      [1260, 1220],
      [1290, 1080],
      [1380, 1000],
      [1500, 990],
      [1640, 1040],
      [1680, 1220],
    ],
    '#9c7d64',
  );

export const lionsKopje: Scene = {
  alt: {
    en: 'A lioness and her two cubs rest on a granite kopje and watch herds on the plain.',
    sw: 'Simba jike na watoto wake wawili wamepumzika juu ya mwamba wakitazama makundi ya wanyama uwandani.',
  },
  lights: ['gold', 'dawn', 'day', 'dusk'],
  close: { x: 900, y: 740, width: 800 },
  draw: (paint) => {
    const { palette, random } = paint;
    return (
      sky(palette, 720) +
      sun(palette, 330, 520, 92) +
      cloud(palette, 1080, 190, 620) +
      cloud(palette, 520, 290, 420) +
      layer(palette, 0, random, 640, 40, 6) +
      layer(palette, 1, random, 712, 22, 8) +
      place(560, 760, 0.34, acacia(palette, random, 0.6)) +
      place(110, 770, 0.42, acacia(palette, random, 0.55)) +
      layer(palette, 2, random, 790, 12, 7) +
      farHerd(palette, random, 30, 560, 812, 34, 1.6) +
      layer(palette, 3, random, 880, 14, 6) +
      farHerd(palette, random, 40, 420, 900, 9, 3) +
      grass(palette, random, 960, 40, 40) +
      birds(palette, random, 700, 380, 5, 0.7) +
      kopje(paint) +
      place(960, 822, 1.24, lion(palette, 'lioness')) +
      place(770, 868, 0.56, lion(palette, 'cub', { young: true })) +
      place(1530, 1004, 0.54, lion(palette, 'second-cub', { young: true })) +
      foreground(palette, random, 1150)
    );
  },
};
