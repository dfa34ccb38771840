import { type Hex, mix } from './colour.ts';

const lights = ['dawn', 'day', 'gold', 'dusk', 'night', 'mist'] as const;
/** The hour and weather of a scene. */
export type Light = (typeof lights)[number];

/** What one light does to the colours of a scene. */
export interface Palette {
  light: Light;
  /** Top, middle and horizon of the sky. */
  sky: readonly [Hex, Hex, Hex];
  /** The sun's (or moon's) disc and the glow around it. */
  sun: Hex;
  glow: Hex;
  /** The colour that is mixed into what is far away. */
  haze: Hex;
  /** Five layers of land from the farthest to the nearest. */
  land: readonly [Hex, Hex, Hex, Hex, Hex];
  /** Grass, lit and in shade. */
  grass: readonly [Hex, Hex];
  /** Leaves: lit, middle, shade. */
  leaf: readonly [Hex, Hex, Hex];
  /** Water: where the light falls, middle, deep. */
  water: readonly [Hex, Hex, Hex];
  /** Silhouettes near the eye. */
  ink: Hex;
  /** The thin lit edge of a silhouette. */
  rim: Hex;
  /** Cloud: lit and in shade. */
  cloud: readonly [Hex, Hex];
  /** The tint that `lit` mixes into every colour, and its share, from 0 to 1. */
  ambient: Hex;
  wash: number;
  /** True while lamps and fires are what gives light. */
  lamps: boolean;
  /** True where the sun stands on the right of the picture; else the light falls from the left. */
  fromRight?: boolean;
}

export const palettes: Record<Light, Palette> = {
  dawn: {
    light: 'dawn',
    sky: ['#5f8fa3', '#f2b98a', '#fde3b4'],
    ...{ sun: '#fff1c9', glow: '#ffc98a', haze: '#f4c9a0' },
    land: ['#d9a48a', '#b98274', '#8d6a5c', '#5f5443', '#37402c'],
    grass: ['#c9a25a', '#7d6b38'],
    leaf: ['#8a8f4a', '#5c6a3a', '#34452c'],
    water: ['#fbd9ad', '#a9b3a4', '#4f7479'],
    ...{ ink: '#26261c', rim: '#ffd9a0' },
    cloud: ['#fff0d8', '#e9b397'],
    ...{ ambient: '#f0a070', wash: 0.16, lamps: false },
  },
  day: {
    light: 'day',
    sky: ['#2f86ad', '#7fc0d0', '#e3efdd'],
    ...{ sun: '#fffbe6', glow: '#f6f0cf', haze: '#cfe0d6' },
    land: ['#a9c0ae', '#86a884', '#6c9160', '#537a45', '#355a33'],
    grass: ['#c3b55c', '#86903f'],
    leaf: ['#7fa64a', '#4e8040', '#2c5a34'],
    water: ['#b9e6e0', '#3fa6ad', '#156c83'],
    ...{ ink: '#22301f', rim: '#fff6cf' },
    cloud: ['#ffffff', '#c9dfe0'],
    ...{ ambient: '#fff3d0', wash: 0.06, lamps: false },
  },
  gold: {
    light: 'gold',
    sky: ['#c9703a', '#f0a548', '#ffe19a'],
    ...{ sun: '#fff6cf', glow: '#ffd36b', haze: '#f6c272' },
    land: ['#dfa050', '#c4803c', '#9c6230', '#6d4826', '#3f321c'],
    grass: ['#e3b04a', '#96702a'],
    leaf: ['#a08f34', '#6d6a2c', '#3d4424'],
    water: ['#ffe6a6', '#d59a56', '#7a6650'],
    ...{ ink: '#2b2014', rim: '#ffe08a' },
    cloud: ['#fff0c4', '#e79a57'],
    ...{ ambient: '#f5a032', wash: 0.2, lamps: false },
  },
  dusk: {
    light: 'dusk',
    sky: ['#2b3a5c', '#a5506a', '#f79a5f'],
    ...{ sun: '#ffd08a', glow: '#ff9a58', haze: '#c9726c' },
    land: ['#a2586a', '#7c4560', '#583753', '#3a2a40', '#221d2b'],
    grass: ['#9a5f4c', '#553a3c'],
    leaf: ['#5f4a52', '#423747', '#28263a'],
    water: ['#ffb184', '#a0607a', '#40395c'],
    ...{ ink: '#1b1722', rim: '#ffb27a' },
    cloud: ['#ffb98a', '#7f4a68'],
    ...{ ambient: '#7a3f6a', wash: 0.34, lamps: true },
  },
  night: {
    light: 'night',
    sky: ['#0b1a30', '#16334f', '#3c6178'],
    ...{ sun: '#f4efd8', glow: '#6f93a6', haze: '#2f5068' },
    land: ['#2b4a62', '#213b52', '#192f42', '#122433', '#0b1822'],
    grass: ['#2b4a4a', '#182f35'],
    leaf: ['#24464a', '#183538', '#0f2529'],
    water: ['#7fa3b3', '#24506a', '#0f2c42'],
    ...{ ink: '#081118', rim: '#8fb2bd' },
    cloud: ['#4a6a80', '#22405a'],
    ...{ ambient: '#12304e', wash: 0.56, lamps: true },
  },
  mist: {
    light: 'mist',
    sky: ['#8aa9a8', '#bcd0c4', '#e9ecd9'],
    ...{ sun: '#fdfbe9', glow: '#eef0d8', haze: '#d5dfcf' },
    land: ['#bccdbd', '#97b19c', '#729378', '#4e7358', '#2f5140'],
    grass: ['#a3b077', '#66804f'],
    leaf: ['#6f9a5e', '#46754d', '#2a503c'],
    water: ['#e3ece0', '#8fb3ae', '#4d7d80'],
    ...{ ink: '#20342c', rim: '#f4f4dc' },
    cloud: ['#fbfbef', '#cfdccf'],
    ...{ ambient: '#dfe8d8', wash: 0.2, lamps: false },
  },
};

/**
 * A thing's own colour as it looks in this light.
 * @param distance 0 near the eye, 1 on the horizon
 */
export function lit({ ambient, wash, haze }: Palette, own: Hex, distance = 0): Hex {
  return mix(mix(own, ambient, wash), haze, distance * 0.8);
}

/** The side of it that is turned away from the light. */
export function shaded(palette: Palette, own: Hex, distance = 0): Hex {
  return mix(lit(palette, own, distance), palette.ink, 0.34);
}
