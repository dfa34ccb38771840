import { mix } from '../kit/colour.ts';
import { boot } from '../kit/footwear.ts';
import { grass, layer, ridge } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { boulder } from '../kit/rocks.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, ellipse, faint, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky } from '../kit/sky.ts';

/** An enamel mug about 170 high. */
const mug = ({ palette }: Paint): Drawing => {
  const [own, shade] = [lit(palette, '#e9e2d0'), shaded(palette, '#d5ccb8')];
  const blue = lit(palette, '#2f5f86');
  return (
    `<path fill="none" stroke="${own}" stroke-width="15" d="M66-130C130-138 134-40 64-44"/>` +
    shape(own, 'M-76-160H76L66-6C50 6-50 6-66-6z') +
    shape(shade, 'M20-160H76L66-6C56 2 36 4 20 5z') +
    ellipse(blue, { x: 0, y: -160, rx: 78, ry: 17 }) +
    ellipse(lit(palette, '#8a5432'), { x: 0, y: -158, rx: 66, ry: 11 }) +
    [
      [-40, -90],
      [-10, -50],
      [-48, -34],
      [30, -110],
      [44, -70],
      [10, -18],
    ]
      .map(([x, y]) => ellipse(blue, { x: x ?? 0, y: y ?? 0, rx: 7, ry: 4 }))
      .join('') +
    faint(0.4, stroke(palette.cloud[0], 9, 'M-20-190q-24-40 4-80t0-80M26-190q24-40 0-80t6-70'))
  );
};

/** A coil of rope about 300 wide, lying. */
const rope = ({ palette }: Paint): Drawing => {
  const [own, shade] = [lit(palette, '#d8603a'), shaded(palette, '#c04f30')];
  const rings = [0, 1, 2, 3].map((ring) => {
    const y = -18 - ring * 22;
    const path = `<ellipse cx="${ring * 4 - 6}" cy="${y}" rx="${150 - ring * 7}" ry="${46 - ring * 3}" fill="none" stroke="`;
    return `${path}${shade}" stroke-width="27"/>${path}${own}" stroke-width="17"/>${path}${mix(own, palette.rim, 0.4)}" stroke-width="4" stroke-dasharray="10 16"/>`;
  });
  return rings.join('') + stroke(own, 17, 'M110-60C190-50 220 0 260 6');
};

export const trekBoots: Scene = {
  alt: {
    en: 'Walking boots, a coil of rope and a steaming tin mug on a rock, high ridges in the distance.',
    sw: 'Buti za kupanda mlima, kamba na kikombe cha chai moto juu ya mwamba, vilima virefu mbali.',
  },
  lights: ['dawn', 'day', 'gold', 'mist'],
  close: { x: 560, y: 860, width: 900 },
  draw: (paint) => {
    const { palette, random } = paint;
    return (
      sky(palette, 760) +
      cloud(palette, 360, 200, 480) +
      ridge(mix(palette.land[0], palette.haze, 0.25), [
        [-40, 640],
        [260, 600],
        [520, 540],
        [760, 560],
        [980, 470],
        [1150, 420],
        [1290, 470],
        [1460, 560],
        [1640, 590],
      ]) +
      cloud(palette, 1240, 600, 520) +
      layer(palette, random, { depth: 0, y: 690, swell: 40, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 760, swell: 24 }) +
      ridge(palette.land[2], [
        [-40, 800],
        [300, 780],
        [700, 830],
        [1100, 820],
        [1640, 780],
      ]) +
      grass(palette, random, { y: 860, height: 50, count: 50 }) +
      boulder(
        palette,
        'rock',
        [
          [-60, 1260],
          [-40, 1040],
          [120, 970],
          [420, 948],
          [820, 942],
          [1200, 956],
          [1480, 990],
          [1660, 1060],
          [1680, 1260],
        ],
        { colour: '#8f8a82' },
      ) +
      faint(
        0.3,
        ellipse(palette.ink, { x: 620, y: 1046, rx: 420, ry: 34 }) +
          ellipse(palette.ink, { x: 1290, y: 1080, rx: 260, ry: 26 }),
      ) +
      place({ x: 1180, y: 1060 }, rope(paint)) +
      place({ x: 740, y: 1010, scale: 1.3 }, boot(palette, 'far-boot', '#85552f')) +
      place({ x: 560, y: 1056, scale: 1.4 }, boot(palette, 'near-boot')) +
      place({ x: 1340, y: 1100, scale: 1.24 }, mug(paint)) +
      grass(palette, random, { y: 1200, height: 60, count: 30 })
    );
  },
};
