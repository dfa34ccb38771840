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
      place(x, -48, 0.6, person(palette, looks[look], poses.sitting));
    return (
      sky(palette, 620) +
      sun(palette, 980, 470, 124) +
      streaks(palette, random, 140, 420, 7) +
      layer(palette, 0, random, 590, 30, 5) +
      layer(palette, 1, random, 622, 8, 8) +
      sea(palette, random, 636, 1200, 54) +
      glints(palette.water[0], random, 980, 660, 1180, 380, 26) +
      place(1330, 690, 0.3, lakeBoat(palette, ['#3f8a5a', '#f2efe2', '#2f5f8a'], 0.3)) +
      place(1330, 672, 0.2, person(palette, looks.fundi, poses.standing, 0.3)) +
      [60, 190, 1480].map((x, index) => place(x, 700 + index * 6, 0.5, papyrus(palette, random, 9, 0.45))).join('') +
      mirrored(720, 902, 1.25, boat, 0.28) +
      place(
        720,
        890,
        1.25,
        stroke(shaded(palette, '#5a3d28'), 7, 'M250-300L330 40') +
          rider(-130, 'visitor') +
          rider(-20, 'guest') +
          rider(90, 'shirt') +
          place(
            214,
            -54,
            0.76,
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
      place(90, 1190, 1.5, papyrus(palette, random, 11)) +
      place(300, 1230, 1.1, papyrus(palette, random, 9)) +
      place(1540, 1200, 1.6, papyrus(palette, random, 11)) +
      place(1360, 1240, 1, papyrus(palette, random, 8)) +
      birds(palette, random, 420, 330, 6, 0.8)
    );
  },
};
