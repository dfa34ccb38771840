import type { Hex } from '../kit/colour.ts';
import { mix } from '../kit/colour.ts';
import { coconutHalf } from '../kit/dishes/fruit.ts';
import { uneven } from '../kit/dishes/grains.ts';
import { chilli, coriander, limeHalf, spices } from '../kit/dishes/herbs.ts';
import { piece } from '../kit/dishes/stews.ts';
import { coconutGrater } from '../kit/dishes/tools.ts';
import { bowl, cast } from '../kit/dishes/ware.ts';
import { lit, type Palette } from '../kit/light.ts';
import { pinchingHand } from '../kit/people/hands.ts';
import { between, type Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { blob, box, type Drawing, disc, place, rotate, stroke } from '../kit/shapes.ts';
import { arc } from '../kit/table/arcs.ts';
import { frondShadow, mat, slantLight } from '../kit/table/cloths.ts';
import { atTable } from '../kit/table/lamplight.ts';

export const spiceCooking: Scene = {
  alt: {
    en: 'A hand drops turmeric into a coconut curry; a coconut grater, bowls of spices and limes on a plaited mat.',
    sw: 'Mkono ukitia manjano kwenye mchuzi wa nazi; mbuzi ya kukunia nazi, viungo na ndimu mkekani.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 860, y: 620, width: 880 },
  draw: ({ palette: scene, random }) => {
    const palette = atTable(scene);
    return (
      box(lit(palette, '#d8c19a'), { x: 0, y: 0, width: 1600, height: 1200 }) +
      place(
        { x: 800, y: 600 },
        rotate(
          8,
          mat(palette, 2000, 1290, [
            '#e3c483',
            '#2f6f68',
            '#e6cb90',
            '#8a3f5a',
            '#e3c483',
            '#2f6f68',
            '#e6cb90',
            '#8a3f5a',
          ]),
        ),
      ) +
      place({ x: 350, y: 240 }, rotate(-24, coconutGrater(palette))) +
      place({ x: 560, y: 300 }, bowl(palette, { radius: 150, own: '#a87a4a' }, grated(palette, random))) +
      place({ x: 190, y: 580, scale: 1.15 }, coconutHalf(palette)) +
      place({ x: 720, y: 760 }, pan(palette, random)) +
      powder(palette, random, { x: 1060, y: 220, own: '#e0a02c' }) +
      powder(palette, random, { x: 1330, y: 170, own: '#b8382a' }) +
      powder(palette, random, { x: 1440, y: 400, own: '#8a5a30' }) +
      place({ x: 190, y: 900, scale: 1.3 }, limeHalf(palette)) +
      place({ x: 140, y: 1040, scale: 1.3 }, rotate(50, limeHalf(palette))) +
      place({ x: 300, y: 1090, scale: 1.4 }, chilli(palette, '#cf2f27', -16)) +
      place({ x: 1180, y: 1110, scale: 1.3 }, spices.cinnamon(palette)) +
      place({ x: 1400, y: 1120, scale: 1.3 }, spices.anise(palette)) +
      place({ x: 1290, y: 330, scale: 1.3 }, rotate(40, spices.cardamom(palette))) +
      frondShadow(palette, { x: 1700, y: -40, turn: 150, scale: 1.2 }) +
      stroke(
        lit(palette, '#f0b52c'),
        8,
        'M880 620h1M872 650h1M890 668h1M866 690h1M884 712h1M872 738h1M894 746h1M858 744h1',
      ) +
      place({ x: 880, y: 580, scale: 1.3 }, pinchingHand(palette, '#7a4c32', '#d9642f')) +
      slantLight(palette)
    );
  },
};

const grated = (palette: Palette, random: Random): Drawing => {
  const white = lit(palette, '#fdf8ea');
  const shreds = Array.from({ length: 30 }, () => {
    const [angle, far] = [between(random, 0, Math.PI * 2), 112 * Math.sqrt(random())];
    return `M${(Math.cos(angle) * far).toFixed(0)} ${(Math.sin(angle) * far).toFixed(0)}q${between(random, -12, 12).toFixed(0)} ${between(random, -12, 12).toFixed(0)} ${between(random, -18, 18).toFixed(0)} ${between(random, -18, 18).toFixed(0)}`;
  }).join('');
  return (
    blob(mix(white, palette.ink, 0.16), uneven(random, 122, 0.05)) +
    blob(white, uneven(random, 100, 0.1)) +
    stroke(mix(white, palette.ink, 0.18), 5, shreds) +
    stroke('#ffffff', 4, shreds)
  );
};

/** A wide pan of coconut curry with fish and tomato. */
function pan(palette: Palette, random: Random): Drawing {
  const sauce = lit(palette, '#efb545');
  const clay = lit(palette, '#7a4a34');
  const chunks = [
    [-150, -60],
    [-30, -150],
    [110, -90],
    [170, 60],
    [40, 140],
    [-120, 120],
    [0, 0],
  ].map(([x = 0, y = 0], index) =>
    place({ x, y }, piece(palette, random, index % 3 === 1 ? '#d8502c' : '#f3dfae', index % 3 === 1 ? 44 : 62)),
  );
  return (
    cast(palette, 370, 0.1) +
    stroke(mix(clay, palette.ink, 0.2), 46, 'M-366-40Q-430 0-366 40M366-40Q430 0 366 40') +
    disc(mix(clay, palette.ink, 0.36), 5, 8, 372) +
    disc(clay, 0, 0, 368) +
    stroke(mix(clay, '#ffd0a0', 0.4), 9, arc(352, 190, 262)) +
    disc(mix(clay, palette.ink, 0.5), 0, 0, 330) +
    disc(mix(sauce, palette.ink, 0.2), 0, 0, 314) +
    blob(sauce, uneven(random, 300, 0.03, 16)) +
    blob(mix(sauce, '#fff0c0', 0.35), uneven(random, 210, 0.12)) +
    chunks.join('') +
    stroke(mix(sauce, '#fff8e0', 0.8), 12, arc(276, 196, 250) + arc(282, 30, 54)) +
    place({ x: -70, y: 40, scale: 1.2 }, coriander(palette, -30)) +
    place({ x: 90, y: 40, scale: 1.1 }, coriander(palette, 70))
  );
}

const powder = (palette: Palette, random: Random, { x, y, own }: { x: number; y: number; own: Hex }): Drawing => {
  const heap = lit(palette, own);
  return place(
    { x, y },
    bowl(
      palette,
      { radius: 104, own: '#f2e6cc', rim: '#2f7f96' },
      disc(mix(heap, palette.ink, 0.26), 0, 0, 88) +
        blob(heap, uneven(random, 76, 0.06)) +
        blob(mix(heap, '#fff0c0', 0.35), uneven(random, 40, 0.14)),
    ),
  );
};
