import { highRise } from '../kit/buildings/high-rise.ts';
import { mix } from '../kit/colour.ts';
import { lit, type Palette } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, disc, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { hedge, shadeTree } from '../kit/trees.ts';
import { boda } from '../kit/vehicles/boda.ts';

/** A charging post, 150 high at the scale of vehicles, with a green lamp and a bolt. */
function chargingPost(palette: Palette): Drawing {
  const post = lit(palette, '#f1ece0');
  return (
    box(mix(post, palette.ink, 0.3), { x: -26, y: -150, width: 52, height: 150, round: 8 }) +
    box(post, { x: -26, y: -150, width: 38, height: 150, round: 8 }) +
    box(lit(palette, '#2f8f7d'), { x: -18, y: -138, width: 24, height: 46, round: 4 }) +
    shape('#f4e27a', 'M-4-132L-14-112H-7L-10-98L2-118H-5z') +
    disc('#7fe08f', -6, -78, 5) +
    box(lit(palette, '#8c8a80'), { x: -36, y: -4, width: 72, height: 8, round: 3 })
  );
}

export const bodaElectric: Scene = {
  alt: {
    en: 'An electric boda boda at a charging post on a tree-lined Nairobi street, its rider in a helmet beside it.',
    sw: 'Boda boda ya umeme kwenye kituo cha kuchaji, mtaa wenye miti Nairobi; mwendeshaji mwenye helmeti kando.',
  },
  lights: ['day', 'gold', 'dusk', 'dawn'],
  close: { x: 840, y: 820, width: 800 },
  draw: ({ palette, random }) => {
    const paving = lit(palette, '#cdbb9e');
    return (
      sky(palette, 800) +
      sun(palette, 700, 300, 76) +
      cloud(palette, 1040, 190, 480) +
      place(
        { x: 420, y: 880 },
        highRise(palette, random, { width: 200, height: 470, own: '#7f9fa3', face: 'fins', distance: 0.5 }),
      ) +
      place(
        { x: 640, y: 880 },
        highRise(palette, random, { width: 150, height: 320, own: '#e6dcc6', face: 'panes', distance: 0.55 }),
      ) +
      place(
        { x: 1000, y: 880 },
        highRise(palette, random, { width: 190, height: 400, own: '#b98a6a', face: 'bands', distance: 0.52 }),
      ) +
      place({ x: 820, y: 900, scale: 0.8 }, shadeTree(palette, random, { distance: 0.4 })) +
      hedge(palette, { x: -10, y: 920, width: 1620, height: 90 }) +
      place({ x: 150, y: 950, scale: 1.9 }, shadeTree(palette, random)) +
      place({ x: 1450, y: 950, scale: 1.8 }, shadeTree(palette, random, { distance: 0.05 })) +
      box(paving, { x: 0, y: 912, width: 1600, height: 300 }) +
      stroke(
        mix(paving, palette.ink, 0.14),
        3,
        'M0 960H1600M0 1020H1600M0 1096H1600M100 912L-60 1200M360 912L280 1200M620 912L600 1200M880 912L930 1200M1140 912L1260 1200M1400 912L1580 1200',
      ) +
      place({ x: 1180, y: 1040, scale: 2.2 }, chargingPost(palette)) +
      underShade(palette, 760, 1072, 660) +
      place({ x: 760, y: 1074, scale: 3.2 }, boda(palette, { own: '#2f9c86', electric: true })) +
      stroke(mix(palette.ink, '#2f8f7d', 0.3), 11, 'M1140 860C1060 900 1080 1010 980 1004C880 1000 820 960 800 900') +
      underShade(palette, 330, 1090, 120) +
      place(
        { x: 330, y: 1090, scale: 1.62, scaleX: -1.62 },
        person(palette, { ...looks.fundi, head: 'helmet', headColour: '#f0c53a', top: '#cfd83c' }, poses.standing),
      )
    );
  },
};
