import { dhow } from '../kit/boats/dhow.ts';
import { mix } from '../kit/colour.ts';
import { glints, layer } from '../kit/land.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { type Drawing, limb, place, polygon, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

export const dhowDeck: Scene = {
  alt: {
    en: 'The view from a dhow’s deck: a full sail, and an island with palms ahead.',
    sw: 'Mandhari kutoka ndani ya jahazi: tanga limejaa upepo mbele ya kisiwa chenye minazi.',
  },
  lights: ['day', 'gold', 'dawn', 'dusk'],
  close: { x: 720, y: 700, width: 960 },
  draw: ({ palette, random }) =>
    sky(palette, 640) +
    sun(palette, 300, 380, 84) +
    cloud(palette, 470, 180, 420) +
    layer(palette, random, { depth: 0, y: 622, swell: 10 }) +
    [90, 180, 300, 400, 520]
      .map((x, index) =>
        place({ x, y: 650, scale: 0.26 + (index % 2) * 0.06 }, palm(palette, random, index % 2 ? 40 : -50, 0.45)),
      )
      .join('') +
    layer(palette, random, { depth: 1, y: 646, swell: 7, steps: 9 }) +
    sea(palette, random, { top: 660, count: 40 }) +
    glints(palette.water[0], random, { x: 300, top: 676, bottom: 960, spread: 240, count: 14 }) +
    place({ x: 1530, y: 706, scale: 0.22 }, dhow(palette, { band: '#c8452f' }, 0.35)) +
    rig(palette) +
    deck(palette) +
    mast(palette) +
    birds(palette, random, { x: 200, y: 260, count: 4, size: 0.7 }),
};

/** Yard and sail from behind, drawing to the right. */
function rig(palette: Palette): Drawing {
  const cloth = lit(palette, '#f4e7c9');
  const fold = mix(cloth, shaded(palette, '#e2c795'), 0.42);
  const spar = shaded(palette, '#7a4e30');
  return (
    shape(cloth, 'M604 640C760 420 980 120 1180-120L1560-40C1600 220 1560 460 1450 668C1160 740 860 720 604 640z') +
    shape(fold, 'M1560-40C1600 220 1560 460 1450 668C1370 688 1290 698 1206 702C1370 500 1440 220 1400-74z') +
    stroke(
      mix(cloth, fold, 0.8),
      5,
      'M760 424C900 500 960 600 950 706M920 204C1090 330 1180 520 1160 704M1060 30C1260 160 1360 420 1320 694',
    ) +
    shape(mix(cloth, fold, 0.5), 'M1010 330l90-26l30 96l-92 24z') +
    stroke(spar, 24, 'M584 668C760 420 980 120 1200-150') +
    stroke(mix(palette.rim, spar, 0.2), 5, 'M578 656C752 410 972 110 1190-156') +
    stroke(spar, 5, 'M1450 668L1560 860')
  );
}

/** The mast with its stays, stepped in the hull, behind the yard. */
function mast(palette: Palette): Drawing {
  const spar = shaded(palette, '#7a4e30');
  return (
    limb(spar, [
      [806, 836, 50],
      [838, 420, 40],
      [862, 60, 27],
    ]) +
    stroke(mix(palette.rim, spar, 0.35), 5, 'M788 830L820 420L850 64') +
    stroke(spar, 5, 'M860 70L330 800M860 70L1330 830')
  );
}

/** The open hull that narrows to the bow, with those who sail in her. */
function deck(palette: Palette): Drawing {
  const wood = lit(palette, '#9a6640');
  const pale = lit(palette, '#c79462');
  const dark = shaded(palette, '#5f3b24');
  const somebody = (
    look: keyof typeof looks,
    { x, y, scale, turn }: { x: number; y: number; scale: number; turn: 1 | -1 },
  ) => place({ x, y, scale, scaleX: scale * turn }, person(palette, looks[look], poses.sitting));
  return (
    shape(dark, 'M-60 960C260 900 560 800 716 672L800 640L884 672C1040 800 1340 900 1660 960V1220H-60z') +
    shape(mix(wood, dark, 0.5), 'M-60 1010C260 940 560 840 730 716H870C1040 840 1340 940 1660 1010V1220H-60z') +
    polygon(wood, [
      [690, 790],
      [910, 790],
      [1310, 1220],
      [290, 1220],
    ]) +
    stroke(mix(wood, dark, 0.5), 5, 'M736 790L470 1220M776 790L650 1220M822 790L850 1220M866 790L1070 1220') +
    stroke(
      dark,
      15,
      'M640 780C600 830 560 860 500 900M960 780C1000 830 1040 860 1100 900M470 880C400 950 320 1000 220 1050M1130 880C1200 950 1280 1000 1380 1050',
    ) +
    shape(mix(pale, dark, 0.2), 'M610 812H990L1010 842H590z') +
    shape(dark, 'M590 842H1010V856H590z') +
    shape(mix(pale, dark, 0.15), 'M380 960H1220L1260 1004H340z') +
    shape(dark, 'M340 1004H1260V1024H340z') +
    shape(
      pale,
      'M-60 930C260 876 560 780 708 652L800 610L892 652C1040 780 1340 876 1660 930V972C1340 914 1030 812 876 684L800 652L724 684C570 812 260 914-60 972z',
    ) +
    stroke(
      mix(palette.rim, pale, 0.2),
      6,
      'M-60 932C260 878 560 782 708 654L800 612L892 654C1040 782 1340 878 1660 932',
    ) +
    limb(pale, [
      [800, 690, 44],
      [800, 600, 34],
      [800, 548, 26],
    ]) +
    somebody('guest', { x: 520, y: 900, scale: 0.95, turn: -1 }) +
    somebody('visitor', { x: 1090, y: 900, scale: 0.95, turn: 1 }) +
    shape(
      lit(palette, '#e3cf9a'),
      'M250 1130a70 26 0 1 0 140 0a70 26 0 1 0-140 0zm34 0a36 11 0 1 1 72 0a36 11 0 1 1-72 0z',
    )
  );
}
