import { dhow } from '../kit/boats/dhow.ts';
import { dhowHull } from '../kit/boats/dhow-hull.ts';
import { mix } from '../kit/colour.ts';
import { ridge, shadow } from '../kit/land.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { type Drawing, place, polygon, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

export const dhowBuilders: Scene = {
  alt: {
    en: 'Craftsmen plank the ribs of a new dhow on a beach in the Lamu islands.',
    sw: 'Mafundi wanapigilia mbao kwenye mataruma ya jahazi jipya ufukoni, visiwa vya Lamu.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 560, y: 760, width: 900 },
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#f0dfba');
    const worker = (
      x: number,
      y: number,
      scale: number,
      look: keyof typeof looks,
      pose: keyof typeof poses,
      turn = 1,
    ) => place(x, y, scale, person(palette, looks[look], poses[pose]), scale * turn);
    return (
      sky(palette, 600) +
      sun(palette, 360, 270, 80) +
      cloud(palette, 700, 170, 520) +
      sea(palette, random, 600, 820, 24) +
      place(250, 640, 0.24, dhow(palette, { crew: false }, 0.4)) +
      ridge(mix(sand, palette.haze, 0.3), [
        [-40, 760],
        [400, 742],
        [800, 750],
        [1200, 716],
        [1640, 690],
      ]) +
      place(1430, 800, 1.05, palm(palette, random, -70, 0.2)) +
      place(1560, 790, 0.9, palm(palette, random, 60, 0.3)) +
      place(1330, 830, 1, shelter(palette)) +
      worker(640, 720, 0.74, 'kikoi', 'working', -1) +
      ridge(sand, [
        [-40, 930],
        [500, 900],
        [1000, 910],
        [1640, 870],
      ]) +
      shadow(palette, 900, 985, 300, 1) +
      place(800, 980, 1.12, dhowHull(palette)) +
      worker(1110, 1010, 0.92, 'fundi', 'reaching') +
      worker(330, 1040, 0.96, 'sailor', 'working', -1) +
      stroke(shaded(palette, '#4d3524'), 9, 'M430 924L476 890') +
      polygon(shaded(palette, '#3c4448'), [
        [466, 884],
        [486, 872],
        [498, 912],
        [478, 904],
      ]) +
      place(600, 1120, 1, timbers(palette)) +
      worker(790, 1120, 0.98, 'shirt', 'crouching') +
      birds(palette, random, 1050, 300, 4, 0.7)
    );
  },
};

/** Beams and planks that lie ready on the sand. */
function timbers(palette: Palette): Drawing {
  const [wood, pale, dark] = [lit(palette, '#b67a45'), lit(palette, '#e0b478'), shaded(palette, '#6d4327')];
  return (
    polygon(wood, [
      [-330, -26],
      [90, -6],
      [92, 16],
      [-332, -2],
    ]) +
    polygon(pale, [
      [-330, -34],
      [-318, -38],
      [98, -16],
      [90, -6],
    ]) +
    polygon(dark, [
      [-420, 40],
      [70, 20],
      [72, 44],
      [-418, 66],
    ]) +
    polygon(pale, [
      [-420, 32],
      [-408, 26],
      [78, 10],
      [70, 20],
    ])
  );
}

/** A roof of palm thatch on poles, under which the tools lie. */
function shelter(palette: Palette): Drawing {
  const thatch = lit(palette, '#b08a52', 0.15);
  const dark = shaded(palette, '#6b4b2c', 0.15);
  return (
    stroke(dark, 12, 'M-130 0V-180M130 0V-180M-40-6V-180M60-6V-180') +
    polygon(mix(thatch, dark, 0.5), [
      [-176, -160],
      [180, -160],
      [168, -140],
      [-160, -140],
    ]) +
    polygon(thatch, [
      [-190, -158],
      [-90, -262],
      [100, -262],
      [196, -158],
    ]) +
    stroke(mix(thatch, dark, 0.35), 4, 'M-150-176H160M-120-206H130M-100-234H110')
  );
}
