import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, disc, inside, shape, stroke } from '../shapes.ts';

/** What makes one vehicle's body; 100 units are one metre, the nose is on the left and the ground at 0. */
interface Coachwork {
  /** Unique in the scene. */
  id: string;
  own: Hex;
  /** The side view without wheels, as path data. */
  outline: string;
  /** The windows, as path data. */
  glass: string;
  /** Door gaps, as path data. */
  seams: string;
  /** Where the lower, shaded half begins. */
  waist: number;
  wheels: { at: readonly number[]; radius: number };
  /** Paint that lies on the body, inside its outline. */
  livery?: Drawing;
  /** People and seats, seen through the windows. */
  inmates?: Drawing;
  /** Whether lamps burn inside after dark. */
  cabin?: boolean;
  distance?: number;
}

/** The tones of a vehicle in this light. */
export const tones = (palette: Palette, own: Hex, distance = 0) => {
  const body = lit(palette, own, distance);
  const far = (colour: Hex) => mix(colour, palette.haze, distance * 0.7);
  return {
    body,
    low: mix(body, far(palette.ink), 0.26),
    deep: mix(body, far(palette.ink), 0.55),
    high: mix(body, palette.rim, 0.45),
    dark: far(mix(palette.ink, '#15181a', 0.4)),
    glass: far(mix(mix('#1d3540', palette.sky[0], 0.28), palette.ink, 0.25)),
    shine: far(mix(mix('#9fc4c9', palette.sky[1], 0.5), palette.ink, palette.lamps ? 0.35 : 0.1)),
    warm: far(palette.lamps ? '#ffd489' : '#ffeec0'),
    metal: far(lit(palette, '#b8bcba')),
  };
};

/** A body on its wheels. */
export function coachwork(palette: Palette, work: Coachwork): Drawing {
  const { id, own, outline, glass, seams, waist, wheels, distance = 0 } = work;
  const tone = tones(palette, own, distance);
  const lamplit = work.cabin && palette.lamps;
  return (
    inside(
      id,
      outline,
      box(tone.body, { x: -900, y: -500, width: 1800, height: 500 }) +
        (work.livery ?? '') +
        `<path fill="${tone.deep}" fill-opacity="0.34" d="M-900 ${waist}H900V0H-900z"/>` +
        stroke(tone.high, 5, `M-900 ${waist - 3}H900`),
    ) +
    inside(
      `${id}-glass`,
      glass,
      box(lamplit ? tone.warm : tone.glass, { x: -900, y: -500, width: 1800, height: 500 }) +
        (work.inmates ?? '') +
        `<path fill="${tone.shine}" fill-opacity="0.3" d="${[-720, -500, -330, -210, -20, 90, 300, 420, 640].map((x) => `M${x} -500h46l-220 500h-46z`).join('')}"/>`,
    ) +
    stroke(tone.deep, 2.5, seams) +
    wheels.at.map((x) => archway(tone.dark, x, wheels.radius) + wheel(palette, x, wheels.radius, distance)).join('')
  );
}

const archway = (fill: string, x: number, radius: number): Drawing =>
  shape(
    fill,
    `M${x - radius - 8} ${-radius * 0.7}V${-radius}A${radius + 8} ${radius + 8} 0 0 1 ${x + radius + 8} ${-radius}V${-radius * 0.7}z`,
  );

/** A wheel that stands on the ground at `x`. */
export function wheel(palette: Palette, x: number, radius: number, distance = 0): Drawing {
  const tone = tones(palette, '#c9ccc8', distance);
  const bolts = [0, 72, 144, 216, 288].map((angle) => {
    const turn = ((angle + 18) * Math.PI) / 180;
    return disc(tone.deep, x + Math.cos(turn) * radius * 0.36, -radius + Math.sin(turn) * radius * 0.36, radius * 0.1);
  });
  return (
    disc(tone.dark, x, -radius, radius) +
    disc(mix(tone.dark as Hex, tone.body, 0.22), x, -radius, radius * 0.72) +
    disc(tone.body, x, -radius, radius * 0.6) +
    disc(tone.low, x, -radius * 0.96, radius * 0.5) +
    bolts.join('') +
    disc(tone.high, x, -radius, radius * 0.16)
  );
}

/** Heads and shoulders behind glass, each at an x; `y` is the height of their chins. */
export function inmates(palette: Palette, y: number, at: readonly number[], skins: readonly Hex[] = brown): Drawing {
  const cloths: readonly Hex[] = ['#b5452f', '#d9a13a', '#35706b', '#ece2cc', '#4a5f8c'];
  return at
    .map((x, index) => {
      const skin = mix(lit(palette, skins[index % skins.length] ?? '#5a3a26'), palette.ink, 0.25);
      const cloth = mix(lit(palette, cloths[index % cloths.length] ?? '#b5452f'), palette.ink, 0.3);
      return (
        shape(
          cloth,
          `M${x - 24} ${y + 60}C${x - 26} ${y + 12} ${x - 14} ${y + 6} ${x} ${y + 6}S${x + 26} ${y + 12} ${x + 24} ${y + 60}z`,
        ) + disc(skin, x, y - 8, 12)
      );
    })
    .join('');
}

const brown: readonly Hex[] = ['#5b3a26', '#7a4e32', '#4a2f20', '#8d5f3e'];
