import { giraffe } from '../kit/animals/giraffe.ts';
import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { type Palette, palettes } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import { randomFrom } from '../kit/random.ts';
import { type Drawing, disc, faint, gradient, halo, place, shape } from '../kit/shapes.ts';
import { cloud, sky } from '../kit/sky.ts';
import { flock, meadow } from './moving.ts';

/** The two cuts of the film: for wide screens and for phones held upright. */
export const cuts = {
  wide: { width: 1280, height: 720, viewBox: '0 215 1600 900' },
  tall: { width: 720, height: 900, viewBox: '848 168 744 930' },
} as const;
export type Cut = keyof typeof cuts;

/** The film's length in seconds; every motion makes a whole number of rounds in it, so that its end meets its beginning. */
export const filmSeconds = 10;

const round = (t: number, times = 1, phase = 0): number => Math.sin(2 * Math.PI * (t * times + phase));

/**
 * One frame of the film that opens the home page: a savannah at dawn whose light, clouds, birds, grass and giraffes move.
 * @param t the moment, from 0 to 1, which shows the same as 0
 */
export function savannahFrame(t: number, cut: Cut): string {
  const palette = palettes.dawn;
  const { width, height, viewBox } = cuts[cut];
  const drawing =
    sky(palette, 760) +
    light(palette, t) +
    driftingClouds(palette, t) +
    far(palette, t) +
    flock(palette, t, { from: [1740, 300], to: [-140, 430], count: 7 }) +
    near(palette, t);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
}

/** The sun, its rings breathing, and beams that turn so far that one takes the next one's place. */
function light({ sun, glow }: Palette, t: number): Drawing {
  const [x, y, radius] = [1236, 600, 96];
  const breath = 1 + 0.05 * round(t);
  const beams = Array.from({ length: 18 }, (_, index) => {
    const turn = ((index + t) / 18) * 2 * Math.PI;
    const edge = (offset: number) =>
      `${(x + Math.cos(turn + offset) * 1500).toFixed(1)} ${(y + Math.sin(turn + offset) * 1500).toFixed(1)}`;
    return `M${x} ${y}L${edge(-0.07)}L${edge(0.07)}z`;
  });
  return (
    halo('glow', [
      [0, glow, 0.9],
      [0.4, glow, 0.4],
      [1, glow, 0],
    ]) +
    faint(0.1, shape(sun, beams.join(''))) +
    disc('url(#glow)', x, y, radius * 6 * breath) +
    [3.4, 2.3, 1.55]
      .map((times, index) =>
        faint([0.12, 0.16, 0.24][index] ?? 0, disc(glow, x, y, radius * times * (1 + 0.06 * round(t, 1, index / 3)))),
      )
      .join('') +
    disc(sun, x, y, radius)
  );
}

/** Each cloud drifts on while it fades into its twin, half a film behind, so that none ever jumps back. */
function driftingClouds(palette: Palette, t: number): Drawing {
  const clouds = [
    { x: 330, y: 330, width: 640, drift: 150 },
    { x: 860, y: 250, width: 420, drift: 110 },
    { x: 1330, y: 400, width: 460, drift: 130 },
    { x: 1120, y: 120, width: 560, drift: 90 },
    { x: 640, y: 470, width: 300, drift: 80 },
  ];
  return clouds
    .flatMap(({ x, y, width, drift }, index) =>
      [0, 0.5].map((lag) => {
        const phase = (t + lag + index * 0.17) % 1;
        return faint(
          Number(Math.sin(Math.PI * phase).toFixed(3)) ** 2,
          place({ x: drift * (phase - 0.5), y: 0 }, cloud(palette, x, y, width)),
        );
      }),
    )
    .join('');
}

/** Hills and trees far off; the camera sways, and what is nearer moves more. */
function far(palette: Palette, t: number): Drawing {
  const random = randomFrom(11);
  const sway = (amount: number, drawing: Drawing) => place({ x: amount * round(t), y: 0 }, drawing);
  return (
    sway(3, layer(palette, random, { depth: 0, y: 690, swell: 48, steps: 6 })) +
    sway(
      5,
      layer(palette, random, { depth: 1, y: 762, swell: 26, steps: 8 }) +
        place({ x: 1490, y: 800, scale: 0.4 }, acacia(palette, random, 0.5)) +
        place({ x: 420, y: 806, scale: 0.42 }, acacia(palette, random, 0.55)) +
        place({ x: 800, y: 806, scale: 0.3 }, acacia(palette, random, 0.65)),
    ) +
    sway(
      8,
      layer(palette, random, { depth: 2, y: 838, swell: 16 }) +
        place(
          { x: 1352, y: 902, scale: 0.42, scaleX: -0.42 },
          giraffe(palette, 'calf', 0.34, { neck: 3 * round(t, 2, 0.3), tail: 16 * round(t, 4) }),
        ),
    )
  );
}

function near(palette: Palette, t: number): Drawing {
  const random = randomFrom(23);
  const sway = (amount: number, drawing: Drawing) => place({ x: amount * round(t), y: 0 }, drawing);
  const dark = mix(palette.land[4], palette.ink, 0.6);
  return (
    sway(
      12,
      layer(palette, random, { depth: 3, y: 926, swell: 12, steps: 6 }) +
        meadow(palette.grass, randomFrom(5), t, { y: 962, tall: 46, count: 620 }),
    ) +
    sway(
      15,
      place({ x: 1560, y: 1004, scale: 1.62 }, acacia(palette, random)) +
        place(
          { x: 1152, y: 1016, scale: 1.04 },
          giraffe(palette, 'near', 0, { neck: 2.6 * round(t, 1, 0.1), tail: 14 * round(t, 3) }),
        ),
    ) +
    sway(18, meadow(palette.grass, randomFrom(7), t, { y: 1030, tall: 66, count: 520 })) +
    gradient('foot', [
      [0, dark, 0],
      [1, dark, 1],
    ]) +
    `<path fill="url(#foot)" d="M-60 1010H1660V1200H-60z"/>` +
    sway(26, meadow([dark, dark], randomFrom(9), t, { y: 1130, tall: 150, count: 300 }))
  );
}
