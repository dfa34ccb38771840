import { type Hex, mix } from './colour.ts';
import { lit, type Palette, shaded } from './light.ts';
import { box, type Drawing, faint, shape, stroke } from './shapes.ts';

/** A checked shuka spread over the whole canvas. */
export function shukaGround(palette: Palette, own: Hex = '#b3262c', second: Hex = '#2b2350'): Drawing {
  const base = lit(palette, own);
  const dark = mix(base, lit(palette, second), 0.75);
  const bars = Array.from({ length: 5 }, (_, index) => index * 360 - 60);
  return (
    box(base, { x: 0, y: 0, width: 1600, height: 1200 }) +
    faint(0.42, shape(dark, bars.map((x) => `M${x} 0h150v1200h-150z`).join(''))) +
    faint(0.42, shape(dark, bars.map((y) => `M0 ${y}h1600v150h-1600z`).join(''))) +
    faint(
      0.5,
      stroke(
        mix(base, lit(palette, '#f4e2c0'), 0.5),
        5,
        bars.map((at) => `M${at + 255} 0V1200M0 ${at + 255}H1600`).join(''),
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
