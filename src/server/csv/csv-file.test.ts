import { buffer, text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { describe, expect, test } from 'vitest';
import type { Lang } from '#shared/languages.ts';
import { type Cell, type Column, csvFile } from './csv-file.ts';

const titles = { en: ['Name', 'Sum'], sw: ['Jina', 'Jumla'] };
const columns: Column<[Cell, Cell]>[] = [0, 1].map((at) => ({
  title: (lang) => titles[lang][at] ?? '',
  cell: (row) => row[at] ?? null,
}));

async function written(rows: Iterable<[Cell, Cell]>, lang: Lang = 'en'): Promise<string> {
  const { body } = await csvFile({ filename: 'table.csv', lang, columns, rows });
  return (await buffer(body)).toString(); // `text` would remove the byte order mark
}
const cellsOf = (table: string) => parse(table, { bom: true }) as string[][];

describe('cells', () => {
  test.each(['=1+1', '+254', '-2', '@SUM(A1)', '\tx', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠A1'])(
    'a text %j opens as text',
    async (cell) => {
      expect(cellsOf(await written([[cell, 1]]))[1]).toEqual([`'${cell}`, '1']);
    },
  );

  test('numbers stay numbers, and quotes, commas, line ends and empty cells are read as they were written', async () => {
    const rows: [Cell, Cell][] = [
      ['Mama "Njeri", Ltd', -88.5],
      ['two\nlines', 0],
      ['Ngũgĩ', null],
      [null, 9_007_199_254_740_991],
    ];
    const table = await written(rows);
    expect(table).toContain('\r\n"Mama ""Njeri"", Ltd",-88.5\r\n');
    expect(cellsOf(table).slice(1)).toEqual([
      ['Mama "Njeri", Ltd', '-88.5'],
      ['two\nlines', '0'],
      ['Ngũgĩ', ''],
      ['', '9007199254740991'],
    ]);
  });

  test.each(['en', 'sw'] as const)('titles in %s, also of a table without rows', async (lang) => {
    expect(await written([], lang)).toBe(`\uFEFF${titles[lang].join(',')}\r\n`);
    expect(cellsOf(await written([['a', 1]], lang))[0]).toEqual(titles[lang]);
  });
});

/** A source that counts how much of it was read, and notes whether it was closed. */
function sourceOf(most: number) {
  const told = { read: 0, ended: false };
  async function* rows(): AsyncGenerator<[Cell, Cell]> {
    try {
      for (; told.read < most; told.read++)
        yield [`Row ${told.read} of a table that is far longer than memory`, told.read];
    } finally {
      told.ended = true;
    }
  }
  return { told, rows: rows() };
}

describe('while it is sent', () => {
  test('rows are read only as fast as they are written', async () => {
    const { told, rows } = sourceOf(200_000);
    const { body } = await csvFile({ filename: 'table.csv', lang: 'en', columns, rows });
    const closed = new Promise((done) => body.once('close', done));
    for await (const _ of body) break;
    expect(told.read).toBeLessThan(5_000);
    await closed;
    expect(told.ended).toBe(true);
  });

  test('a client that disconnects before the first byte closes the source', async () => {
    const { told, rows } = sourceOf(200_000);
    const { body } = await csvFile({ filename: 'table.csv', lang: 'en', columns, rows });
    const closed = new Promise((done) => body.once('close', done));
    body.destroy();
    await closed;
    expect(told.ended).toBe(true);
  });

  test('a source that fails at once fails before anything is sent, one that fails later cuts the table off', async () => {
    const failing = async function* (after: number): AsyncGenerator<[Cell, Cell]> {
      for (let row = 0; row < after; row++) yield ['a', row];
      throw new Error('the database went away');
    };
    await expect(csvFile({ filename: 'table.csv', lang: 'en', columns, rows: failing(3) })).rejects.toThrow(
      'went away',
    );
    const { body } = await csvFile({ filename: 'table.csv', lang: 'en', columns, rows: failing(1_000) });
    await expect(text(body)).rejects.toThrow('went away');
  });

  test('all rows arrive, in order and once', async () => {
    const { rows } = sourceOf(1_201);
    const { body } = await csvFile({ filename: 'table.csv', lang: 'en', columns, rows });
    const sums = cellsOf(await text(body))
      .slice(1)
      .map(([, sum]) => Number(sum));
    expect(sums).toEqual(Array.from({ length: 1_201 }, (_, row) => row));
  });
});

describe('memory', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const heap = () => {
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const most = 200_000;

  /** How far the heap grew while `rows` were read, as a part of what was written. */
  async function growth(write: (rows: AsyncGenerator<[Cell, Cell]>) => Promise<number>): Promise<number> {
    const before = heap();
    let peak = before;
    async function* watched(): AsyncGenerator<[Cell, Cell]> {
      for await (const row of sourceOf(most).rows) {
        if (Number(row[1]) % 20_000 === 0) peak = Math.max(peak, heap());
        yield row;
      }
      peak = Math.max(peak, heap());
    }
    const size = await write(watched());
    return (peak - before) / size;
  }

  const streamed = async (rows: AsyncGenerator<[Cell, Cell]>) => {
    const { body } = await csvFile({ filename: 'table.csv', lang: 'en', columns, rows });
    let size = 0;
    for await (const chunk of body) size += (chunk as Buffer).length;
    return size;
  };
  const atOnce = async (rows: AsyncGenerator<[Cell, Cell]>) => {
    const all: Cell[][] = [];
    for await (const row of rows) all.push(row);
    return Buffer.byteLength(stringify(all));
  };

  test('for 200,000 rows is a small part of the table; control: written at once it is more than the table', async () => {
    expect(await growth(streamed)).toBeLessThan(0.1);
    expect(await growth(atOnce)).toBeGreaterThan(1);
  }, 300_000);
});
