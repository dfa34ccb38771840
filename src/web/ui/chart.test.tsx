import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chart } from './chart.tsx';

const draw = (values: readonly number[]) =>
  renderToStaticMarkup(
    <Chart
      title="Revenue"
      unit="in dollars"
      shape="bars"
      tick={String}
      points={values.map((value, place) => ({
        key: String(place),
        label: String(place),
        name: `Day ${place}`,
        value,
        text: `$${value}`,
      }))}
    />,
  );

/** Top and height of each bar, of 160. */
const barsOf = (html: string) =>
  [...html.matchAll(/<rect [^>]*y="([\d.]+)"[^>]*height="([\d.]+)"/g)].map(([, y, height]) => [
    Number(y),
    Number(height),
  ]);

test('a value below 0 is a bar below the line of 0, and is told to screen readers', () => {
  const html = draw([100, -100, 0]);
  expect(barsOf(html)).toEqual([
    [0, 80],
    [80, 80],
    [80, 0],
  ]);
  expect(html).toContain('<td>$-100</td>');
});

test('where all is below 0, the line of 0 is at the top; where all is 0 or above, at the bottom', () => {
  expect(barsOf(draw([-40, -20]))).toEqual([
    [0, 160],
    [0, 80],
  ]);
  expect(barsOf(draw([40, 0]))).toEqual([
    [0, 160],
    [160, 0],
  ]);
  expect(barsOf(draw([0, 0]))).toEqual([
    [160, 0],
    [160, 0],
  ]);
});
