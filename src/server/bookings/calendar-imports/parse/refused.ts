import type { CalendarProblem } from '#shared/calendar-imports.ts';

/** A file that is refused as a whole, so that nothing of it changes the listing. */
export class Refused extends Error {
  readonly problem: CalendarProblem;

  constructor(problem: CalendarProblem) {
    super(problem);
    this.problem = problem;
  }
}
