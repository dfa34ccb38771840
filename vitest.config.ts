import { tmpdir } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findMemoryFolder } from '#tests/support/memory-folder.ts';
import { ProjectsInTurn } from '#tests/support/sequencer.ts';

// Read by `tmpdir()`, here and in the workers.
process.env.TMPDIR ??= findMemoryFolder() ?? tmpdir();

const databaseTests = ['src/**/*.db.test.ts', 'tests/**/*.db.test.ts'];
/** Runs with the tests in the browser, whose demo it examines: filling another one would take as long as all of it. */
const demoTest = 'src/server/demo/seed.db.test.ts';
/** Rare journeys in the browser, beside those of `rareCases`. */
const rareJourneys = 'tests/e2e/rare/*.test.ts';
const e2eTests = ['tests/e2e/**/*.test.ts', demoTest];
/** It fills 100,000 listings, which takes minutes: not part of `npm test`, but of `npm test -- long`. */
const planTest = 'tests/calls/plans-at-size.db.test.ts';
/** Rare cases that take minutes, most of them of money: after a change of what they are about they are run by `npm test -- long`. */
const rareCases = [
  'tests/faults/calls/consent-outcomes.db.test.ts',
  'tests/faults/calls/prompt-limits.db.test.ts',
  'tests/faults/changes/asked.db.test.ts',
  'tests/faults/changes/extras.db.test.ts',
  'tests/faults/changes/for-traveller.db.test.ts',
  'tests/faults/changes/party.db.test.ts',
  'tests/faults/changes/policy.db.test.ts',
  'tests/faults/changes/refused.db.test.ts',
  'tests/faults/changes/unpaid.db.test.ts',
  'tests/faults/crashes/at-any-write.db.test.ts',
  'tests/faults/crashes/disbursements.db.test.ts',
  'tests/faults/disputes/late-answers.db.test.ts',
  'tests/faults/disputes/second-payment.db.test.ts',
  'tests/faults/disputes/two-disputes.db.test.ts',
  'tests/faults/histories/any-order.db.test.ts',
  'tests/faults/histories/random-histories.db.test.ts',
  'tests/faults/late-money/after-the-hold.db.test.ts',
  'tests/faults/late-money/came-after-all.db.test.ts',
  'tests/faults/late-money/late-amount.db.test.ts',
  'tests/faults/late-money/never-came-of-two.db.test.ts',
  'tests/faults/late-money/never-came.db.test.ts',
  'tests/faults/late-money/repaid.db.test.ts',
  'tests/faults/late-money/unverified-payment.db.test.ts',
  'tests/faults/mpesa/b2c-and-reversals.db.test.ts',
  'tests/faults/payouts/given-up.db.test.ts',
  'tests/faults/reconciliation/case-forms.db.test.ts',
  'tests/faults/reconciliation/deleted-rows.db.test.ts',
  'tests/faults/reconciliation/found-by-statement.db.test.ts',
  'tests/faults/reconciliation/receipt-by-hand.db.test.ts',
  'tests/faults/reconciliation/sent-beside-a-push.db.test.ts',
  'tests/faults/reconciliation/statements.db.test.ts',
  'tests/faults/refunds/announced-amount.db.test.ts',
  'tests/faults/refunds/given-up-too-early.db.test.ts',
  'tests/faults/refunds/made-in-dashboard.db.test.ts',
  'tests/faults/refunds/no-initiator.db.test.ts',
  'tests/faults/refunds/paid-by-hand.db.test.ts',
  'tests/faults/refunds/sent-again.db.test.ts',
  'tests/faults/refunds/withdrawn.db.test.ts',
  'tests/starts/embedded.db.test.ts',
];
/** Of these `npm test` has time for a part (`tests/support/runs.ts`), and `npm test -- long` runs the whole. */
const partly = 'tests/races/changes-property.db.test.ts';
const partlyInBrowser = 'tests/e2e/keyboard.test.ts';

/** A worker runs many files: loading all packages again takes longer than most of them run. */
const sharedWorkers = {
  isolate: false,
  expect: { poll: { timeout: 30_000 } }, // its default, 1 s, is too short for a job or a page on a busy machine
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};
const freshModules = 'tests/support/fresh-modules.ts';

const inBrowser = {
  ...sharedWorkers,
  globalSetup: ['tests/support/global-setup.ts', 'tests/e2e/support/fill-demo.ts'],
  testTimeout: 240_000,
  hookTimeout: 240_000,
  retry: 1, // a browser on a busy machine; `npm test` names at its end what needed it, to be mended
};

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    execArgv: ['--max-semi-space-size=64'], // MB; with the default of 16 a worker spends a twentieth of its time collecting
    sequence: { sequencer: ProjectsInTurn },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'art/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...databaseTests, ...e2eTests],
          ...sharedWorkers,
          setupFiles: freshModules,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'db',
          include: databaseTests,
          exclude: [planTest, ...rareCases, demoTest],
          ...sharedWorkers,
          setupFiles: freshModules,
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 300_000, // tests that start processes of their own need half of it on a slow, busy machine
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'long',
          include: [planTest, ...rareCases, partly],
          env: { TEST_RUNS: 'all' },
          ...sharedWorkers,
          setupFiles: freshModules,
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
      { test: { name: 'e2e', include: e2eTests, exclude: [rareJourneys], ...inBrowser } },
      { test: { name: 'long-e2e', include: [rareJourneys, partlyInBrowser], env: { TEST_RUNS: 'all' }, ...inBrowser } },
    ],
  },
});
