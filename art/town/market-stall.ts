import { type Hex, mix } from '../kit/colour.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { between, type Random } from '../kit/random.ts';
import { box, type Drawing, ellipse, place, polygon, shape, stroke } from '../kit/shapes.ts';

/** A market umbrella 360 wide and 380 high, its foot at the origin. */
export function umbrella(palette: Palette, own: Hex, second: Hex, distance = 0): Drawing {
  const [first, other] = [lit(palette, own, distance), lit(palette, second, distance)];
  const dark = mix(first, shaded(palette, own, distance), 0.8);
  return (
    stroke(shaded(palette, '#6b5a48', distance), 9, 'M0 0V-370') +
    shape(dark, 'M-182-268Q-90-244 0-250Q90-244 182-268Q120-288 0-290Q-120-288-182-268z') +
    shape(
      first,
      'M-184-264C-150-340-80-384 0-388C80-384 150-340 184-264Q150-286 122-268Q90-288 60-270Q30-290 0-271Q-30-290-60-270Q-90-288-122-268Q-150-286-184-264z',
    ) +
    shape(
      other,
      'M-122-268C-100-340-60-378 0-388C-20-370-50-330-60-270Q-90-288-122-268zM0-271C0-330 0-360 0-388C36-372 56-330 60-270Q30-290 0-271z',
    ) +
    shape(mix(first, palette.ink, 0.2), 'M122-268C112-330 70-376 0-388C80-384 150-340 184-264Q150-286 122-268z')
  );
}

/** Round fruit heaped in a crate 150 wide and 110 high. */
export function crate(palette: Palette, random: Random, own: Hex, distance = 0): Drawing {
  const wood = lit(palette, '#c09560', distance);
  const dark = mix(wood, shaded(palette, '#8a6238', distance), 0.7);
  const [fruit, shade] = [
    lit(palette, own, distance),
    mix(lit(palette, own, distance), shaded(palette, own, distance), 0.6),
  ];
  const row = (count: number, y: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = (index - (count - 1) / 2) * 27 + between(random, -3, 3);
      return (
        ellipse(shade, { x: x + 1, y: y + 2, rx: 16, ry: 15 }) + ellipse(fruit, { x: x - 2, y: y - 1, rx: 14, ry: 13 })
      );
    }).join('');
  return (
    row(3, -98) +
    row(4, -82) +
    row(5, -66) +
    polygon(dark, [
      [-76, -60],
      [76, -60],
      [68, 0],
      [-68, 0],
    ]) +
    [-58, -38, -18].map((y) => box(wood, { x: -74 - y * 0.02, y, width: 148, height: 14 })).join('')
  );
}

/** A bunch of green bananas hung up, 110 high. */
export const bananas = (palette: Palette, distance = 0): Drawing => {
  const [green, dark] = [lit(palette, '#a9b53c', distance), mix(lit(palette, '#7d9a34', distance), palette.ink, 0.25)];
  return (
    stroke(dark, 7, 'M0-10V20') +
    [0, 1, 2]
      .map((row) =>
        place(
          { x: 0, y: row * 30 },
          [-34, -18, 0, 18, 34]
            .map((x, index) =>
              shape(
                index % 2 ? green : dark,
                `M${x * 0.4} 10C${x * 1.3} 12 ${x * 1.5} 40 ${x * 1.1} 56C${x * 0.9} 50 ${x * 0.7} 30 ${x * 0.2} 24z`,
              ),
            )
            .join(''),
        ),
      )
      .join('')
  );
};
