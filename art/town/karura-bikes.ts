import { type Hex, mix } from '../kit/colour.ts';
import { ridge } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { type Look, looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { leaves } from '../kit/plants.ts';
import { between } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { box, ellipse, faint, gradient, place, polygon } from '../kit/shapes.ts';
import { bicycle } from '../kit/vehicles/bicycle.ts';
import { canopy, ferns, trunk } from './karura-trees.ts';

export const karuraBikes: Scene = {
  alt: {
    en: 'Two cyclists ride a red earth path under the tall trees of Karura Forest.',
    sw: 'Waendesha baiskeli wawili kwenye njia ya udongo mwekundu chini ya miti mirefu ya Msitu wa Karura.',
  },
  lights: ['day', 'mist', 'dawn', 'gold'],
  close: { x: 700, y: 800, width: 900 },
  draw: ({ palette, random }) => {
    const back = mix(palette.haze, palette.leaf[0], 0.3);
    const earth = lit(palette, '#b5653a');
    const cyclist = (look: Look, frame: Hex) => bicycle(palette, frame) + person(palette, look, poses.cycling);
    return (
      gradient('forest', [
        [0, mix(back, palette.leaf[1], 0.35)],
        [0.6, mix(back, palette.glow, 0.45)],
        [1, back],
      ]) +
      box('url(#forest)', { x: 0, y: 0, width: 1600, height: 1200 }) +
      [70, 250, 420, 590, 760, 930, 1090, 1290, 1480]
        .map((x) => trunk(palette, random, { x, foot: 860, width: between(random, 18, 30), distance: 0.8 }))
        .join('') +
      canopy(palette, random, 90, 0.72) +
      ridge(mix(palette.leaf[1], palette.haze, 0.55), [
        [-40, 850],
        [400, 830],
        [900, 850],
        [1300, 826],
        [1640, 846],
      ]) +
      [180, 520, 850, 1180, 1420]
        .map((x) => trunk(palette, random, { x, foot: 890, width: between(random, 34, 48), distance: 0.5 }))
        .join('') +
      ferns(palette, random, 884, 0.45) +
      ridge(mix(palette.leaf[1], palette.haze, 0.28), [
        [-40, 896],
        [400, 880],
        [900, 900],
        [1300, 876],
        [1640, 896],
      ]) +
      faint(
        0.3,
        polygon(palette.glow, [
          [520, -10],
          [700, -10],
          [420, 1000],
          [40, 1000],
        ]) +
          polygon(palette.glow, [
            [880, -10],
            [990, -10],
            [860, 980],
            [620, 980],
          ]),
      ) +
      ridge(earth, [
        [-40, 960],
        [400, 940],
        [900, 962],
        [1300, 940],
        [1640, 956],
      ]) +
      ridge(mix(earth, palette.rim, 0.2), [
        [-40, 984],
        [400, 966],
        [900, 990],
        [1300, 966],
        [1640, 984],
      ]) +
      faint(
        0.3,
        ellipse(palette.ink, { x: 560, y: 1056, rx: 190, ry: 13 }) +
          ellipse(palette.ink, { x: 1040, y: 1020, rx: 160, ry: 11 }),
      ) +
      place(
        { x: 1030, y: 1016 },
        cyclist(
          { ...looks.rider, skin: looks.guest.skin, headColour: '#f2ead6', top: '#d9a032', bottom: '#3d4a5c' },
          '#2f7f96',
        ),
      ) +
      place({ x: 550, y: 1052, scale: 1.2 }, cyclist(looks.rider, '#e0a32e')) +
      ridge(mix(earth, shaded(palette, '#6b3a20'), 0.4), [
        [-40, 1090],
        [400, 1106],
        [900, 1090],
        [1300, 1108],
        [1640, 1086],
      ]) +
      canopy(palette, random, 0, 0.2) +
      trunk(palette, random, { x: 1440, foot: 1130, width: 120, distance: 0 }) +
      trunk(palette, random, { x: 120, foot: 1150, width: 140, distance: 0 }) +
      ferns(palette, random, 1130, 0) +
      ridge(mix(palette.leaf[2], palette.ink, 0.4), [
        [-40, 1140],
        [400, 1166],
        [900, 1150],
        [1300, 1164],
        [1640, 1136],
      ]) +
      place({ x: 60, y: 1200, scale: 1.2 }, leaves(palette, random, 6, 220)) +
      place({ x: 1560, y: 1210, scale: 1.2 }, leaves(palette, random, 6, 220))
    );
  },
};
