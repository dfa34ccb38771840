import { expect, test } from 'vitest';
import { exportsOf, importedNamesOf } from './support/exports.ts';
import { sourcesIn } from './support/imports.ts';

const files = ['src', 'art', 'scripts', 'tests'].flatMap(sourcesIn);
const exported = files.flatMap((file) => exportsOf(file).map((name) => `${file} ${name}`));
const imported = new Set([...files, 'vite.config.ts', 'vitest.config.ts'].flatMap(importedNamesOf));
const unused = exported.filter((one) => !imported.has(one));

/** Exports that a tool reads, each with its reason. */
const readByTools: { name: RegExp; reason: string }[] = [
  { name: /^src\/web\/routes\/.+\.tsx Route$/, reason: 'The generated list of all routes imports it.' },
  { name: /^src\/web\/server\.ts default$/, reason: 'TanStack Start builds the server’s part of the pages from it.' },
  { name: /^src\/web\/start\.ts startInstance$/, reason: 'TanStack Start reads its options from it.' },
  { name: /^scripts\/drizzle\.config\.ts default$/, reason: 'drizzle-kit reads it.' },
  { name: /^scripts\/counts-reporter\.ts default$/, reason: 'Vitest loads reporters by their path.' },
  {
    name: /^tests\/(support\/global-setup|e2e\/support\/fill-demo)\.ts default$/,
    reason: 'Vitest runs it before all tests.',
  },
];

test('there are exports and imports to judge', () => {
  expect(exported.length).toBeGreaterThan(3000);
  expect(imported.size).toBeGreaterThan(3000);
});

test('every exported name is imported by another file; else it needs no export', () => {
  expect(unused.filter((one) => !readByTools.some(({ name }) => name.test(one)))).toEqual([]);
});

test('each exception is still needed', () => {
  expect(readByTools.filter(({ name }) => !unused.some((one) => name.test(one)))).toEqual([]);
});
