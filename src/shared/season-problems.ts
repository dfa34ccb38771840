import type { CalendarDate } from './dates.ts';

/** The days of a season, both included. */
interface Days {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** What is wrong with a season: it ends before it begins, or has a day of another one. */
interface SeasonProblem {
  /** Its place in the list. */
  index: number;
  /** The place of the other season of which it has a day; absent where the end lies before the start. */
  overlaps?: number;
}

/** What is wrong with the seasons of one service, at most one problem for each, in their order. */
export function seasonProblems(seasons: readonly Days[]): SeasonProblem[] {
  return seasons.flatMap((season, index): SeasonProblem[] => {
    if (season.endDate < season.startDate) return [{ index }];
    const other = seasons.findIndex(
      (each, place) => place < index && each.startDate <= season.endDate && season.startDate <= each.endDate,
    );
    return other === -1 ? [] : [{ index, overlaps: other }];
  });
}
