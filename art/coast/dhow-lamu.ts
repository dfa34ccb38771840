import { dhow, wake } from '../kit/boats/dhow.ts';
import { glints } from '../kit/land.ts';
import type { Scene } from '../kit/scene.ts';
import { mirrored, sea } from '../kit/sea.ts';
import { place } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { lamuSeafront } from './lamu-seafront.ts';

export const dhowLamu: Scene = {
  alt: {
    en: 'A dhow under its great sail passes the coral houses of Lamu’s seafront.',
    sw: 'Jahazi lenye tanga kubwa linapita mbele ya nyumba za matumbawe za ufuo wa Lamu.',
  },
  lights: ['gold', 'dawn', 'day', 'dusk'],
  close: { x: 700, y: 620, width: 1000 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 640) +
    sun(palette, 1130, 330, 92) +
    cloud(palette, 320, 180, 520) +
    cloud(palette, 1340, 210, 380) +
    lamuSeafront(palette, random, { y: 650, scale: 0.82, distance: 0.34 }) +
    sea(palette, random, { top: 648 }) +
    glints(palette.water[0], random, { x: 1130, top: 680, bottom: 1190, spread: 300, count: 18 }) +
    place({ x: 1330, y: 690, scale: 0.3 }, dhow(palette, { sail: 'furled', crew: false, band: '#c8452f' }, 0.3)) +
    mirrored({ x: 700, y: 900, scale: 1.12 }, dhow(palette, { crew: false })) +
    place({ x: 700, y: 898, scale: 1.12 }, dhow(palette)) +
    place({ x: 700, y: 898, scale: 1.12 }, wake(palette)) +
    birds(palette, random, { x: 1050, y: 190, count: 4, size: 0.8 }),
};
