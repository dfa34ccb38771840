import type { Hex } from '../kit/colour.ts';
import { mix } from '../kit/colour.ts';
import { chapati, fritter } from '../kit/dishes/breads.ts';
import { rice, uneven } from '../kit/dishes/grains.ts';
import { chopped, coriander, limeHalf } from '../kit/dishes/herbs.ts';
import { greens, kachumbari, piece } from '../kit/dishes/stews.ts';
import { sinia, steelBowl } from '../kit/dishes/trays.ts';
import { lit, type Palette } from '../kit/light.ts';
import type { Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { blob, box, type Drawing, disc, faint, place, rotate, shape, stroke } from '../kit/shapes.ts';
import { arc } from '../kit/table/arcs.ts';
import { slantLight } from '../kit/table/cloths.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { starTiles } from '../kit/table/prints.ts';

export const thali: Scene = {
  alt: {
    en: 'A vegetarian thali from above: a steel plate with rice, chapatis and six small bowls of curries.',
    sw: 'Thali ya mboga inayoonekana kutoka juu: sahani ya chuma yenye wali, chapati na mabakuli sita madogo ya mchuzi.',
  },
  lights: ['day', 'gold', 'dusk'],
  close: { x: 800, y: 500, width: 980 },
  draw: ({ palette: scene, random }) => {
    const palette = atTable(scene);
    const ground = lit(palette, '#1f5f68');
    const foods = [
      curry(palette, random, '#e0a02c', ['#f0c860', '#e8b84a', '#f0c860']),
      curry(palette, random, '#3f6f34', ['#f8f0d8', '#f3e6c0', '#f8f0d8', '#f3e6c0']),
      curry(palette, random, '#c0501f', ['#e3c27a', '#d9b060', '#e3c27a', '#d9b060']),
      raita(palette, random),
      curry(palette, random, '#7a2f1c', ['#5a2416', '#8a4026', '#5a2416', '#8a4026', '#5a2416']),
      place({ x: 0, y: 0 }, kachumbari(palette, random, 84, 12)),
    ];
    return (
      box(ground, { x: 0, y: 0, width: 1600, height: 1200 }) +
      starTiles(palette, ground) +
      place({ x: 800, y: 600 }, sinia(palette, 540, '#c6ccce')) +
      foods
        .map((food, index) => {
          const angle = ((-168 + index * 31) * Math.PI) / 180;
          return place(
            { x: 800 + Math.cos(angle) * 362, y: 600 + Math.sin(angle) * 362 },
            steelBowl(palette, 108, food),
          );
        })
        .join('') +
      place(
        { x: 690, y: 690 },
        rice(palette, random, { radius: 176, own: '#f8f0da', count: 120 }) +
          place({ x: -20, y: -30, scale: 0.9 }, coriander(palette, 20)),
      ) +
      place({ x: 985, y: 720 }, chapati(palette, random, { radius: 172 })) +
      place({ x: 945, y: 690 }, chapati(palette, random, { radius: 172 })) +
      place({ x: 800, y: 960 }, fritter(palette, random, 58)) +
      place({ x: 690, y: 940 }, fritter(palette, random, 54, '#d88a2a')) +
      place({ x: 910, y: 985, scale: 0.9 }, limeHalf(palette)) +
      place({ x: 470, y: 790 }, greens(palette, random, 90)) +
      place(
        { x: 1420, y: 260 },
        steelBowl(
          palette,
          128,
          disc(lit(palette, '#f3dfae'), 0, 0, 108) +
            faint(0.9, stroke(mix(lit(palette, '#f3dfae'), '#ffffff', 0.8), 8, arc(80, 190, 260))) +
            chopped(palette, random, { radius: 50, count: 7 }),
        ),
      ) +
      place({ x: 1450, y: 960 }, marigolds(palette)) +
      place({ x: 130, y: 180, scale: 1.1 }, marigolds(palette)) +
      slantLight(palette)
    );
  },
};

const curry = (palette: Palette, random: Random, own: Hex, bits: readonly Hex[]): Drawing => {
  const sauce = lit(palette, own);
  return (
    disc(mix(sauce, palette.ink, 0.3), 0, 0, 92) +
    blob(sauce, uneven(random, 87, 0.03)) +
    bits
      .map((fill, index) =>
        place({ x: Math.cos(index * 2.4) * 40, y: Math.sin(index * 2.4) * 40 }, piece(palette, random, fill, 24)),
      )
      .join('') +
    stroke(mix(sauce, '#fff2d0', 0.75), 6, arc(76, 196, 246)) +
    chopped(palette, random, { radius: 66, count: 7 })
  );
};

const raita = (palette: Palette, random: Random): Drawing =>
  disc(lit(palette, '#fbf7ea'), 0, 0, 92) +
  stroke(lit(palette, '#e6e0cc'), 6, 'M-50 0C-50-50 50-50 50 0S-26 40-26 6S20-14 20 8') +
  chopped(palette, random, { radius: 70, own: '#7fae5a' }) +
  shape(lit(palette, '#c8452f'), 'M-6-20l12 4l-4 10l-12-2z');

const marigolds = (palette: Palette): Drawing =>
  [
    [-70, 10, 54],
    [30, -36, 60],
    [46, 66, 50],
  ]
    .map(([x = 0, y = 0, size = 0], index) => {
      const own = lit(palette, index % 2 ? '#f6b92c' : '#ee8f22');
      const petals = (reach: number, count: number, tone: string) =>
        Array.from({ length: count }, (_, petal) =>
          rotate(
            (petal * 360) / count,
            shape(
              tone,
              `M0 0C${-reach * 0.34} ${-reach * 0.5} ${-reach * 0.3} ${-reach} 0 ${-reach}S${reach * 0.34} ${-reach * 0.5} 0 0z`,
            ),
          ),
        ).join('');
      return place(
        { x, y },
        faint(0.25, disc(palette.ink, 8, 12, size)) +
          petals(size, 12, mix(own, palette.ink, 0.16)) +
          rotate(15, petals(size * 0.78, 10, own)) +
          petals(size * 0.5, 8, mix(own, '#fff0a0', 0.4)),
      );
    })
    .join('');
