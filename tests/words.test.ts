import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourcesIn, textOf } from './support/imports.ts';

/** Words that were replaced by the terms of docs/glossary.md. */
const replaced: { word: RegExp; write: string }[] = [
  { word: /\b(un)?vouch(ed|es|ing)?\b/i, write: 'verify, verified, unverified' },
  { word: /\bdeeds?\b/i, write: 'action' },
  { word: /\bpurses?\b/i, write: 'account' },
  { word: /\b(witness(es)?|victims?|forgers?)\b/i, write: 'invariants, child process, forged callback' },
  { word: /\bkindness(es|Cents)?\b/i, write: 'goodwill' },
  { word: /\bfurniture\b/i, write: 'layout data' },
  { word: /\bcall-off\b/i, write: 'withdraw-refund' },
  { word: /\b(take-over|takeOver(Ms)?)\b/, write: 'claim-for-stripe, or what is claimed' },
  { word: /\b(if-paid|ifPaid)\b/, write: 'late-payment-effect' },
  { word: /\b(useTakingUp|useItsId|lookAt)\b/, write: 'useResumePayment, useCanonicalId, checkAttempt' },
  { word: /\b(Mpesa|Bank)Word\b/, write: 'StkStatus, BankNote' },
  {
    word: /leaves? the house|none of (its|our|their) business|\bphones? that rings?\b/i,
    write: 'what is meant, without a metaphor',
  },
  {
    word: /\b(lockAround|lookAround|ignoreLoudly|meetWaiting|giveAgain|callOff)\b/,
    write: 'lockAttempt, checkDuePayments, ignoreAndRaiseIssue, reduceQueuedRefunds, restoreRefund, withdrawRefund',
  },
];

/** Papers that are not in the repository, so that a reader cannot open them. */
const papersElsewhere =
  /\b(payments reference|house[ -]style|product\.md|stack\.md|Rule \d+|(the|customer’s) specification)\b/i;

const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && name !== 'glossary.md')
  .map((name) => join('docs', name));
const files = [...['src', 'art', 'scripts', 'tests'].flatMap(sourcesIn), ...documents, 'README.md', 'CONTRIBUTING.md'];

/** `file:line: what was found` for each line that matches. */
function linesWith(pattern: RegExp): string[] {
  return files
    .filter((file) => file !== 'tests/words.test.ts')
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) => {
          const found = pattern.exec(line)?.[0];
          return found ? [`${file}:${index + 1}: ${found}`] : [];
        }),
    );
}

test('there are files to search', () => expect(files.length).toBeGreaterThan(1000));

test.each(replaced)('no file has $word; write: $write', ({ word }) => {
  expect(linesWith(word)).toEqual([]);
});

test('no file refers to a paper outside of the repository', () => {
  expect(linesWith(papersElsewhere)).toEqual([]);
});
