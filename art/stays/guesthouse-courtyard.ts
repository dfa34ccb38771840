import { carvedDoor } from '../kit/buildings/carved-door.ts';
import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import { daybed } from '../kit/rooms/garden-seats.ts';
import { hangingLamp } from '../kit/rooms/lantern.ts';
import type { Scene } from '../kit/scene.ts';
import { box, faint, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky } from '../kit/sky.ts';
import { bougainvillea, potPlant } from '../kit/trees.ts';

const arch = (x: number, foot: number, half: number, spring: number): string =>
  `M${x - half} ${foot}V${spring}C${x - half} ${spring - half * 0.7} ${x - half * 0.3} ${spring - half * 0.92} ${x} ${spring - half * 1.16}C${x + half * 0.3} ${spring - half * 0.92} ${x + half} ${spring - half * 0.7} ${x + half} ${spring}V${foot}z`;

export const guesthouseCourtyard: Scene = {
  alt: {
    en: 'The inner court of a Swahili guesthouse: white arches, a carved door, a daybed and potted plants.',
    sw: 'Ua wa ndani wa nyumba ya wageni ya Waswahili: matao meupe, mlango wa nakshi, kitanda na mimea.',
  },
  lights: ['day', 'gold', 'dusk', 'night'],
  close: { x: 330, y: 760, width: 860 },
  draw: ({ palette, random }) => {
    const wall = lit(palette, '#f6eedc');
    const dim = mix(wall, palette.ink, 0.16);
    const depth = palette.lamps ? mix('#e9a558', wall, 0.25) : mix(wall, palette.ink, 0.4);
    const floor = lit(palette, '#d8c3a0');
    return (
      sky(palette, 300) +
      cloud(palette, 820, 70, 520) +
      place({ x: 1180, y: 420 }, palm(palette, random, -60, 0.2)) +
      // Upper gallery.
      box(wall, { x: 0, y: 140, width: 1600, height: 800 }) +
      box(mix(wall, palette.rim, 0.6), { x: 0, y: 130, width: 1600, height: 16 }) +
      shape(depth, [170, 420, 800, 1180, 1430].map((x) => arch(x, 410, 88, 290)).join('')) +
      stroke(lit(palette, '#7a4f32'), 8, 'M0 356H1600M0 408H1600') +
      stroke(lit(palette, '#7a4f32'), 4, Array.from({ length: 66 }, (_, index) => `M${index * 25} 356V408`).join('')) +
      shape(wall, [295, 610, 990, 1305].map((x) => `M${x - 34} 140H${x + 34}V420H${x - 34}z`).join('')) +
      box(dim, { x: 0, y: 414, width: 1600, height: 26 }) +
      // Arcade.
      shape(depth, [250, 800, 1350].map((x) => arch(x, 940, 210, 690)).join('')) +
      box(mix(depth, palette.ink, 0.12), { x: 40, y: 900, width: 420, height: 40 }) +
      place({ x: 800, y: 936, scale: 0.74 }, carvedDoor(palette)) +
      shape(mix(wall, palette.rim, 0.5), 'M486 690H560V704H486zM1040 690H1114V704H1040z') +
      shape(dim, 'M546 704H560V940H546zM1100 704H1114V940H1100z') +
      // The wedge of light that falls into the court.
      faint(palette.lamps ? 0 : 0.34, shape(palette.glow, 'M1600 140H980L340 940H1600z')) +
      gradient('floor', [
        [0, mix(floor, palette.ink, 0.08)],
        [1, mix(floor, palette.ink, 0.3)],
      ]) +
      shape('url(#floor)', 'M0 936H1600V1220H0z') +
      stroke(
        mix(floor, palette.ink, 0.22),
        3,
        'M0 980H1600M0 1040H1600M0 1120H1600M800 936V1200M560 936L420 1200M1040 936L1180 1200M320 936L40 1200M1280 936L1560 1200M100 936L-320 1200M1500 936L1920 1200',
      ) +
      faint(palette.lamps ? 0 : 0.3, shape(palette.glow, 'M400 936H1600V1200H200z')) +
      place({ x: 250, y: 0 }, hangingLamp(palette, 'lamp-a', 500)) +
      place({ x: 1350, y: 0 }, hangingLamp(palette, 'lamp-b', 500)) +
      place({ x: 280, y: 1040, scale: 1.06 }, daybed(palette)) +
      place({ x: 1500, y: 276, scale: 1.5 }, bougainvillea(palette, random)) +
      place({ x: 1180, y: 1010, scale: 1.3 }, potPlant(palette, random)) +
      place({ x: 1480, y: 1080, scale: 1.9 }, potPlant(palette, random, '#2f7f8c')) +
      place({ x: 560, y: 970 }, potPlant(palette, random, '#8a4a32')) +
      place({ x: 1320, y: 1030, scale: 1.1 }, potPlant(palette, random, '#c98a4a'))
    );
  },
};
