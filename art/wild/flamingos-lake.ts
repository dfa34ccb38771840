import { flamingo, flyingFlamingo } from '../kit/animals/flamingo.ts';
import { mix } from '../kit/colour.ts';
import { glints, layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { between } from '../kit/random.ts';
import { again, named } from '../kit/repeated.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { box, type Drawing, faint, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';

/** Thousands of birds so far away that they are a pink band on the shallows. */
const band = (
  { palette, random }: Paint,
  { x, y, width, thick }: { x: number; y: number; width: number; thick: number },
): Drawing => {
  const fill = mix(lit(palette, '#ef8d98'), palette.haze, 0.25);
  const tops = Array.from(
    { length: 40 },
    (_, index) =>
      `L${(x + (width * index) / 39).toFixed(0)} ${(y - thick * between(random, 0.5, 1.15) * Math.sin((Math.PI * (index + 1)) / 41)).toFixed(0)}`,
  ).join('');
  return shape(
    fill,
    `M${x} ${y}${tops}L${x + width} ${y}C${x + width * 0.7} ${y + thick * 0.5} ${x + width * 0.3} ${y + thick * 0.5} ${x} ${y}z`,
  );
};

const flock = ({ random }: Paint, y: number, scale: number, count: number): Drawing =>
  Array.from({ length: count }, (_, index) => {
    const x = (1640 / count) * index + between(random, -30, 30);
    const size = scale * between(random, 0.85, 1.12);
    return again(random() < 0.5 ? 'bird' : 'feeding', {
      x,
      y: y + between(random, -8, 10),
      scale: size,
      scaleX: random() < 0.7 ? size : -size,
    });
  }).join('');

const near = (
  paint: Paint,
  pose: 'stand' | 'feed',
  { x, y, scale, turned = false }: { x: number; y: number; scale: number; turned?: boolean },
): Drawing =>
  faint(
    0.3,
    `<g transform="translate(${x} ${y + 4}) scale(${turned ? -scale : scale} ${-scale * 0.8})">${flamingo(paint.palette, `below-${x}`, pose)}</g>`,
  ) +
  stroke(paint.palette.water[0], 4, `M${x - 70} ${y + 6}h150M${x - 40} ${y + 20}h80`) +
  place({ x, y, scale, scaleX: turned ? -scale : scale }, flamingo(paint.palette, `near-${x}`, pose));

export const flamingosLake: Scene = {
  alt: {
    en: 'Flamingos wade in a shallow soda lake, a pink band of thousands under the far hills.',
    sw: 'Heroe wamesimama kwenye maji ya kina kifupi ya ziwa la magadi, maelfu wengine mbali chini ya vilima.',
  },
  lights: ['dawn', 'day', 'gold', 'mist', 'dusk'],
  close: { x: 560, y: 760, width: 860 },
  sunOnRight: true,
  draw: (paint) => {
    const { palette, random } = paint;
    return (
      sky(palette, 560) +
      sun(palette, 1180, 400, 74) +
      cloud(palette, 340, 180, 560) +
      cloud(palette, 980, 270, 380) +
      layer(palette, random, { depth: 0, y: 500, swell: 34, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 552, swell: 18 }) +
      gradient('lake', [
        [0, mix(palette.water[0], palette.haze, 0.3)],
        [0.35, palette.water[1]],
        [1, palette.water[2]],
      ]) +
      box('url(#lake)', { x: 0, y: 590, width: 1600, height: 610 }) +
      band(paint, { x: -60, y: 604, width: 900, thick: 16 }) +
      band(paint, { x: 700, y: 612, width: 960, thick: 20 }) +
      band(paint, { x: 240, y: 640, width: 760, thick: 22 }) +
      glints(palette.water[0], random, { x: 1180, top: 640, bottom: 1080, spread: 330, count: 18 }) +
      named('bird', flamingo(palette, 'one', 'stand', 0.32)) +
      named('feeding', flamingo(palette, 'two', 'feed', 0.32)) +
      flock(paint, 690, 0.13, 42) +
      flock(paint, 744, 0.2, 26) +
      flock(paint, 822, 0.32, 13) +
      [0, 1, 2, 3]
        .map((index) =>
          place({ x: 330 + index * 130, y: 330 + Math.abs(index - 1) * 34, scale: 0.36 }, flyingFlamingo(palette, 0.2)),
        )
        .join('') +
      near(paint, 'feed', { x: 1230, y: 970, scale: 0.9 }) +
      near(paint, 'stand', { x: 900, y: 1000, scale: 1.05, turned: true }) +
      near(paint, 'stand', { x: 480, y: 1080, scale: 1.7 })
    );
  },
};
