import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import { road, underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { box, place, shape } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { van } from '../kit/vehicles/van.ts';

export const shuttleCoast: Scene = {
  alt: {
    en: 'A white passenger van drives along the palm-lined coast road, the Indian Ocean behind it.',
    sw: 'Gari jeupe la abiria kwenye barabara ya pwani yenye minazi, Bahari Hindi nyuma yake.',
  },
  lights: ['day', 'gold', 'dawn', 'dusk'],
  close: { x: 760, y: 800, width: 900 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 640) +
    sun(palette, 1160, 400, 96) +
    cloud(palette, 440, 170, 620) +
    cloud(palette, 900, 300, 340) +
    sea(palette, random, { top: 640, bottom: 880, count: 30 }) +
    shape(mix(lit(palette, '#f2e8cf'), palette.haze, 0.3), 'M-20 642H420C380 628 250 622 140 624L-20 618z') +
    shape(mix(palette.leaf[1], palette.haze, 0.4), 'M-20 630C80 604 260 606 360 632z') +
    shape(lit(palette, '#efdcb0'), 'M-20 850C400 826 1100 850 1620 820V930H-20z') +
    place({ x: 120, y: 920, scale: 1.35 }, palm(palette, random, 110, 0.12)) +
    place({ x: 340, y: 908, scale: 1.05 }, palm(palette, random, 70, 0.2)) +
    place({ x: 1500, y: 920, scale: 1.4 }, palm(palette, random, -120, 0.08)) +
    place({ x: 1280, y: 906 }, palm(palette, random, 90, 0.22)) +
    box(lit(palette, '#d9c79c'), { x: 0, y: 900, width: 1600, height: 26 }) +
    road(palette, 924, 206) +
    underShade(palette, 760, 1068, 960) +
    place({ x: 760, y: 1070, scale: 1.86 }, van(palette, { id: 'shuttle', own: '#f1ede2', band: '#1f8a96' })) +
    shape(mix(lit(palette, '#d9c79c'), palette.ink, 0.3), 'M-20 1130C400 1118 1100 1142 1620 1124V1220H-20z'),
};
