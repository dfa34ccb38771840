import { giraffe } from '../kit/animals/giraffe.ts';
import { giraffeHead } from '../kit/animals/giraffe-head.ts';
import { mix } from '../kit/colour.ts';
import { foliage } from '../kit/foliage.ts';
import { layer, ridge } from '../kit/land.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { acacia } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, ellipse, place, polygon, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';

export const giraffeCentre: Scene = {
  alt: {
    en: 'A giraffe bends its head to a visitor’s hand on a platform in Lang’ata; a stone manor stands behind.',
    sw: 'Twiga anainamisha kichwa kwenye mkono wa mgeni jukwaani Lang’ata; nyumba ya mawe iko nyuma.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 840, y: 560, width: 900 },
  draw: ({ palette, random }) =>
    sky(palette, 700) +
    sun(palette, 300, 220, 70) +
    cloud(palette, 640, 150, 460) +
    layer(palette, 1, random, 690, 16, 7) +
    place(240, 744, 0.95, manor(palette)) +
    foliage(palette, random, 20, 704, 240, 0.35) +
    foliage(palette, random, 520, 716, 200, 0.35) +
    ridge(mix(palette.leaf[1], palette.haze, 0.3), [
      [-40, 752],
      [500, 738],
      [1000, 752],
      [1640, 736],
    ]) +
    place(1480, 780, 0.8, acacia(palette, random, 0.3)) +
    place(860, 800, 0.3, giraffe(palette, 'far', 0.3)) +
    ridge(mix(palette.leaf[1], palette.grass[0], 0.3), [
      [-40, 840],
      [500, 826],
      [1000, 846],
      [1640, 830],
    ]) +
    place(1082, 370, 1.04, giraffeHead(palette, 'near')) +
    place(490, 968, 1.9, person(palette, { ...looks.guest, lower: 'trousers', bottom: '#4d6a8a' }, reaching), -1.9) +
    platform(palette) +
    ellipse(lit(palette, '#6b5a34'), 682, 540, 13, 8),
};

const reaching = {
  ...poses.reaching,
  arms: {
    near: [
      [-44, -212],
      [-92, -222],
    ],
    far: [
      [-16, -196],
      [-24, -152],
    ],
  },
} as const;

/** A house of grey stone with steep gables and tall chimneys, half grown over, about 260 high. */
function manor(palette: Palette): Drawing {
  const stone = lit(palette, '#b5ab98', 0.35);
  const dark = mix(stone, shaded(palette, '#7d7464', 0.35), 0.55);
  const roof = lit(palette, '#8a5f4a', 0.35);
  const ivy = mix(palette.leaf[1], palette.haze, 0.35);
  const pane = palette.lamps ? '#ffc766' : mix(dark, palette.ink, 0.35);
  const gable = (x: number, wide: number, high: number) =>
    polygon(stone, [
      [x, 0],
      [x, -high],
      [x + wide / 2, -high - wide * 0.5],
      [x + wide, -high],
      [x + wide, 0],
    ]) +
    stroke(roof, 9, `M${x - 6} ${-high + 4}L${x + wide / 2} ${-high - wide * 0.5 - 4}L${x + wide + 6} ${-high + 4}`) +
    [0.24, 0.58]
      .map(
        (part) =>
          box(pane, x + wide * part, -high + 14, wide * 0.18, 34) + box(pane, x + wide * part, -58, wide * 0.18, 36),
      )
      .join('');
  return (
    box(dark, -150, -260, 26, 90) +
    box(dark, 100, -270, 28, 100) +
    polygon(roof, [
      [-200, -140],
      [-160, -210],
      [160, -210],
      [200, -140],
    ]) +
    box(dark, -196, -142, 392, 144) +
    gable(-180, 110, 128) +
    gable(-50, 96, 116) +
    gable(70, 116, 130) +
    shape(ivy, 'M-196 2V-96C-176-120-150-90-146-60C-130-40-120-10-124 2zM40 2C36-50 50-90 66-100C84-80 76-30 90 2z')
  );
}

/** The raised floor and its rail, before the visitor. */
function platform(palette: Palette): Drawing {
  const wood = lit(palette, '#a8754a');
  const dark = shaded(palette, '#6b4428');
  return (
    box(wood, -10, 960, 760, 34) +
    box(dark, -10, 990, 760, 220) +
    [60, 240, 420, 600].map((x) => box(mix(dark, palette.ink, 0.3), x, 994, 26, 210)).join('') +
    [20, 250, 480, 720].map((x) => box(dark, x, 740, 22, 226)).join('') +
    box(wood, -10, 730, 764, 24, 6) +
    box(mix(wood, dark, 0.4), -10, 840, 756, 14) +
    box(mix(wood, palette.rim, 0.4), -10, 730, 764, 5)
  );
}
