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
  close: { x: 620, y: 760, width: 920 },
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
    rotate(8, place(240, 690, 0.56, dolphin(palette, 0.12)), [240, 690]) +
    place(338, 796, 0.62, splash(palette)) +
    rotate(-14, place(640, 820, 1.35, dolphin(palette)), [640, 820]) +
    place(910, 1084, 1.5, splash(palette)) +
    birds(palette, random, 620, 400, 4, 0.7),
};
