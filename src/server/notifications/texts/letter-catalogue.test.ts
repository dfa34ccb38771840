import { expect, test } from 'vitest';
import { catalogues } from '#shared/i18n/catalogues.ts';
import { isSubject, keysOf, letterNames } from './letter-catalogue.ts';

/** What is the same in every letter, labels of facts, and buttons. */
const fixed =
  /^(?:greeting|signature|footer\.|fact\.|button\.|approval\.|payout\.|calendarConflict\.(?:calendar|days)$)|\.button$/;

test('every sentence of our letters can be worded in exactly one place', () => {
  const sentences = Object.keys(catalogues.en.mail).filter((key) => !fixed.test(key));
  expect(letterNames.flatMap(keysOf).sort()).toEqual(sentences.sort());
});

test('a letter begins with its subject', () => {
  const without = letterNames.filter((name) => !keysOf(name).slice(0, 1).every(isSubject));
  expect(without).toEqual(['requestClosed', 'refund', 'team', 'secondFactor']);
});
