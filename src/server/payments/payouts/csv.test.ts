import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test.each(['=1+1', '+254', '-2', '@SUM(A1)', '\tx', '\r=1'])('a cell %j opens as text', (text) => {
  const [, [cell] = []] = parse(csvOf(['a'], [[text]]), { bom: true }) as string[][];
  expect(cell).toBe(`'${text}`);
});

test('numbers, quotes, commas and line ends come back as they were', () => {
  const row = ['Mama "Njeri", Ltd', 'two\nlines', -88.5, null, 'Ngũgĩ'];
  const text = csvOf(['a', 'b', 'c', 'd', 'e'], [row]);
  expect(text.startsWith('\uFEFFa,b,c,d,e\r\n')).toBe(true);
  const [, cells] = parse(text, { bom: true }) as string[][];
  expect(cells).toEqual(['Mama "Njeri", Ltd', 'two\nlines', '-88.5', '', 'Ngũgĩ']);
});
