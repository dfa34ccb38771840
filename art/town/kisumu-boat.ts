import { lakeBoat } from '../kit/boats/lake-boat.ts';
import { glints, layer } from '../kit/land.ts';
import { shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { papyrus } from '../kit/reeds.ts';
import type { Scene } from '../kit/scene.ts';
import { mirrored, sea } from '../kit/sea.ts';
import { place, stroke } from '../kit/shapes.ts';
import { birds, sky, streaks, sun } from '../kit/sky.ts';

export const kisumuBoat: Scene = {
  alt: {
    en: 'A painted wooden boat glides past papyrus on Lake Victoria at Dunga.',
    sw: 'Mashua ya mbao iliyopakwa rangi inapita kando ya mafunjo kwenye Ziwa Victoria, Dunga.',
  },
  lights: ['gold', 'dusk', 'dawn', 'mist'],
  close: { x: 740, y: 760, width: 900 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const boat = lakeBoat(palette, ['#2f7fb0', '#f0c23c', '#c8452f']);
    const rider = (x: number, look: keyof typeof looks) =>
      place({ x, y: -48, scale: 0.6 }, person(palette, looks[look], poses.sitting));
    return (
      sky(palette, 620) +
      sun(palette, 980, 470, 124) +
      streaks(palette, random, { top: 140, bottom: 420, count: 7 }) +
      layer(palette, random, { depth: 0, y: 590, swell: 30, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 622, swell: 8, steps: 8 }) +
      sea(palette, random, { top: 636, count: 54 }) +
      glints(palette.water[0], random, { x: 980, top: 660, bottom: 1180, spread: 380, count: 26 }) +
      place({ x: 1330, y: 690, scale: 0.3 }, lakeBoat(palette, ['#3f8a5a', '#f2efe2', '#2f5f8a'], 0.3)) +
      place({ x: 1330, y: 672, scale: 0.2 }, person(palette, looks.fundi, poses.standing, 0.3)) +
      [60, 190, 1480]
        .map((x, index) => place({ x, y: 700 + index * 6, scale: 0.5 }, papyrus(palette, random, 9, 0.45)))
        .join('') +
      mirrored({ x: 720, y: 902, scale: 1.25, strength: 0.28 }, boat) +
      place(
        { x: 720, y: 890, scale: 1.25 },
        stroke(shaded(palette, '#5a3d28'), 7, 'M250-300L330 40') +
          rider(-130, 'visitor') +
          rider(-20, 'guest') +
          rider(90, 'shirt') +
          place(
            { x: 214, y: -54, scale: 0.76 },
            person(palette, looks.fundi, {
              ...poses.standing,
              arms: {
                near: [
                  [34, -206],
                  [46, -240],
                ],
                far: [
                  [20, -204],
                  [52, -216],
                ],
              },
            }),
          ) +
          boat,
      ) +
      place({ x: 90, y: 1190, scale: 1.5 }, papyrus(palette, random, 11)) +
      place({ x: 300, y: 1230, scale: 1.1 }, papyrus(palette, random, 9)) +
      place({ x: 1540, y: 1200, scale: 1.6 }, papyrus(palette, random, 11)) +
      place({ x: 1360, y: 1240 }, papyrus(palette, random, 8)) +
      birds(palette, random, { x: 420, y: 330, count: 6, size: 0.8 })
    );
  },
};
