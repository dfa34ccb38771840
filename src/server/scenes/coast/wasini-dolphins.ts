import { dolphin, splash } from '../kit/animals/dolphin.ts';
import { dhow, wake } from '../kit/boats/dhow.ts';
import { glints, layer } from '../kit/land.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { place, rotate } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

export const wasiniDolphins: Scene = {
  alt: {
    en: 'Dolphins leap ahead of a dhow in the channel by Wasini island.',
    sw: 'Pomboo wanaruka mbele ya jahazi katika mkondo wa bahari karibu na kisiwa cha Wasini.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 560, y: 760, width: 920 },
  draw: ({ palette, random }) =>
    sky(palette, 560) +
    sun(palette, 420, 290, 78) +
    cloud(palette, 820, 160, 520) +
    cloud(palette, 1440, 330, 360) +
    layer(palette, 0, random, 520, 14, 7) +
    layer(palette, 2, random, 556, 8, 12) +
    sea(palette, random, 566, 1200, 60) +
    glints(palette.water[0], random, 420, 590, 900, 260, 14) +
    place(1150, 720, 0.76, dhow(palette, { band: '#e0a32e' }, 0.1)) +
    place(1150, 720, 0.76, wake(palette, 0.1)) +
    rotate(16, place(880, 760, 0.62, dolphin(palette, 0.1)), [880, 760]) +
    place(965, 862, 0.7, splash(palette)) +
    rotate(-14, place(520, 800, 1.35, dolphin(palette)), [520, 800]) +
    place(790, 1064, 1.5, splash(palette)) +
    place(250, 1090, 0.9, splash(palette)) +
    birds(palette, random, 620, 400, 4, 0.7),
};
