import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, ellipse, faint, inside, place, rotate, shape, stroke } from '../shapes.ts';

/** A grilled prawn curled on its side, about 200 wide: ringed body, tail fan, feelers. */
export function prawn(palette: Palette, turn = 0, own: Hex = '#e8703c'): Drawing {
  const shell = lit(palette, own);
  const pale = mix(shell, '#ffe6c8', 0.55);
  const rings = Array.from({ length: 8 }, (_, index) => {
    const angle = ((196 + index * 26) * Math.PI) / 180;
    const radius = 45 - index * 3.6;
    return { x: Math.cos(angle) * 58, y: Math.sin(angle) * 54, radius, angle: 196 + index * 26 };
  }).reverse();
  const tail = rings[0] ?? { x: 0, y: 0 };
  return rotate(
    turn,
    faint(0.26, ellipse(palette.ink, { x: 10, y: 16, rx: 100, ry: 84 })) +
      stroke(mix(shell, palette.ink, 0.3), 4, 'M-66 6L-34 14M-62-16L-28-4M-46-40L-20-22M-20-54L-4-28M10-56L12-30') +
      stroke(mix(shell, palette.ink, 0.2), 4, 'M-78 18C-120 60-110 110-60 130M-84 10C-140 20-160 70-140 110') +
      shape(mix(shell, palette.ink, 0.12), `M${tail.x} ${tail.y}l-44 6l-10 24l26 12l6 14l28-14z`) +
      rings
        .map(
          ({ x, y, radius }, index) =>
            disc(mix(shell, palette.ink, 0.22), x + 2, y + 3, radius) +
            disc(index % 2 ? shell : mix(shell, pale, 0.4), x, y, radius),
        )
        .join('') +
      shape(shell, 'M-96-6C-100 26-86 48-66 66C-52 44-40 24-36-2C-52-26-88-28-96-6z') +
      shape(pale, 'M-88-2C-80-16-60-18-46-6C-60-4-78 6-86 18z') +
      stroke(mix(pale, '#ffffff', 0.6), 6, 'M-52-66C-20-90 24-90 54-64') +
      disc(palette.ink, -76, 32, 6),
  );
}

const leaf = 'M-950 0C-820-440 480-500 960 0C480 500-820 440-950 0z';

/** A banana leaf from above, 1900 long and 700 wide, to lie under a meal. `id` is unique in the scene. */
export function bananaLeaf(palette: Palette, id: string, own: Hex = '#4f8f3a'): Drawing {
  const green = lit(palette, own);
  const [dark, bright] = [mix(green, palette.ink, 0.26), mix(green, '#e6f2a0', 0.26)];
  const veins = Array.from(
    { length: 30 },
    (_, index) => `M${index * 68 - 1000} 0q60-180 150-400M${index * 68 - 1000} 0q60 180 150 400`,
  );
  return (
    faint(0.26, place({ x: 20, y: 26 }, shape(palette.ink, leaf))) +
    inside(
      id,
      leaf,
      shape(green, leaf) +
        shape(bright, 'M-950 0C-820-440 480-500 960 0Q0-14-950 0z') +
        faint(0.45, stroke(dark, 5, veins.join(''))),
    ) +
    stroke(mix(green, '#f4f6c0', 0.6), 16, 'M-980 0Q0-14 940 0') +
    stroke(dark, 4, 'M-980 9Q0-4 940 7')
  );
}
