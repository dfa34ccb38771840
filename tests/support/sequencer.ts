import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * One project after another, so that a worker keeps its modules as long as it can. `unit` comes last, whose files are
 * the shortest: they fill the time in which one worker still has a long file of another project to finish.
 */
const projects = ['db', 'long', 'e2e', 'unit'];

export class ProjectsInTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files); // within a project the longest first
    const turn = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return sorted.toSorted((one, other) => turn(one) - turn(other));
  }
}
