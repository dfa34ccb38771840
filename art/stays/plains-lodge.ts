import { rhino } from '../kit/animals/rhino.ts';
import { cottage } from '../kit/buildings/cottage.ts';
import { makutiHouse } from '../kit/buildings/thatch.ts';
import { foreground, grass, layer } from '../kit/land.ts';
import { mountKenyaFar } from '../kit/mount-kenya-far.ts';
import { acacia, bush } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { place } from '../kit/shapes.ts';
import { sky, streaks, sun } from '../kit/sky.ts';

export const plainsLodge: Scene = {
  alt: {
    en: 'A thatched lodge with cottages on the Laikipia plain, rhinos grazing in front of it and Mount Kenya far off.',
    sw: 'Loji iliyoezekwa nyasi kwenye uwanda wa Laikipia, vifaru wakila nyasi mbele yake na Mlima Kenya kwa mbali.',
  },
  lights: ['dawn', 'gold', 'dusk', 'day'],
  close: { x: 1060, y: 760, width: 860 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 700) +
    sun(palette, 1180, 470, 84) +
    streaks(palette, random, { top: 110, bottom: 400, count: 7 }) +
    place({ x: 420, y: 760, scale: 1.04 }, mountKenyaFar(palette)) +
    layer(palette, random, { depth: 1, y: 730, swell: 22, steps: 6 }) +
    place({ x: 120, y: 790, scale: 0.34 }, acacia(palette, random, 0.55)) +
    layer(palette, random, { depth: 2, y: 790, swell: 14, steps: 6 }) +
    place(
      { x: 1490, y: 850, scale: 0.66 },
      cottage(palette, { id: 'wing', wall: '#c9a678', roof: '#6d5a40', distance: 0.14 }),
    ) +
    place({ x: 740, y: 830, scale: 0.6 }, acacia(palette, random, 0.3)) +
    place({ x: 1130, y: 870, scale: 0.98 }, makutiHouse(palette, random, 'lodge')) +
    place({ x: 1440, y: 900, scale: 0.7 }, bush(palette, random, 260)) +
    place({ x: 830, y: 890, scale: 0.6 }, bush(palette, random, 240)) +
    layer(palette, random, { depth: 3, y: 890, swell: 10, steps: 6 }) +
    grass(palette, random, { y: 930, height: 40, count: 40 }) +
    place({ x: 720, y: 996, scale: 0.56 }, rhino(palette, 'calf', 0.12)) +
    place({ x: 400, y: 1050, scale: 1.0 }, rhino(palette, 'cow')) +
    grass(palette, random, { y: 1100, height: 54, count: 54 }) +
    foreground(palette, random, 1158),
};
