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
    en: 'A thatched lodge with cottages on the Laikipia plain, rhinos grazing before it and Mount Kenya far off.',
    sw: 'Loji iliyoezekwa nyasi kwenye uwanda wa Laikipia, vifaru wakila nyasi mbele yake na Mlima Kenya kwa mbali.',
  },
  lights: ['dawn', 'gold', 'dusk', 'day'],
  close: { x: 1060, y: 760, width: 860 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 700) +
    sun(palette, 1180, 470, 84) +
    streaks(palette, random, 110, 400, 7) +
    place(420, 760, 1.04, mountKenyaFar(palette)) +
    layer(palette, 1, random, 730, 22, 6) +
    place(120, 790, 0.34, acacia(palette, random, 0.55)) +
    layer(palette, 2, random, 790, 14, 6) +
    place(1490, 850, 0.66, cottage(palette, { id: 'wing', wall: '#c9a678', roof: '#6d5a40', distance: 0.14 })) +
    place(740, 830, 0.6, acacia(palette, random, 0.3)) +
    place(1130, 870, 0.98, makutiHouse(palette, random, 'lodge')) +
    place(1440, 900, 0.7, bush(palette, random, 260)) +
    place(830, 890, 0.6, bush(palette, random, 240)) +
    layer(palette, 3, random, 890, 10, 6) +
    grass(palette, random, 930, 40, 40) +
    place(720, 996, 0.56, rhino(palette, 'calf', 0.12)) +
    place(400, 1050, 1.0, rhino(palette, 'cow')) +
    grass(palette, random, 1100, 54, 54) +
    foreground(palette, random, 1158),
};
