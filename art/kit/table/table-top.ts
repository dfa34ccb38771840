import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, faint, gradient, type Point, polygon, shape, stroke } from '../shapes.ts';

/** The boards of a table seen by somebody who sits at it: from its far edge at `y` to the foot of the canvas. */
export function tableTop(
  palette: Palette,
  { y, own = '#8a5a38', from = 0, to = 1600 }: { y: number; own?: Hex; from?: number; to?: number },
): Drawing {
  const base = lit(palette, own);
  const point = (x: number, part: number): Point => [800 + (x - 800) * (1 + part * 0.9), y + (1200 - y) * part];
  const steps = Array.from({ length: 9 }, (_, index) => from + ((to - from) * index) / 8);
  const seams = steps.slice(1, -1).map((x) => `M${x.toFixed(0)} ${y}L${point(x, 1)[0].toFixed(0)} 1200`);
  const bands = steps.slice(0, -1).map((x, index) => {
    const next = steps[index + 1] ?? to;
    return index % 2 ? polygon(mix(base, palette.ink, 0.07), [[x, y], [next, y], point(next, 1), point(x, 1)]) : '';
  });
  return (
    gradient('table-top', [
      [0, mix(base, palette.glow, 0.26)],
      [0.4, base],
      [1, mix(base, palette.ink, 0.34)],
    ]) +
    polygon('url(#table-top)', [[from, y], [to, y], point(to, 1), point(from, 1)]) +
    bands.join('') +
    stroke(mix(base, palette.ink, 0.34), 4, seams.join('')) +
    box(mix(base, palette.rim, 0.5), { x: from, y: y - 4, width: to - from, height: 8 })
  );
}

/** A striped runner that lies along such a table towards the eye, `from` and `to` at its far edge. */
export function runner(
  palette: Palette,
  {
    y,
    from,
    to,
    own = '#f0e6cf',
    stripes = ['#c8452f', '#2f6f68', '#c8452f'],
  }: { y: number; from: number; to: number; own?: Hex; stripes?: readonly Hex[] },
): Drawing {
  const down = (x: number): Point => [800 + (x - 800) * 1.9, 1200];
  const strip = (fill: string, left: number, right: number) =>
    polygon(fill, [[left, y], [right, y], down(right), down(left)]);
  const wide = to - from;
  const base = lit(palette, own);
  return (
    gradient('runner', [
      [0, mix(base, palette.glow, 0.2)],
      [1, mix(base, palette.ink, 0.26)],
    ]) +
    strip('url(#runner)', from, to) +
    stripes
      .map(
        (stripe, index) =>
          strip(
            mix(lit(palette, stripe), palette.ink, 0.08),
            from + wide * (0.04 + index * 0.045),
            from + wide * (0.065 + index * 0.045),
          ) +
          strip(
            mix(lit(palette, stripe), palette.ink, 0.08),
            to - wide * (0.065 + index * 0.045),
            to - wide * (0.04 + index * 0.045),
          ),
      )
      .join('') +
    shape(mix(base, palette.ink, 0.2), `M${from} ${y}H${to}V${y + 4}H${from}z`)
  );
}

/** A checked cloth over such a table. */
export function checkedCloth(palette: Palette, y: number, own: Hex, second: Hex): Drawing {
  const base = lit(palette, own);
  const check = lit(palette, second);
  const x = (step: number, part: number) => 800 + (step * 100 - 1000) * (1 + part * 0.9);
  const columns = Array.from({ length: 20 }, (_, step) =>
    step % 2
      ? polygon(check, [
          [x(step, 0), y],
          [x(step + 1, 0), y],
          [x(step + 1, 1), 1200],
          [x(step, 1), 1200],
        ])
      : '',
  ).join('');
  const at = (row: number) => y + (1200 - y) * (row / 8) ** 1.35;
  const lines = Array.from({ length: 8 }, (_, row) =>
    row % 2 ? box(check, { x: 0, y: at(row), width: 1600, height: at(row + 1) - at(row) }) : '',
  ).join('');
  return (
    box(base, { x: 0, y, width: 1600, height: 1200 - y }) +
    faint(0.45, columns) +
    faint(0.45, lines) +
    gradient('cloth', [
      [0, palette.glow, 0.24],
      [0.4, palette.glow, 0],
      [0.45, palette.ink, 0],
      [1, palette.ink, 0.28],
    ]) +
    box('url(#cloth)', { x: 0, y, width: 1600, height: 1200 - y }) +
    box(mix(base, palette.rim, 0.5), { x: 0, y: y - 4, width: 1600, height: 7 })
  );
}
