import { type Hex, mix } from './colour.ts';
import { lit, type Palette, shaded } from './light.ts';
import { between, type Random } from './random.ts';
import { box, type Drawing, faint, shape, stroke } from './shapes.ts';

/** A checked shuka spread over the whole canvas. */
export function shukaGround(palette: Palette, own: Hex = '#b3262c', second: Hex = '#2b2350'): Drawing {
  const base = lit(palette, own);
  const dark = mix(base, lit(palette, second), 0.75);
  const bars = Array.from({ length: 9 }, (_, index) => index * 190 - 30);
  return (
    box(base, 0, 0, 1600, 1200) +
    faint(0.42, shape(dark, bars.map((x) => `M${x} 0h84v1200h-84z`).join(''))) +
    faint(0.42, shape(dark, bars.map((y) => `M0 ${y}h1600v84h-1600z`).join(''))) +
    faint(
      0.5,
      stroke(
        mix(base, lit(palette, '#f4e2c0'), 0.5),
        5,
        bars.map((at) => `M${at + 132} 0V1200M0 ${at + 132}H1600`).join(''),
      ),
    ) +
    faint(
      0.35,
      stroke(
        shaded(palette, own),
        26,
        'M-20 330C300 380 460 260 800 320S1300 250 1640 340M-20 900C260 860 560 960 900 900S1400 960 1640 880',
      ),
    )
  );
}

/** A striped kikoi spread over the whole canvas, its stripes along the right. */
export function kikoiGround(palette: Palette, own: Hex, stripes: readonly Hex[]): Drawing {
  const base = lit(palette, own);
  return (
    box(base, 0, 0, 1600, 1200) +
    stripes
      .map((stripe, index) => box(lit(palette, stripe), 1080 + index * 70, 0, index % 2 ? 26 : 54, 1200))
      .join('') +
    stripes.map((stripe, index) => box(lit(palette, stripe), 60 + index * 26, 0, 10, 1200)).join('') +
    faint(
      0.3,
      stroke(
        shaded(palette, own),
        20,
        'M-20 260C300 330 560 200 900 280S1400 230 1640 300M-20 960C300 910 600 1010 940 950S1420 1000 1640 930',
      ),
    )
  );
}

/** Boards that run across the whole canvas. */
export function boardGround(palette: Palette, random: Random, own: Hex = '#a8754a'): Drawing {
  const base = lit(palette, own);
  const dark = mix(base, shaded(palette, own), 0.7);
  const grain = Array.from({ length: 26 }, () => {
    const [x, y, long] = [between(random, -60, 1400), between(random, 0, 1200), between(random, 120, 420)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(long / 2).toFixed(0)} ${between(random, -14, 14).toFixed(0)} ${long.toFixed(0)} 0`;
  });
  return (
    box(base, 0, 0, 1600, 1200) +
    [0, 480, 960].map((y) => box(mix(base, palette.rim, 0.12), 0, y, 1600, 236)).join('') +
    faint(0.4, stroke(dark, 3, grain.join(''))) +
    stroke(dark, 7, 'M0 238H1600M0 478H1600M0 718H1600M0 958H1600')
  );
}
