import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * One project after another, so that a worker keeps its modules as long as it can. `unit` comes last, whose files are
 * the shortest: they fill the time in which one worker still has a long file of another project to finish.
 */
const projects = ['db', 'long', 'e2e', 'long-e2e', 'unit'];

/**
 * They take longer than their size lets expect, which is all that is known in a fresh clone: begun last, one of them would
 * run on alone.
 */
const slow = [
  'tests/e2e/every-page.test.ts',
  'tests/e2e/keyboard.test.ts',
  'tests/e2e/signed-in.test.ts',
  'tests/e2e/onboarding.test.ts',
  'tests/e2e/security.test.ts',
  'tests/starts/demo-data.db.test.ts',
  'tests/calls/odd-input.db.test.ts',
  'tests/calls/rights.db.test.ts',
  'tests/starts/embedded.db.test.ts',
  'tests/faults/reconciliation/deleted-rows.db.test.ts',
  'tests/faults/histories/any-order.db.test.ts',
  'tests/faults/histories/random-histories.db.test.ts',
  'tests/faults/crashes/disbursements.db.test.ts',
];

export class ProjectsInTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files); // the longest first, as far as it is known
    const turn = ({ project }: TestSpecification) => projects.indexOf(project.name);
    const isSlow = ({ moduleId }: TestSpecification) => slow.some((file) => moduleId.endsWith(`/${file}`));
    return sorted.toSorted((one, other) => turn(one) - turn(other) || Number(isSlow(other)) - Number(isSlow(one)));
  }
}
