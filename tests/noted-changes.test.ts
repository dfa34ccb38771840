import { expect, test } from 'vitest';
import { isTest, sourcesIn, textOf } from './support/imports.ts';

/** The tables that kept public answers show. */
const shownTables = [
  ...['services', 'serviceSeasons', 'serviceDayPrices', 'servicePictures', 'searchWords'],
  ...['providers', 'reviews', 'reviewPictures', 'settingsVersions', 'sitePictures', 'helpArticles'],
];
const writes = new RegExp(
  `\\.(?:insert|update|delete)\\((?:${shownTables.join('|')})\\)|(?:update|insert into|delete from) \\$\\{(?:${shownTables.join('|')})\\}`,
);

/** Files that write such a table and change nothing that is shown, each with the reason. */
const exceptions: Record<string, string> = {
  'src/server/providers/repository.ts': 'A new provider is not approved.',
  'src/server/providers/mark-decided.ts':
    'approve-provider.ts notes an approval, and a rejected provider was never seen.',
  'src/server/providers/lock-editable.ts': 'An application that may be changed is not approved.',
  'src/server/providers/add-phone-keys.ts': 'Nobody sees the digest of a phone.',
  'src/server/catalogue/warn-closing.ts': 'Nobody sees when its provider is told.',
  'src/server/providers/letters/letter-choice.ts': 'Nobody but its members sees which letters it gets.',
  'src/server/providers/own-data.ts': 'Only what was begun and never submitted ends with its account.',
  'src/server/onboarding/repository.ts': 'Nor is one that is begun, changed or submitted.',
};

test('whatever writes what kept answers show notes the change', () => {
  const writers = sourcesIn('src/server').filter((file) => !isTest(file) && writes.test(textOf(file)));
  expect(writers.length).toBeGreaterThan(6);
  const silent = writers.filter((file) => !/\b(?:noteListings|noteChange|moveVersions)\(/.test(textOf(file)));
  expect(silent.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

const personWrites = /\.update\((?:people|sessions)\)/;

/** Files that change a person and nothing that their session says, each with the reason. */
const sessionExceptions: Record<string, string> = {
  'src/server/accounts/add-phone-keys.ts': 'A session says the phone, and not its digest.',
  'src/server/accounts/make-admin.ts': 'A script runs it, so that no process of ours has the session.',
  'src/server/own-data/delete-account.ts': 'A session does not say when the account is to be deleted.',
  'src/server/accounts/set-email-verified.ts': 'A session does not say whether the address is verified.',
};

test('whatever ends sessions or changes what they say of their person notes it', () => {
  const writers = sourcesIn('src/server').filter((file) => !isTest(file) && personWrites.test(textOf(file)));
  expect(writers.length).toBeGreaterThan(6);
  const silent = writers.filter((file) => !/\b(?:noteSessions|endSessionsOf|sessions\.drop)\(/.test(textOf(file)));
  expect(silent.toSorted()).toEqual(Object.keys(sessionExceptions).toSorted());
});
