import { expect, test } from 'vitest';
import { catalogues } from '#shared/i18n/catalogues.ts';
import { letterTextProblem } from '#shared/letter-texts.ts';
import { isSubject, keysOf, letterNames, oursIn } from './letter-catalogue.ts';

/** What is the same in every letter, labels of facts, and buttons. */
const fixed =
  /^(?:greeting|signature|footer\.|fact\.|button\.|approval\.|payout\.|calendarConflict\.(?:calendar|days)$)|\.button$/;

/** By these people notice that somebody else acts in their name, or what another admin does. */
const guarding =
  /^(?:verify|emailChanged|ownDownload|deletion(?:Asked|Stopped)|accountDeleted|password(?:Reset|Changed)|secondFactor|waysIn|payoutMethod|admin(?:Factor|Made)|consent(?:Asked|Decided)|newsletter(?:Asked|Already))\./;

test('every sentence of our letters can be worded in exactly one place, but for those that guard accounts and money', () => {
  const sentences = Object.keys(catalogues.en.mail).filter((key) => !fixed.test(key) && !guarding.test(key));
  expect(letterNames.flatMap(keysOf).sort()).toEqual(sentences.sort());
});

test('a letter begins with its subject', () => {
  const without = letterNames.filter((name) => !keysOf(name).slice(0, 1).every(isSubject));
  expect(without).toEqual(['requestClosed', 'refund', 'team']);
});

test('our own sentences are such as admins may write', () => {
  for (const lang of ['en', 'sw'] as const) {
    for (const key of letterNames.flatMap(keysOf)) {
      const ours = oursIn(lang, key);
      expect([key, letterTextProblem(ours, { ours, isSubject: isSubject(key) })]).toEqual([key, undefined]);
    }
  }
});
