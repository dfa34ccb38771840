import { campFire } from '../kit/fire.ts';
import { foreground, grass, layer } from '../kit/land.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { acacia } from '../kit/plants.ts';
import { underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { place } from '../kit/shapes.ts';
import { cloud, sky, stars, sun } from '../kit/sky.ts';
import { roofTent } from '../kit/vehicles/roof-tent.ts';
import { suv } from '../kit/vehicles/suv.ts';

export const pradoCamp: Scene = {
  alt: {
    en: 'A four-wheel drive with a tent open on its roof, a camp fire and a traveller under an acacia.',
    sw: 'Gari la 4×4 lenye hema juu ya paa, moto wa kambi na msafiri chini ya mgunga.',
  },
  lights: ['dusk', 'night', 'gold', 'dawn'],
  close: { x: 700, y: 800, width: 900 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 780) +
    (palette.lamps ? stars(palette, random, 620, 150) : cloud(palette, 900, 200, 560)) +
    sun(palette, 1060, 620, 80) +
    cloud(palette, 420, 260, 460) +
    layer(palette, random, { depth: 0, y: 700, swell: 90, steps: 5 }) +
    layer(palette, random, { depth: 1, y: 780, swell: 30, steps: 6 }) +
    place({ x: 1240, y: 820, scale: 0.34 }, acacia(palette, random, 0.6)) +
    layer(palette, random, { depth: 2, y: 840, swell: 14, steps: 6 }) +
    place({ x: 160, y: 940, scale: 1.6 }, acacia(palette, random, 0.1)) +
    layer(palette, random, { depth: 3, y: 930, swell: 12, steps: 6 }) +
    grass(palette, random, { y: 966, height: 44, count: 40 }) +
    underShade(palette, 760, 1032, 760) +
    place({ x: 760, y: 1034, scale: 1.66 }, suv(palette, { id: 'prado', own: '#5d6b5e', seated: [] })) +
    place({ x: 800, y: 718, scale: 1.56 }, roofTent(palette, 200)) +
    place({ x: 1270, y: 1074, scale: 1.1 }, campFire(palette)) +
    place({ x: 1420, y: 1050, scale: 0.98 }, person(palette, { ...looks.visitor, top: '#c8502f' }, poses.standing)) +
    grass(palette, random, { y: 1100, height: 56, count: 50 }) +
    foreground(palette, random, 1156),
};
