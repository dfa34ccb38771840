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
    lamuSeafront(palette, random, 650, 0.82, 0.34) +
    sea(palette, random, 648) +
    glints(palette.water[0], random, 1130, 680, 1190, 300, 18) +
    place(1330, 690, 0.3, dhow(palette, { sail: 'furled', crew: false, band: '#c8452f' }, 0.3)) +
    mirrored(700, 900, 1.12, dhow(palette, { crew: false })) +
    place(700, 898, 1.12, dhow(palette)) +
    place(700, 898, 1.12, wake(palette)) +
    birds(palette, random, 1050, 190, 4, 0.8),
};
