import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeColors } from '#web/lib/theme.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

type Theme = 'light' | 'dark';
/** Where an element is: on the page, or in a band that is dark in both themes. */
type Ground = 'page' | 'night';

/** The declarations of every block with this selector. */
function declared(selector: string): [name: string, value: string][] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.split(',').some((each) => each.trim() === selector))
    .flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
    .map(([, name = '', value = '']) => [name, value]);
}

const both = (value: string) => /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);

/** @returns the colour as #rrggbb @throws Error if the tokens have no such colour */
function colour(name: string, theme: Theme, ground: Ground): string {
  const own = ground === 'night' ? declared('.night').findLast(([each]) => each === name) : undefined;
  const [, value = ''] = own ?? declared(':root').find(([each]) => each === name) ?? [];
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return colour(other, theme, 'page');
  const pair = both(value);
  // In a night band every colour that it declares again has its dark value.
  const found = pair ? pair[theme === 'dark' || own ? 2 : 1] : value;
  if (!/^#\w{6}$/.test(found ?? '')) throw new Error(`--${name} is no colour: ${value}`);
  return found as string;
}

/** @see WCAG 2.2, relative luminance and contrast ratio */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const text = 4.5;
/** The least contrast of borders of controls, focus, icons and marks with a meaning. */
const mark = 3;

const papers = ['canvas', 'surface', 'sunken'];
const pairs: [ink: string, grounds: string[], least: number][] = [
  ['ink', [...papers, 'brand-soft'], text],
  ['ink-soft', papers, text],
  ['brand', papers, text],
  ['brand-strong', papers, text],
  ['accent', [...papers, 'accent-soft'], text],
  ['danger', [...papers, 'danger-soft'], text],
  ['success', [...papers, 'success-soft'], text],
  ['warning', [...papers, 'warning-soft'], text],
  ['info', [...papers, 'info-soft'], text],
  ['on-brand', ['brand', 'brand-strong'], text],
  ['on-action', ['action', 'action-strong'], text],
  ['canvas', ['ink'], text],
  ['surface', ['ocean'], text],
  ['action', papers, mark],
  ['brand', ['surface'], mark],
  ['line-strong', papers, mark],
  ['focus', papers, mark],
  ['ocean', [...papers, 'ocean-soft'], mark],
];

const cases = (['light', 'dark'] as const).flatMap((theme) =>
  (['page', 'night'] as const).flatMap((ground) =>
    pairs.flatMap(([ink, grounds, least]) => grounds.map((paper) => ({ theme, ground, ink, paper, least }))),
  ),
);

test.each(cases)('$theme $ground: $ink on $paper reaches $least', ({ theme, ground, ink, paper, least }) => {
  const [front, back] = [colour(ink, theme, ground), colour(paper, theme, ground)];
  expect(contrast(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(least);
});

test.each(['light', 'dark'] as const)('text over a picture is readable on the brightest sky, %s', (theme) => {
  const [, red, green, blue, cover] = /--shade: rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(css)?.map(Number) ?? [];
  // Behind text the gradient has at least 88 % of its first opacity (app.css, shade).
  const least = (cover ?? 0) * 0.88;
  const shaded = [red, green, blue].map((part) => Math.round((part ?? 255) * least + 255 * (1 - least)));
  const sky = `#${shaded.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  expect(contrast(colour('on-night', theme, 'page'), sky), sky).toBeGreaterThanOrEqual(text);
});

test('the contrast is computed right: black on white is 21, and a light grey is too low', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#999999', '#ffffff')).toBeLessThan(text);
});

test("the browser's own bars have the colour of the canvas", () => {
  expect(themeColors).toEqual({ light: colour('canvas', 'light', 'page'), dark: colour('canvas', 'dark', 'page') });
});
