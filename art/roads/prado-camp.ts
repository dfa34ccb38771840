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
    layer(palette, 0, random, 700, 90, 5) +
    layer(palette, 1, random, 780, 30, 6) +
    place(1240, 820, 0.34, acacia(palette, random, 0.6)) +
    layer(palette, 2, random, 840, 14, 6) +
    place(160, 940, 1.6, acacia(palette, random, 0.1)) +
    layer(palette, 3, random, 930, 12, 6) +
    grass(palette, random, 966, 44, 40) +
    underShade(palette, 760, 1032, 760) +
    place(760, 1034, 1.66, suv(palette, { id: 'prado', own: '#5d6b5e', seated: [] })) +
    place(800, 718, 1.56, roofTent(palette, 200)) +
    place(1270, 1074, 1.1, campFire(palette)) +
    place(1420, 1050, 0.98, person(palette, { ...looks.visitor, top: '#c8502f' }, poses.standing)) +
    grass(palette, random, 1100, 56, 50) +
    foreground(palette, random, 1156),
};
