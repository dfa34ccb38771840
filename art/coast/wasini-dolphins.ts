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
    layer(palette, random, { depth: 0, y: 520, swell: 14 }) +
    layer(palette, random, { depth: 2, y: 556, swell: 8, steps: 12 }) +
    sea(palette, random, { top: 566, count: 60 }) +
    glints(palette.water[0], random, { x: 420, top: 590, bottom: 900, spread: 260, count: 14 }) +
    place({ x: 1150, y: 720, scale: 0.76 }, dhow(palette, { band: '#e0a32e' }, 0.1)) +
    place({ x: 1150, y: 720, scale: 0.76 }, wake(palette, 0.1)) +
    rotate(8, place({ x: 240, y: 690, scale: 0.56 }, dolphin(palette, 0.12)), [240, 690]) +
    place({ x: 338, y: 796, scale: 0.62 }, splash(palette)) +
    rotate(-14, place({ x: 640, y: 820, scale: 1.35 }, dolphin(palette)), [640, 820]) +
    place({ x: 910, y: 1084, scale: 1.5 }, splash(palette)) +
    birds(palette, random, { x: 620, y: 400, count: 4, size: 0.7 }),
};
