import { expect, test } from 'vitest';
import {
  categories,
  categoryFacts,
  isCategory,
  mealCategories,
  stayCategories,
  transportCategories,
} from './categories.ts';

const valuesOf = (group: string) => categories.filter((one) => one.group === group).map(({ value }) => value);

test('there are 17 categories, and no value and no hue occurs twice', () => {
  expect(categories).toHaveLength(17);
  expect(new Set(categories.map(({ value }) => value)).size).toBe(17);
  expect(new Set(categories.map(({ hue }) => hue)).size).toBe(17);
});

test('each page lists the categories of its group', () => {
  expect([...stayCategories].sort()).toEqual(valuesOf('stay').sort());
  expect([...mealCategories].sort()).toEqual(valuesOf('meal').sort());
  expect([...transportCategories].sort()).toEqual(valuesOf('transport').sort());
  expect(valuesOf('experience').sort()).toEqual(['beach', 'city', 'cultural', 'mountain', 'safari']);
});

test('stays are priced by night, vehicles by day, rides by trip, the rest by person', () => {
  const unitOf = (value: string) => categories.find((one) => one.value === value)?.priceUnit;
  expect(stayCategories.map(unitOf)).toEqual(['night', 'night', 'night', 'night', 'night']);
  expect(transportCategories.map(unitOf)).toEqual(['day', 'trip', 'day', 'trip']);
  const perPerson = [...valuesOf('experience'), ...valuesOf('meal')];
  expect(new Set(perPerson.map(unitOf))).toEqual(new Set(['person']));
});

test('isCategory accepts exactly the values of the list', () => {
  expect(isCategory('mountain')).toBe(true);
  expect(isCategory('Safari')).toBe(false);
  expect(isCategory('toString')).toBe(false);
  expect(categories.map(({ value }) => categoryFacts(value))).toEqual([...categories]);
});
