import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/imports.ts';

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

test('every file that "Where the calls land" names is there', () => {
  const section = page.slice(page.indexOf('## Where the calls land'), page.indexOf('## Pictures'));
  const files = [...section.matchAll(/[\w-]+(?:\/[\w-]+)+\.ts/g)].map(([path]) => path);
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !existsSync(join(root, 'src/server', file)))).toEqual([]);
});

test('every file that "Where do I add" names is there', () => {
  const section = page.slice(page.indexOf('## Where do I add'), page.indexOf('## Boundaries'));
  const files = [...section.matchAll(/`([\w()-]+(?:\/[\w()-]+)+(?:\.schemas)?\.tsx?)`/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(20);
  const isThere = (file: string) =>
    ['', 'src', 'src/server', 'src/server/payments'].some((folder) => existsSync(join(root, folder, file)));
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});
