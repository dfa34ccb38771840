import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { fates, ownDataParts } from '#server/own-data/parts.ts';
import { tables } from '#server/product.ts';
import { ownSections } from '#shared/own-data.ts';

/** Columns by which a row names a person: those that refer to `people`, and ids that are called so. */
const namesPerson = (table: PgTable): boolean => {
  const { columns, foreignKeys } = getTableConfig(table);
  const refers = foreignKeys.some((key) => key.reference().foreignTable === people);
  const called = columns.some(
    (column) => column.getSQLType() === 'uuid' && /(?:^|_)(?:person|actor|admin|user)_id$|_by$/.test(column.name),
  );
  return refers || called || table === people;
};

test('every table with a person’s id says what becomes of its rows when the account is deleted, and no other does', () => {
  const named = tables.filter(namesPerson).map((table) => getTableConfig(table).name);
  expect(named.length).toBeGreaterThan(30);
  expect(Object.keys(fates).sort()).toEqual(named.sort());
});

test('what is kept has its reason', () => {
  const reasons = Object.values(fates).flatMap((fate) => (typeof fate === 'string' ? [] : [fate.kept]));
  for (const reason of reasons) expect(reason.length).toBeGreaterThan(20);
});

test('each table and each section belongs to one feature', () => {
  const all = ownDataParts.flatMap(({ tables: own }) => Object.keys(own));
  expect(all).toEqual([...new Set(all)]);
  const sections = ownDataParts.flatMap(({ sections: own = {} }) => Object.keys(own));
  expect(sections.sort()).toEqual([...ownSections].sort());
});
