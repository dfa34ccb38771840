import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caseKinds } from '#shared/cases.ts';
import { failureCodes } from '#shared/failure-codes.ts';
import { catalogues } from '#shared/i18n/catalogues.ts';
import { noteTexts } from '#web/features/admin/money/event-list.tsx';

const root = 'src/server/payments';
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'));

/** Every text that the payments' code writes in one of these places. */
const written = (place: RegExp) => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(place)].map(([, text = '']) => text))),
];

test('every code for why money did not move has words in both languages', () => {
  const codes = written(/\b(?:error|errorCode|lastError): '(\w+)'/g);
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => !failureCodes.some((known) => known === code))).toEqual([]);
  for (const lang of ['en', 'sw'] as const) {
    const words: Readonly<Record<string, string>> = catalogues[lang]['admin-bookings'];
    expect(failureCodes.filter((code) => !words[`failure.${code}`])).toEqual([]);
  }
});

test('every code that a case names by itself has words', () => {
  const found = written(/\bfound: '(\w+)'/g);
  expect(found).toContain('cards_off');
  expect(found.filter((code) => !failureCodes.some((known) => known === code))).toEqual([]);
});

test('every note about a message of Stripe or M-Pesa has words', () => {
  const notes = [
    ...written(/outcome: [^}\n]*\bnote: '([^']+)'/g),
    ...written(/\b(?:note|NO_ATTEMPT|redacted) = '([^']+)'/g),
    ...written(/\bignore\('(\w+)'\)/g),
    ...written(/ignoreAndRaiseIssue\([^)]*'(\w+)'\)/g),
    ...written(/askNow\(app, tx, found, '([^']+)'\)/g),
    ...written(/kind: '(\w+)'; code: string/g),
  ].filter((note) => note !== 'silent');
  expect(notes).toEqual(expect.arrayContaining(['callback_mismatch', 'livemode', 'undone', 'redacted']));
  expect(notes.filter((note) => !Object.hasOwn(noteTexts, note))).toEqual([]);
  expect(caseKinds).toEqual(expect.arrayContaining(['callback_mismatch', 'callback_unreadable']));
});
