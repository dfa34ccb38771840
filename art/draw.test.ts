import { describe, expect, test } from 'vitest';
import { type SceneName, scenes } from './all-scenes.ts';
import { drawMap, drawScene, type SceneRecipe, views } from './draw.ts';
import { cuts, savannahFrame } from './film/savannah-film.ts';

const names = Object.keys(scenes) as SceneName[];

/** What a renderer would ignore silently: ids that occur twice or are missing, and values that are not numbers. */
function faultsOf(svg: string): string[] {
  const named = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, name = '']) => name);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, name = '']) => name);
  return [
    ...named.filter((name, place) => named.indexOf(name) < place).map((name) => `${name} twice`),
    ...used.filter((name) => !named.includes(name)).map((name) => `${name} missing`),
    ...(svg.match(/NaN|Infinity|undefined|null/g) ?? []),
  ];
}

test.each(names)('%s has no faults in any of its lights, and is the same each time', (name) => {
  for (const light of scenes[name].lights) {
    const { svg } = drawScene(`${name}@${light}`);
    expect(faultsOf(svg), light).toEqual([]);
    expect(drawScene(`${name}@${light}`).svg === svg, light).toBe(true);
  }
});

test('the map and the moments of the film have no faults, and are the same each time', () => {
  expect(faultsOf(drawMap({ lat: -1.49, lon: 35.14 }, 'Maasai Mara').svg)).toEqual([]);
  for (const cut of Object.keys(cuts) as (keyof typeof cuts)[]) {
    for (const t of [0, 0.3, 0.7]) expect(faultsOf(savannahFrame(t, cut)), `${cut} ${t}`).toEqual([]);
  }
});

test('faults are found', () => {
  expect(faultsOf('<g id="a"/><g id="a"/><use href="#b"/><path fill="url(#a)" d="MNaN 0"/>')).toEqual([
    'a twice',
    'b missing',
    'NaN',
  ]);
});

describe('views', () => {
  const recipe = 'savannah-giraffes@dawn' satisfies SceneRecipe;

  test('are four different pictures of a scene', () => {
    expect(new Set(views.map((view) => drawScene(`${recipe}-${view}`).svg)).size).toBe(views.length);
    expect(drawScene(`${recipe}-whole`)).toEqual(drawScene(recipe));
  });

  test.each(names)('of %s from near stay on the canvas', (name) => {
    const { svg } = drawScene(`${name}@${scenes[name].lights[0]}-close`);
    const [left = 0, top = 0, width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect([left + width <= 1600, top + height <= 1200, width >= 700]).toEqual([true, true, true]);
  });
});

describe('descriptions', () => {
  test.each(names)('of %s are one sentence in each language', (name) => {
    for (const text of Object.values(scenes[name].alt)) expect(text).toMatch(/^\p{Lu}[^.]{10,200}\.$/u);
  });

  test('name the hour and the distance, so that the pictures of a gallery have different descriptions', () => {
    const told = ['savannah-giraffes@day', 'savannah-giraffes@dawn', 'savannah-giraffes@dawn-close'] as const;
    for (const lang of ['en', 'sw'] as const) {
      expect(new Set(told.map((one) => drawScene(one).alt[lang])).size).toBe(told.length);
    }
  });
});
