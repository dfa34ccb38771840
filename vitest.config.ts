import { defineConfig } from 'vitest/config';

const databaseTests = ['src/**/*.db.test.ts', 'tests/**/*.db.test.ts'];
const e2eTests = ['tests/e2e/**/*.test.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: [...databaseTests, ...e2eTests],
          testTimeout: 10_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'db',
          include: databaseTests,
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: e2eTests,
          exclude: databaseTests,
          globalSetup: ['tests/support/global-setup.ts', 'tests/e2e/support/fill-demo.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
