import { fishEagle } from '../kit/animals/birds.ts';
import { hippoBack, hippoHead } from '../kit/animals/hippo.ts';
import { mix } from '../kit/colour.ts';
import { glints, layer, ridge } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { acacia } from '../kit/plants.ts';
import { papyrus } from '../kit/reeds.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { box, type Drawing, gradient, limb, place, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

/** A lake boat about 300 long with two guests and the man at its outboard engine. */
const boat = ({ palette }: Paint): Drawing =>
  place({ x: -64, y: -12, scale: 0.34 }, person(palette, looks.visitor, poses.sitting)) +
  place({ x: 0, y: -12, scale: 0.34 }, person(palette, looks.guest, poses.sitting)) +
  place({ x: 96, y: -14, scale: 0.36 }, person(palette, looks.shirt, poses.sitting)) +
  box(lit(palette, '#3a3f45', 0.1), { x: 140, y: -40, width: 24, height: 40, round: 6 }) +
  shape(lit(palette, '#e9e2d0', 0.1), 'M-178-34C-120-20 60-18 150-26L142 8H-120C-146 6-166-14-178-34z') +
  shape(lit(palette, '#2f7f74', 0.1), 'M-160-12C-100-4 60-2 146-10L142 8H-120C-140 6-152-2-160-12z') +
  stroke(palette.water[0], 4, 'M-190 12h110M-40 14h150M150 10h90');

const eye = ({ palette }: Paint, x: number, y: number, width: number): Drawing =>
  stroke(palette.water[0], 4, `M${x - width} ${y + 8}h${width * 1.6}M${x - width * 0.5} ${y + 22}h${width}`);

export const hipposNaivasha: Scene = {
  alt: {
    en: 'Hippos rest in the lake by papyrus, a boat keeps its distance and a fish eagle watches from a branch.',
    sw: 'Viboko wametulia ziwani karibu na mafunjo, mashua ikiwa mbali; tai mvuvi ametua tawini.',
  },
  lights: ['dawn', 'day', 'gold', 'dusk', 'mist'],
  close: { x: 700, y: 830, width: 860 },
  draw: (paint) => {
    const { palette, random } = paint;
    return (
      sky(palette, 600) +
      sun(palette, 760, 470, 84) +
      cloud(palette, 420, 190, 560) +
      cloud(palette, 1010, 300, 360) +
      layer(palette, random, { depth: 0, y: 560, swell: 44, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 622, swell: 12, steps: 8 }) +
      [90, 260, 420, 560, 1060, 1240]
        .map((x, index) => place({ x, y: 646, scale: 0.3 + (index % 3) * 0.07 }, acacia(palette, random, 0.5)))
        .join('') +
      ridge(palette.land[2], [
        [-40, 650],
        [400, 642],
        [800, 656],
        [1200, 644],
        [1640, 652],
      ]) +
      gradient('lake', [
        [0, palette.water[0]],
        [0.3, palette.water[1]],
        [1, palette.water[2]],
      ]) +
      shape('url(#lake)', 'M-20 668C400 660 1200 660 1640 668V1220H-20z') +
      glints(palette.water[0], random, { x: 760, top: 680, bottom: 1150, spread: 420, count: 20 }) +
      place({ x: 330, y: 740, scale: 0.9 }, boat(paint)) +
      place({ x: 1040, y: 800, scale: 0.7 }, hippoBack(palette, 'back-far', 0.12)) +
      eye(paint, 1040, 800, 150) +
      place({ x: 820, y: 820, scale: 0.74 }, hippoHead(palette, 'head-far', 0.1)) +
      eye(paint, 820, 820, 130) +
      place({ x: 1120, y: 940, scale: 1.1, scaleX: -1.1 }, hippoHead(palette, 'head-right')) +
      eye(paint, 1120, 940, 190) +
      place({ x: 820, y: 1050, scale: 1.2 }, hippoBack(palette, 'back-near')) +
      place({ x: 600, y: 1060, scale: 1.75 }, hippoHead(palette, 'head-near')) +
      eye(paint, 620, 1064, 320) +
      limb(mix(shaded(palette, '#8a7256'), palette.ink, 0.3), [
        [1640, 420, 44],
        [1480, 440, 30],
        [1340, 420, 20],
        [1220, 440, 9],
      ]) +
      limb(mix(shaded(palette, '#8a7256'), palette.ink, 0.3), [
        [1480, 440, 18],
        [1420, 520, 11],
        [1400, 580, 6],
      ]) +
      place({ x: 1390, y: 416, scale: 0.94 }, fishEagle(palette, 'eagle')) +
      place({ x: 150, y: 1180, scale: 1.2 }, papyrus(palette, random, 9)) +
      place({ x: 1480, y: 1200, scale: 1.3 }, papyrus(palette, random, 9)) +
      place({ x: 1320, y: 1220, scale: 0.8 }, papyrus(palette, random, 6)) +
      birds(palette, random, { x: 560, y: 380, size: 0.7 })
    );
  },
};
