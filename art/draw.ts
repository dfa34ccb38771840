import { type SceneName, scenes } from './all-scenes.ts';
import { type Light, palettes } from './kit/light.ts';
import { randomFrom } from './kit/random.ts';
import type { Scene } from './kit/scene.ts';
import { type MapPrint, mapDrawing } from './map/map-scene.ts';

export const views = ['whole', 'close', 'mirror', 'close-mirror'] as const;
/** How much of a scene is shown, and which way round. */
type View = (typeof views)[number];

/** What is to be drawn, as a text that is also a good file name: `savannah-giraffes@dawn`, `savannah-giraffes@dusk-close`. */
export type SceneRecipe = `${SceneName}@${Light}` | `${SceneName}@${Light}-${View}`;

/** A drawn picture, 4 : 3, and what is to be seen on it. */
export interface Drawn {
  svg: string;
  alt: { en: string; sw: string };
}

/** Draws a recipe; the same recipe always gives the same bytes. */
export function drawScene(recipe: SceneRecipe): Drawn {
  const { name, light, view } = partsOf(recipe);
  const scene: Scene = scenes[name];
  const palette = { ...palettes[light], fromRight: scene.sunOnRight };
  const drawing = scene.draw({ palette, random: randomFrom(seedOf(name)) });
  return { svg: frame(drawing, scene, view), alt: altOf(scene, light, view) };
}

/** Whether there is such a scene, it was looked at in this light, and there is such a view. */
export function isRecipe(text: string): text is SceneRecipe {
  const { name, light, view } = partsOf(text as SceneRecipe);
  return Object.hasOwn(scenes, name) && scenes[name].lights.some((one) => one === light) && views.includes(view);
}

/** Scene, light and view of a recipe. */
export function partsOf(recipe: SceneRecipe): { name: SceneName; light: Light; view: View } {
  const [name, shown = ''] = recipe.split('@') as [SceneName, string];
  const [light, ...view] = shown.split('-');
  return { name, light: light as Light, view: view.length > 0 ? (view.join('-') as View) : 'whole' };
}

/** What is to be seen, and when or from how near, so that the pictures of one gallery can be told apart by ear. */
function altOf({ alt }: Scene, light: Light, view: View): Drawn['alt'] {
  const near = view.startsWith('close');
  const told = (lang: 'en' | 'sw', nearer: string) => {
    const sentence = alt[lang].replace(/\.$/, '');
    return `${near ? `${nearer}: ` : ''}${sentence}${hours[light][lang]}.`;
  };
  return { en: told('en', 'Close-up'), sw: told('sw', 'Picha ya karibu') };
}

const hours: Record<Light, { en: string; sw: string }> = {
  dawn: { en: ', at dawn', sw: ', alfajiri' },
  day: { en: '', sw: '' },
  gold: { en: ', before sunset', sw: ', jua likielekea kuzama' },
  dusk: { en: ', at dusk', sw: ', wakati wa machweo' },
  night: { en: ', at night', sw: ', usiku' },
  mist: { en: ', in mist', sw: ', kwenye ukungu' },
};

/**
 * Where a place lies in Kenya, as a picture.
 * @param name the place's, for the description
 */
export function drawMap(spot: { lat: number; lon: number }, name: string, print: MapPrint = 'teal'): Drawn {
  return {
    svg: svg('0 0 1600 1200', mapDrawing(spot, print)),
    alt: { en: `Map of Kenya with a pin at ${name}.`, sw: `Ramani ya Kenya yenye alama palipo ${name}.` },
  };
}

function frame(drawing: string, { close }: Scene, view: View): string {
  const height = close.width * 0.75;
  const left = Math.min(Math.max(close.x - close.width / 2, 0), 1600 - close.width);
  const top = Math.min(Math.max(close.y - height / 2, 0), 1200 - height);
  const box = view.startsWith('close') ? `${left} ${top} ${close.width} ${height}` : '0 0 1600 1200';
  // Turned round about the middle of what is shown.
  const axis = view === 'close-mirror' ? 2 * left + close.width : 1600;
  const turned = view.endsWith('mirror') ? `<g transform="matrix(-1 0 0 1 ${axis} 0)">${drawing}</g>` : drawing;
  return svg(box, turned);
}

const svg = (box: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="1600" height="1200">${drawing}</svg>`;

// FNV-1a, 32 bits: each scene has random numbers of its own, the same ones in every light.
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}
