import { expect, test } from 'vitest';
import { isTest, sourcesIn, textOf } from './support/imports.ts';

/** The tables that kept public answers show. */
const shownTables = [
  ...['services', 'serviceSeasons', 'servicePictures', 'searchWords'],
  ...['providers', 'reviews', 'settingsVersions', 'sitePictures'],
];
const writes = new RegExp(
  `\\.(?:insert|update|delete)\\((?:${shownTables.join('|')})\\)|(?:update|insert into|delete from) \\$\\{(?:${shownTables.join('|')})\\}`,
);

/** Files that write such a table and change nothing that is shown, each with the reason. */
const exceptions: Record<string, string> = {
  'src/server/providers/repository.ts': 'A new provider is not approved.',
  'src/server/providers/mark-approved.ts': 'approve-provider.ts notes it.',
};

test('whatever writes what kept answers show notes the change', () => {
  const writers = sourcesIn('src/server').filter((file) => !isTest(file) && writes.test(textOf(file)));
  expect(writers.length).toBeGreaterThan(6);
  const silent = writers.filter((file) => !/\b(?:noteListings|noteChange|moveVersions)\(/.test(textOf(file)));
  expect(silent.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
