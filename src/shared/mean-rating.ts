/** The mean of some ratings of 1 to 5 with one decimal, as it is shown; null without any. */
export const meanRating = (sum: number, count: number): number | null =>
  count > 0 ? Math.round((sum / count) * 10) / 10 : null;
