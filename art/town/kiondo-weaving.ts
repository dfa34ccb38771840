import { kiondo, kiondoRows } from '../kit/basket.ts';
import { mix } from '../kit/colour.ts';
import { layer, ridge } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { pinchingHand } from '../kit/people/hands.ts';
import type { Scene } from '../kit/scene.ts';
import { box, ellipse, faint, place, rotate, stroke } from '../kit/shapes.ts';
import { cloud, sky } from '../kit/sky.ts';

export const kiondoWeaving: Scene = {
  alt: {
    en: 'A weaver’s hands finish the rim of a striped sisal kiondo; terraced hills behind.',
    sw: 'Mikono ya msusi inamalizia ukingo wa kiondo cha mkonge chenye mistari; vilima vya matuta nyuma.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 800, y: 560, width: 860 },
  draw: ({ palette, random }) => {
    const strands = Array.from({ length: 25 }, (_, index) => {
      const part = index / 12 - 1;
      const x = 800 + part * 294;
      const y = 456 + (1 - part * part) * 70;
      return `M${x.toFixed(0)} ${y.toFixed(0)}q${(part * 20).toFixed(0)} -60 ${(part * 70 + ((index * 7) % 5) * 8 - 16).toFixed(0)} ${-96 - ((index * 5) % 7) * 12}`;
    });
    const sisal = lit(palette, '#e9d6a6');
    return (
      sky(palette, 520) +
      cloud(palette, 420, 130, 480) +
      cloud(palette, 1250, 220, 380) +
      layer(palette, random, { depth: 0, y: 470, swell: 50, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 570, swell: 40, steps: 6 }) +
      layer(palette, random, { depth: 2, y: 690, swell: 30, steps: 5 }) +
      ridge(mix(lit(palette, '#b5653a'), palette.land[3], 0.25), [
        [-40, 860],
        [500, 840],
        [1000, 856],
        [1640, 836],
      ]) +
      box(lit(palette, '#d9b878'), { x: 0, y: 1010, width: 1600, height: 200 }) +
      stroke(mix(sisal, shaded(palette, '#a8803f'), 0.6), 5, 'M0 1050H1600M0 1090H1600M0 1130H1600M0 1170H1600') +
      place({ x: 270, y: 1060, scale: 0.95 }, kiondo(palette, { id: 'left', rows: kiondoRows.sea })) +
      place({ x: 1390, y: 1050, scale: 0.9 }, kiondo(palette, { id: 'right', rows: kiondoRows.sun })) +
      faint(0.3, ellipse(palette.ink, { x: 800, y: 1096, rx: 330, ry: 40 })) +
      stroke(mix(sisal, shaded(palette, '#a8803f'), 0.5), 5, strands.filter((_, index) => index % 2).join('')) +
      place({ x: 800, y: 1080, scale: 1.5 }, kiondo(palette, { id: 'work', rows: kiondoRows.earth, handles: false })) +
      stroke(
        sisal,
        6,
        `${strands.filter((_, index) => index % 2 === 0).join('')}M1010 500C1080 470 1060 420 1120 380`,
      ) +
      rotate(-24, place({ x: 1010, y: 500, scale: 1.06 }, pinchingHand(palette, '#5a3524', '#2f7d6d')), [1010, 500]) +
      rotate(
        24,
        place({ x: 590, y: 500, scale: 1.06, scaleX: -1.06 }, pinchingHand(palette, '#5a3524', '#2f7d6d')),
        [590, 500],
      )
    );
  },
};
