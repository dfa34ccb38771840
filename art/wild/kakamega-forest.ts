import { butterfly, hornbill } from '../kit/animals/birds.ts';
import { type Hex, mix } from '../kit/colour.ts';
import { cushion } from '../kit/foliage.ts';
import { lit } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { leaves } from '../kit/plants.ts';
import { between } from '../kit/random.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { box, type Drawing, faint, gradient, limb, place, polygon, shape, stroke } from '../kit/shapes.ts';

/** A giant trunk with buttress roots, standing at the origin, `width` thick. */
const trunk = ({ palette }: Paint, width: number, own: Hex): Drawing => {
  const shade = mix(own, palette.ink, 0.35);
  const w = width / 2;
  return (
    shape(
      own,
      `M${-w} -2400C${-w} -600 ${-w * 1.1} -300 ${-w * 1.5} -130C${-w * 2} -40 ${-w * 3.2} 0 ${-w * 4} 20H${w * 4}C${w * 3} 0 ${w * 2} -50 ${w * 1.5} -140C${w * 1.1} -300 ${w} -600 ${w} -2400z`,
    ) +
    shape(
      shade,
      `M${w * 0.3} -2400C${w * 0.4} -600 ${w * 0.4} -200 ${w * 0.8} 20H${w * 4}C${w * 3} 0 ${w * 2} -50 ${w * 1.5} -140C${w * 1.1} -300 ${w} -600 ${w} -2400z`,
    ) +
    shape(
      shade,
      `M${-w * 0.7} -160C${-w * 0.8} -80 ${-w * 1.3} -20 ${-w * 1.8} 20H${-w * 0.6}C${-w * 0.6} -40 ${-w * 0.7} -100 ${-w * 0.7} -160z`,
    )
  );
};

const canopy = ({ palette, random }: Paint, y: number, tone: number, count: number): Drawing =>
  Array.from({ length: count }, (_, index) =>
    shape(
      // The shaded masses first, the lit tufts on them.
      mix(palette.leaf[index < count * 0.4 ? 2 : index < count * 0.75 ? 1 : 0], palette.haze, tone),
      cushion({
        x: between(random, -60, 1660),
        y: y + between(random, -90, 60) - index * 2,
        half: between(random, 110, 210) * (index < count * 0.4 ? 1 : 0.7),
        high: between(random, 50, 92) * (index < count * 0.4 ? 1 : 0.6),
        lean: between(random, -1, 1),
      }),
    ),
  ).join('');

const fern = ({ palette }: Paint, x: number, y: number, size: number): Drawing =>
  place(
    { x, y, scale: size },
    [-70, -45, -20, 12, 40, 66]
      .map((lean, index) => {
        const fill = palette.leaf[index % 2 === 0 ? 1 : 2];
        return shape(
          fill,
          `M-4 4Q${lean * 0.7} -110 ${lean * 2} -${104 - Math.abs(lean) * 0.6}Q${lean * 1.1} -70 8 4z`,
        );
      })
      .join(''),
  );

export const kakamegaForest: Scene = {
  alt: {
    en: 'Walkers on a path between giant forest trees, light falling in shafts, a hornbill and butterflies.',
    sw: 'Watembezi kwenye njia kati ya miti mikubwa ya msitu, miale ya jua, hondohondo na vipepeo.',
  },
  lights: ['mist', 'day', 'dawn', 'gold'],
  close: { x: 900, y: 800, width: 820 },
  draw: (paint) => {
    const { palette, random } = paint;
    const bark = (own: Hex, depth: number) => mix(lit(palette, own), palette.haze, depth);
    return (
      gradient('forest', [
        [0, mix(palette.leaf[0], palette.haze, 0.5)],
        [0.55, mix(palette.haze, palette.sun, 0.4)],
        [1, mix(palette.leaf[1], palette.haze, 0.3)],
      ]) +
      box('url(#forest)', { x: 0, y: 0, width: 1600, height: 1200 }) +
      canopy(paint, 60, 0.62, 22) +
      [140, 330, 560, 690, 960, 1130, 1290, 1500]
        .map((x, index) =>
          place(
            { x, y: 840 + (index % 3) * 14, scale: 0.5 },
            trunk(paint, 70 + (index % 3) * 24, bark('#7a6a58', 0.66)),
          ),
        )
        .join('') +
      shape(mix(palette.leaf[1], palette.haze, 0.45), 'M-20 860C300 830 700 846 1000 836S1400 850 1640 834V1220H-20z') +
      canopy(paint, 20, 0.34, 20) +
      [60, 480, 1180, 1420]
        .map((x, index) =>
          place(
            { x, y: 920 + (index % 2) * 20, scale: 0.76 },
            trunk(paint, 100 + (index % 2) * 30, bark('#6b5844', 0.36)),
          ),
        )
        .join('') +
      shape(mix(palette.leaf[2], palette.haze, 0.2), 'M-20 950C300 920 600 940 900 926S1400 936 1640 920V1220H-20z') +
      shape(
        bark('#c08a5c', 0.12),
        'M620 1220C700 1120 800 1050 840 990C860 950 820 930 800 900H836C880 930 920 950 910 1000C900 1070 900 1140 940 1220z',
      ) +
      place({ x: 842, y: 984, scale: 0.4 }, person(palette, looks.guest, poses.behind)) +
      place({ x: 876, y: 1010, scale: 0.44 }, person(palette, looks.shirt, poses.behind)) +
      faint(
        0.2,
        polygon(palette.sun, [
          [560, -20],
          [680, -20],
          [520, 1000],
          [240, 1000],
        ]) +
          polygon(palette.sun, [
            [800, -20],
            [1000, -20],
            [960, 1040],
            [680, 1040],
          ]) +
          polygon(palette.sun, [
            [1120, -20],
            [1190, -20],
            [1340, 960],
            [1180, 960],
          ]),
      ) +
      place({ x: 260, y: 1120 }, trunk(paint, 190, bark('#4f4234', 0.04))) +
      place({ x: 1400, y: 1150 }, trunk(paint, 240, bark('#574737', 0))) +
      limb(mix(bark('#4f4234', 0.04), palette.ink, 0.35), [
        [344, 474, 34],
        [520, 410, 26],
        [720, 430, 14],
        [800, 420, 6],
      ]) +
      stroke(
        palette.leaf[2],
        8,
        'M1290-20C1240 240 1250 520 1330 700M1500-20C1560 300 1540 500 1490 760M160-20C130 200 150 420 190 600',
      ) +
      canopy(paint, 44, 0, 26) +
      place({ x: 560, y: 404, scale: 0.86 }, hornbill(palette)) +
      place({ x: 700, y: 640, scale: 0.7 }, butterfly(palette, '#e8a33a')) +
      place({ x: 1060, y: 720, scale: 0.9 }, butterfly(palette, '#4f9fc4')) +
      place({ x: 980, y: 560, scale: 0.55 }, butterfly(palette, '#e8e0c8')) +
      [90, 470, 1090, 1250, 1560]
        .map((x, index) => fern(paint, x, 1130 + (index % 2) * 40, 1.1 + (index % 3) * 0.3))
        .join('') +
      place({ x: -20, y: 1210 }, leaves(palette, random, 6, 300)) +
      place({ x: 1620, y: 1210 }, leaves(palette, random, 6, 320)) +
      shape(mix(palette.leaf[2], palette.ink, 0.6), 'M-20 1170C400 1150 1200 1180 1640 1156V1220H-20z')
    );
  },
};
