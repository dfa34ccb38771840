import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { nextReference, reserveReference } from './references.ts';

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp();
});
afterAll(() => product.close());

const numberOf = (reference: string) => Number(reference.split('-')[2]);
const many = (count: number) => Promise.all(Array.from({ length: count }, () => nextReference(product.app)));

test('hundreds that are taken at once are all different, from blocks of twenty', async () => {
  const references = await many(205);
  expect(new Set(references).size).toBe(205);
  expect(references.map(numberOf).sort((a, b) => a - b)).toEqual(Array.from({ length: 205 }, (_, index) => index + 1));
  expect(references).toContain('BK-2026-001');
});

test('two processes never use the same reference', async () => {
  // Another client of the same database, as another process has: blocks belong to the client.
  const other = { ...product.app, db: Object.create(product.app.db) as typeof product.app.db };
  const both = await Promise.all(
    Array.from({ length: 100 }, (_, index) => nextReference(index % 2 ? product.app : other)),
  );
  expect(new Set(both).size).toBe(100);
});

test('the year is that of Nairobi, and each year has its own numbers', async () => {
  const { app, clock } = product;
  clock.freeze(new Date('2026-12-31T23:59:59+03:00'));
  expect(await nextReference(app)).toMatch(/^BK-2026-/);
  clock.advance(1_000);
  expect(await nextReference(app)).toBe('BK-2027-001');
  clock.advance(-1_000);
  expect(await nextReference(app)).toMatch(/^BK-2026-/);
  clock.advance(1_000);
  expect(await nextReference(app)).toBe('BK-2027-002');
});

test('a reserved reference is not used, and numbers can have more than three digits', async () => {
  const { app, clock } = product;
  clock.freeze(new Date('2024-03-01T12:00:00+03:00'));
  await transaction(app, (tx) => reserveReference(tx, 'BK-2024-001'));
  expect(await nextReference(app)).toBe('BK-2024-002');
  clock.freeze(new Date('2023-03-01T12:00:00+03:00'));
  await transaction(app, (tx) => reserveReference(tx, 'BK-2023-999'));
  expect(await nextReference(app)).toBe('BK-2023-1000');
  await expect(transaction(app, (tx) => reserveReference(tx, 'BK-24-1'))).rejects.toThrow(RangeError);
});

test('a block that could not be reserved is requested again', async () => {
  const { app, clock } = product;
  clock.freeze(new Date('2030-01-01T12:00:00+03:00'));
  const broken = Object.create(app.db) as typeof app.db;
  let fails = true;
  broken.insert = ((table: Parameters<typeof app.db.insert>[0]) => {
    if (fails) throw new Error('down');
    return app.db.insert(table);
  }) as typeof app.db.insert;
  const other = { ...app, db: broken };
  await expect(Promise.all([nextReference(other), nextReference(other)])).rejects.toThrow('down');
  fails = false;
  expect(await nextReference(other)).toBe('BK-2030-001');
});
