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
    en: 'Boat builders work on a new dhow on a beach in the Lamu islands.',
    sw: 'Mafundi wanapigilia mbao kwenye mataruma ya jahazi jipya ufuoni, visiwa vya Lamu.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 560, y: 760, width: 900 },
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#f0dfba');
    const worker = (
      look: keyof typeof looks,
      pose: keyof typeof poses,
      { x, y, scale, turn = 1 }: { x: number; y: number; scale: number; turn?: number },
    ) => place({ x, y, scale, scaleX: scale * turn }, person(palette, looks[look], poses[pose]));
    return (
      sky(palette, 600) +
      sun(palette, 360, 270, 80) +
      cloud(palette, 700, 170, 520) +
      sea(palette, random, { top: 600, bottom: 820, count: 24 }) +
      place({ x: 250, y: 640, scale: 0.24 }, dhow(palette, { crew: false }, 0.4)) +
      ridge(mix(sand, palette.haze, 0.3), [
        [-40, 760],
        [400, 742],
        [800, 750],
        [1200, 716],
        [1640, 690],
      ]) +
      place({ x: 1430, y: 800, scale: 1.05 }, palm(palette, random, -70, 0.2)) +
      place({ x: 1560, y: 790, scale: 0.9 }, palm(palette, random, 60, 0.3)) +
      place({ x: 1330, y: 830 }, shelter(palette)) +
      worker('kikoi', 'working', { x: 640, y: 720, scale: 0.74, turn: -1 }) +
      ridge(sand, [
        [-40, 930],
        [500, 900],
        [1000, 910],
        [1640, 870],
      ]) +
      shadow(palette, { x: 900, y: 985, width: 300, lean: 1 }) +
      place({ x: 800, y: 980, scale: 1.12 }, dhowHull(palette)) +
      worker('fundi', 'reaching', { x: 1110, y: 1010, scale: 0.92 }) +
      worker('sailor', 'working', { x: 330, y: 1040, scale: 0.96, turn: -1 }) +
      stroke(shaded(palette, '#4d3524'), 9, 'M430 924L476 890') +
      polygon(shaded(palette, '#3c4448'), [
        [466, 884],
        [486, 872],
        [498, 912],
        [478, 904],
      ]) +
      place({ x: 600, y: 1120 }, timbers(palette)) +
      worker('shirt', 'crouching', { x: 790, y: 1120, scale: 0.98 }) +
      birds(palette, random, { x: 1050, y: 300, count: 4, size: 0.7 })
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
