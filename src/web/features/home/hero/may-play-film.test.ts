import { describe, expect, test } from 'vitest';
import { mayPlayFilm } from './may-play-film.ts';

describe('the film', () => {
  test.each([
    { who: 'a browser that tells nothing', prefers: '', line: undefined, welcome: true },
    { who: 'a quick line', prefers: '', line: { effectiveType: '4g', saveData: false }, welcome: true },
    { who: 'less motion', prefers: '(prefers-reduced-motion: reduce)', line: undefined, welcome: false },
    { who: 'less data by preference', prefers: '(prefers-reduced-data: reduce)', line: undefined, welcome: false },
    { who: 'data saver', prefers: '', line: { saveData: true }, welcome: false },
    { who: 'a slow line', prefers: '', line: { effectiveType: '3g' }, welcome: false },
  ])('$who: $welcome', ({ prefers, line, welcome }) => {
    expect(mayPlayFilm((query) => query === prefers, line)).toBe(welcome);
  });
});
